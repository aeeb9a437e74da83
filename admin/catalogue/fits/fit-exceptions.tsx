import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/Edit'
import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Confirm, Loading, useGetList } from 'react-admin'
import type { AdminFitException } from '../../../shared/catalogue/fits.ts'
import { sentence } from '../../../shared/text.ts'
import { PlainForm, SaveActions } from '../../forms/plain-form.tsx'
import { dataProvider } from '../../shell/data-provider.ts'
import { EmptyList, NotLoaded } from '../../shell/empty-list.tsx'
import { useAction } from '../../shell/use-action.ts'
import { type ChosenProduct, ProductChoice } from '../product-choice.tsx'

const all = { pagination: { page: 1, perPage: 1000 } }

/** With `product`, only those of this product. */
export function FitExceptions({ product }: { product?: ChosenProduct }) {
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList<AdminFitException>('excepciones', {
    ...all,
    ...(product && { filter: { productId: product.id } }),
  })
  const [draft, setDraft] = useState<FitExceptionDraft>()
  const [toDelete, setToDelete] = useState<AdminFitException>()
  const { run } = useAction(changesExceptions)
  if (isPending) return <Loading />
  if (error && data.length === 0) return <NotLoaded error={error} onRetry={refetch} />

  const namesOf = ({ products }: AdminFitException) =>
    products
      .filter(({ id }) => id !== product?.id)
      .map(({ name }) => name)
      .join(' y ')
  const remove = async ({ id }: AdminFitException) => {
    setToDelete(undefined)
    await run(() => dataProvider.delete('excepciones', { id }), 'Excepción eliminada: deciden las reglas.')
  }

  return (
    <>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography color="textSecondary" sx={{ maxWidth: 560 }}>
          {product
            ? 'Deciden antes que las reglas si este producto sirve con otro. Se guardan de inmediato.'
            : 'Deciden antes que las reglas si dos productos sirven juntos.'}
        </Typography>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<Add />}
          onClick={() => setDraft({ products: [product ?? null, null], fits: false, reason: '' })}
        >
          Nueva excepción
        </Button>
      </Stack>
      {data.length === 0 && <EmptyList>No hay excepciones: deciden las reglas.</EmptyList>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {data.map((exception) => (
          <Stack
            key={exception.id}
            component="li"
            direction="row"
            sx={{ alignItems: 'center', gap: 1, borderTop: 1, borderColor: 'divider', py: 0.5 }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <b>{namesOf(exception)}</b>{' '}
              <Chip
                size="small"
                variant="outlined"
                label={exception.fits ? 'Sirve' : 'No sirve'}
                color={exception.fits ? 'success' : 'error'}
              />
              {exception.reason && (
                <Typography variant="body2" color="textSecondary">
                  {exception.reason}
                </Typography>
              )}
            </Box>
            <Box sx={{ whiteSpace: 'nowrap' }}>
              <IconButton aria-label={`Cambiar ${namesOf(exception)}`} onClick={() => setDraft(exception)}>
                <Edit fontSize="small" />
              </IconButton>
              <IconButton aria-label={`Eliminar ${namesOf(exception)}`} onClick={() => setToDelete(exception)}>
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          </Stack>
        ))}
      </Stack>
      {draft && <FitExceptionDialog draft={draft} onClose={() => setDraft(undefined)} />}
      <Confirm
        isOpen={toDelete !== undefined}
        title="¿Eliminar esta excepción?"
        content={toDelete ? `${sentence(namesOf(toDelete))} Desde ahora deciden las reglas.` : ''}
        onConfirm={() => toDelete && remove(toDelete)}
        onClose={() => setToDelete(undefined)}
      />
    </>
  )
}

type FitExceptionDraft = Pick<AdminFitException, 'fits' | 'reason'> & {
  products: [ChosenProduct | null, ChosenProduct | null]
  id?: number
  updatedAt?: string
}

/** A product that is being edited must not be read again. */
const changesExceptions = { changesOnly: 'excepciones' }

type Props = { draft: FitExceptionDraft; onClose: () => void }

function FitExceptionDialog({ draft, onClose }: Props) {
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
