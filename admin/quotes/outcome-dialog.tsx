import {
  Chip,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { commonReasons, outcomeNames } from '../../shared/quotes/names.ts'
import type { QuoteOutcome, QuoteOutcomeChange } from '../../shared/quotes/quote.ts'
import { callApi } from '../shell/call-api.ts'
import { PlainForm } from '../shell/plain-form.tsx'
import { SaveActions } from '../shell/save-actions.tsx'
import { useAction } from '../shell/use-action.ts'
import { quotesPath } from './use-request-quotes.ts'

type Choice = QuoteOutcome | 'open'
type Props = { requestId: number; outcome: QuoteOutcome | null; reason: string; onClose: () => void }

export function OutcomeDialog({ requestId, outcome, reason: given, onClose }: Props) {
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
