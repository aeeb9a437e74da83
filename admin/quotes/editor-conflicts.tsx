import { Alert, Button, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import type { Quote, QuoteContent } from '../../shared/quotes/quote.ts'

import { momentText } from '../../shared/time-text.ts'
import { isReadable } from './edited-quote.ts'
import { changesBetween } from './quote-changes.ts'
import { QuoteChangesList } from './quote-changes-list.tsx'
import { pdfAddress } from './request-quotes.ts'

type ColleagueProps = { theirs: Quote; mine: QuoteContent; onKeepMine: () => void; onTakeTheirs: () => void }

export function NewerDraftNotice({ theirs, mine, onKeepMine, onTakeTheirs }: ColleagueProps) {
  const who = theirs.updatedBy ?? 'Otra persona'
  return (
    <Alert severity="warning">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {who} guardó esta cotización el {momentText(theirs.updatedAt)}, mientras la editabas.
      </Typography>
      <Typography variant="body2">Lo que escribiste sigue aquí y no se ha guardado.</Typography>
      {isReadable(mine) && (
        <details>
          <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', minHeight: 32, pt: 0.5 }}>
            En qué se diferencia la suya de la tuya
          </Typography>
          <QuoteChangesList changes={changesBetween(mine, theirs)} />
        </details>
      )}
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeepMine}>
          Seguir con la mía
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onTakeTheirs}>
          Usar la suya
        </Button>
        <Link href={pdfAddress(theirs)} target="_blank" variant="body2" color="inherit">
          Ver la suya en PDF
        </Link>
      </Stack>
    </Alert>
  )
}

type GoneProps = { sent: Quote | undefined; onContinue: () => void; onDiscard: () => void }

/** A colleague sent or deleted the draft that is being edited. */
export function DraftGoneNotice({ sent, onContinue, onDiscard }: GoneProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Alert severity="warning">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {sent?.sentAt
          ? `${sent.sentBy ?? 'Otra persona'} envió la versión ${sent.version} el ${momentText(sent.sentAt)}.`
          : 'Otra persona eliminó este borrador.'}
      </Typography>
      <Typography variant="body2">Lo que escribiste sigue aquí.</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onContinue}>
          {sent ? 'Seguir en una nueva versión' : 'Crear el borrador de nuevo'}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={() => setAsked(true)}>
          Descartar lo mío
        </Button>
      </Stack>
      <Confirm
        isOpen={isAsked}
        title="¿Descartar lo que escribiste?"
        content="Se pierde todo lo que cambiaste en esta cotización: ya no hay un borrador al que volver."
        confirm="Descartar"
        cancel="Conservar"
        onConfirm={onDiscard}
        onClose={() => setAsked(false)}
      />
    </Alert>
  )
}
