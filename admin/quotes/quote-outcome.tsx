import {
  Button,
  Chip,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { QuoteOutcome, QuoteOutcomeChange, RequestQuotes } from '../../shared/quotes/quote.ts'
import { commonReasons, outcomeNames } from '../../shared/quotes/quote-names.ts'
import { PlainForm, SaveActions } from '../forms/plain-form.tsx'
import { callApi } from '../shell/call-api.ts'
import { useAction } from '../shell/use-action.ts'
import { OutcomeChip } from './quote-chip.tsx'
import { quotesPath } from './request-quotes.ts'

type Props = { requestId: number; quotes: RequestQuotes }

export function OutcomePart({ requestId, quotes: { outcome, outcomeReason } }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, borderTop: 1, borderColor: 'divider', py: 1 }}
    >
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        Resultado
      </Typography>
      {outcome ? <OutcomeChip outcome={outcome} /> : <Typography variant="body2">Abierta</Typography>}
      {outcomeReason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {outcomeReason}
        </Typography>
      )}
      <Button size="small" color="secondary" sx={{ ml: 'auto' }} onClick={() => setOpen(true)}>
        {outcome ? 'Corregir resultado' : 'Registrar resultado'}
      </Button>
      {isOpen && (
        <OutcomeDialog
          // What a colleague or the buyer decided meanwhile is shown before it is changed.
          key={outcome}
          requestId={requestId}
          outcome={outcome}
          reason={outcomeReason ?? ''}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}

type Choice = QuoteOutcome | 'open'
type OutcomeDialogProps = { requestId: number; outcome: QuoteOutcome | null; reason: string; onClose: () => void }

function OutcomeDialog({ requestId, outcome, reason: given, onClose }: OutcomeDialogProps) {
  const { run, isRunning, errors } = useAction()
  const [choice, setChoice] = useState<Choice>(outcome ?? 'won')
  const [reason, setReason] = useState(given)

  const save = async () => {
    const to = choice === 'open' ? { outcome: null, reason: '' } : { outcome: choice, reason }
    const body: QuoteOutcomeChange = { from: outcome, ...to }
    const isSaved = await run(
      () => callApi(`${quotesPath(requestId)}/outcome`, { method: 'PUT', body }),
      'Resultado guardado.',
    )
    if (isSaved) onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="outcome-title">
      <PlainForm errors={errors} onSubmit={save}>
        <DialogTitle id="outcome-title">¿Cómo terminó?</DialogTitle>
        <DialogContent>
          <RadioGroup
            aria-label="Resultado"
            value={choice}
            onChange={({ target }) => {
              setChoice(target.value as Choice)
              setReason(target.value === outcome ? given : '')
            }}
            sx={{ mb: 1 }}
          >
            <FormControlLabel value="won" control={<Radio />} label={outcomeNames.won} />
            <FormControlLabel value="lost" control={<Radio />} label={outcomeNames.lost} />
            {outcome && <FormControlLabel value="open" control={<Radio />} label="Sigue abierta" />}
          </RadioGroup>
          {choice !== 'open' && (
            <>
              <TextField
                label="Motivo"
                value={reason}
                error={Boolean(errors.reason)}
                helperText={errors.reason}
                onChange={({ target }) => setReason(target.value)}
              />
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
                {commonReasons[choice].map((common) => (
                  <Chip
                    key={common}
                    component="button"
                    type="button"
                    size="small"
                    variant="outlined"
                    label={common}
                    onClick={() => setReason(common)}
                  />
                ))}
              </Stack>
            </>
          )}
        </DialogContent>
        <SaveActions isRunning={isRunning} onCancel={onClose} />
      </PlainForm>
    </Dialog>
  )
}
