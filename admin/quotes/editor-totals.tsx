import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import PictureAsPdf from '@mui/icons-material/PictureAsPdf'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { formatMoney } from '../../shared/quotes/money.ts'
import type { Quote, QuoteContent } from '../../shared/quotes/quote.ts'

import { totalRows, totalsOf } from '../../shared/quotes/totals.ts'
import { sentence } from '../../shared/text.ts'
import { callApi } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'
import { isReadable } from './edited-quote.ts'
import { quotesPath } from './request-quotes.ts'

type Props = {
  requestId: number
  content: QuoteContent
  draft: Quote | undefined
  /** Of the draft that is being edited. */
  updatedAt: string
  isRunning: boolean
  onPreview: () => void
  onDeleted: () => void
}

export function QuoteTotalsPanel({ requestId, content, draft, updatedAt, isRunning, onPreview, onDeleted }: Props) {
  return (
    <Box sx={{ position: { lg: 'sticky' }, top: { lg: 80 } }}>
      <Panel title="Totales">
        <Totals content={content} />
        <UnpricedNotice content={content} />
        <Stack sx={{ alignItems: 'flex-start', gap: 0.5, mt: 2 }}>
          <Button
            size="small"
            color="secondary"
            startIcon={<PictureAsPdf />}
            disabled={isRunning || !draft}
            onClick={onPreview}
          >
            Vista previa del PDF
          </Button>
          {draft && <DeleteDraft requestId={requestId} updatedAt={updatedAt} onDeleted={onDeleted} />}
        </Stack>
      </Panel>
    </Box>
  )
}

function Totals({ content }: { content: QuoteContent }) {
  if (!isReadable(content)) return <Typography>Revisa los números: no se pueden sumar.</Typography>
  const totals = totalsOf(content)
  const rows = [...totalRows(content, totals), { label: 'Total', amount: totals.total }]
  return (
    <Box
      component="dl"
      className="figures"
      sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.75, m: 0 }}
    >
      {rows.map(({ label, amount }) => {
        const look = label === 'Total' ? { fontWeight: 800, fontSize: '1.25rem' } : {}
        return (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={look}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'right', ...look }}>
              {formatMoney(amount, content.currency)}
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}

export function UnpricedNotice({ content }: { content: QuoteContent }) {
  const unpriced = content.lines.filter(({ unitPrice }) => unitPrice === 0)
  if (unpriced.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
      {unpriced.length === 1
        ? sentence(`Sin precio: ${unpriced[0]?.name || 'una línea'}`)
        : `${unpriced.length} líneas no tienen precio.`}
    </Alert>
  )
}

type DeleteProps = Pick<Props, 'requestId' | 'updatedAt' | 'onDeleted'>

function DeleteDraft({ requestId, updatedAt, onDeleted }: DeleteProps) {
  const { run, isRunning } = useAction()
  const [isAsked, setAsked] = useState(false)
  const remove = async () => {
    setAsked(false)
    const path = `${quotesPath(requestId)}/draft?${new URLSearchParams({ updatedAt })}`
    const isGone = await run(() => callApi(path, { method: 'DELETE' }), 'Borrador eliminado.')
    if (isGone) onDeleted()
  }
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<DeleteOutlined />}
        disabled={isRunning}
        onClick={() => setAsked(true)}
      >
        Eliminar borrador
      </Button>
      <Confirm
        isOpen={isAsked}
        title="¿Eliminar este borrador?"
        content="Se pierde lo que se preparó en él. Las versiones enviadas quedan como están."
        onConfirm={remove}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
