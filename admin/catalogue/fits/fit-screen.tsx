import { Box, Stack, TableCell, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, Title } from 'react-admin'
import type { FitJudgement, FitTrialResult } from '../../../shared/catalogue/fits.ts'
import { postAction } from '../../shell/data-provider.ts'
import { Panel } from '../../shell/panel.tsx'
import { ScrollingTable } from '../../shell/phone-tables.tsx'
import { type ChosenProduct, ProductChoice } from '../product-choice.tsx'
import { FitExceptions } from './fit-exceptions.tsx'
import { FitRules } from './fit-rules.tsx'

export function FitScreen() {
  return (
    <Box sx={{ mt: 2, maxWidth: 960 }}>
      <Title title="Compatibilidad" />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 640 }}>
        Qué productos sirven juntos. De aquí salen «Compatible con» en cada producto, y «Para completar» y las
        advertencias en la lista de cotización.
      </Typography>
      <Stack spacing={2}>
        <Panel title="Probar dos productos">
          <FitTrialPart />
        </Panel>
        <Panel title="Excepciones">
          <FitExceptions />
        </Panel>
        <Panel title="Reglas">
          <FitRules />
        </Panel>
      </Stack>
    </Box>
  )
}

function FitTrialPart() {
  const [one, setOne] = useState<ChosenProduct | null>(null)
  const [other, setOther] = useState<ChosenProduct | null>(null)
  const { data, error } = useQuery({
    // A change of exceptions reads it again.
    queryKey: ['excepciones', 'test', one?.id, other?.id],
    queryFn: () => postAction<FitTrialResult>('reglas', 'test', { productIds: [one?.id, other?.id] }),
    enabled: one !== null && other !== null,
    retry: false,
    // Colleagues may change rules and products at any time.
    gcTime: 0,
  })
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <ProductChoice label="Primer producto" chosen={one} onChoose={setOne} />
        <ProductChoice label="Segundo producto" chosen={other} onChoose={setOther} />
      </Box>
      <Box aria-live="polite" sx={{ mt: 1 }}>
        {error && <Typography color="error">{problemOf(error)}</Typography>}
        {data && <Verdict {...data} />}
      </Box>
    </>
  )
}

const problemOf = (error: Error) =>
  error instanceof HttpError && error.status === 404
    ? 'Uno de los productos no está publicado: las reglas comparan los del sitio.'
    : error.message

function Verdict({ products, exception, judgements }: FitTrialResult) {
  const [one, other] = products
  if (one.id === other.id) return <Typography>Elige dos productos distintos.</Typography>
  return (
    <>
      {exception && (
        <Typography sx={{ fontWeight: 700 }}>
          {exception.fits ? 'Sirven juntos' : `No sirven juntos: ${exception.reason}`}, por una excepción.
        </Typography>
      )}
      {judgements.map((judgement) => (
        <Judgement key={judgement.headings.join()} judgement={judgement} names={[one.name, other.name]} />
      ))}
      {!exception && judgements.length === 0 && (
        <Typography>Ninguna regla une estas dos clases de productos: el sitio no dice nada.</Typography>
      )}
    </>
  )
}

const verdicts = new Map<boolean | undefined, string>([
  [true, 'Sirven juntos'],
  [false, 'No sirven juntos'],
])

type JudgementProps = { judgement: FitJudgement; names: [string, string] }

function Judgement({ judgement: { headings, fits, reason, measures }, names }: JudgementProps) {
  const verdict = verdicts.get(fits) ?? 'No se sabe: falta la primera medida en uno de los productos'
  const title = `Según ${headings.join(' ↔ ')}`
  return (
    <Box component="section" aria-label={title} sx={{ mt: 1.5 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {verdict}
        {reason && `: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <ScrollingTable label={title} columns={['Medida', ...names, 'Coinciden']}>
        {measures.map(({ name, texts, isShared }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {texts.map((text, index) => (
              <TableCell key={names[index]}>{text || 'sin dato'}</TableCell>
            ))}
            <TableCell>{isShared === undefined ? 'no se compara' : isShared ? 'sí' : 'no'}</TableCell>
          </TableRow>
        ))}
      </ScrollingTable>
    </Box>
  )
}
