import { Dialog, DialogContent, DialogTitle, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import type { AdminFitException } from '../../../shared/catalogue/fits.ts'
import { dataProvider } from '../../shell/data-provider.ts'
import { PlainForm } from '../../shell/plain-form.tsx'
import { SaveActions } from '../../shell/save-actions.tsx'
import { useAction } from '../../shell/use-action.ts'
import { type ChosenProduct, ProductChoice } from './product-choice.tsx'

export type FitExceptionDraft = Pick<AdminFitException, 'fits' | 'reason'> & {
  products: [ChosenProduct | null, ChosenProduct | null]
  id?: number
  updatedAt?: string
}

/** A product that is being edited must not be read again. */
export const changesExceptions = { changesOnly: 'excepciones' }

type Props = { draft: FitExceptionDraft; onClose: () => void }

export function FitExceptionDialog({ draft, onClose }: Props) {
  const [[one, other], setProducts] = useState(draft.products)
  const [fits, setFits] = useState(draft.fits)
  const [reason, setReason] = useState(draft.reason)
  const { run, isRunning, errors } = useAction(changesExceptions)
  const { id, updatedAt } = draft

  const save = async () => {
    const data = { productIds: [one?.id, other?.id], fits, reason, ...(updatedAt && { updatedAt }) }
    const isSaved = await run(
      () =>
        id === undefined
          ? dataProvider.create('excepciones', { data })
          : dataProvider.update('excepciones', { id, data, previousData: { id } }),
      'Excepción guardada: el sitio ya la usa.',
    )
    if (isSaved) onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby="fit-exception-title">
      <PlainForm errors={errors} onSubmit={save}>
        <DialogTitle id="fit-exception-title">
          {id === undefined ? 'Nueva excepción' : 'Cambiar la excepción'}
        </DialogTitle>
        <DialogContent>
          <ProductChoice
            autoFocus={!one}
            label="Producto"
            chosen={one}
            problem={errors['productIds.0']}
            onChoose={(product) => setProducts([product, other])}
          />
          <ProductChoice
            autoFocus={one !== null && !other}
            label="Otro producto"
            chosen={other}
            problem={errors['productIds.1']}
            onChoose={(product) => setProducts([one, product])}
          />
          <RadioGroup
            aria-label="Sirven juntos"
            value={fits ? 'yes' : 'no'}
            onChange={({ target }) => setFits(target.value === 'yes')}
          >
            <FormControlLabel value="no" control={<Radio size="small" />} label="No sirven juntos" />
            <FormControlLabel value="yes" control={<Radio size="small" />} label="Sirven juntos" />
          </RadioGroup>
          {!fits && (
            <TextField
              label="Motivo que verá el cliente"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              error={errors.reason !== undefined}
              helperText={errors.reason ?? 'Vacío: «Nuestros técnicos no los recomiendan juntos»'}
            />
          )}
        </DialogContent>
        <SaveActions isRunning={isRunning} onCancel={onClose} />
      </PlainForm>
    </Dialog>
  )
}
