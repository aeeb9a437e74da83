import { Dialog, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import type { AdminCategory } from '../../contract/catalogue/categories.ts'
import { dataProvider } from '../shell/data-provider.ts'
import { PlainForm } from '../shell/plain-form.tsx'

export type CategoryDraft = Pick<AdminCategory, 'name' | 'parentId'> & Partial<AdminCategory>

type Props = { draft: CategoryDraft; parents: AdminCategory[]; onClose: () => void }

export function CategoryDialog({ draft, parents, onClose }: Props) {
  const [name, setName] = useState(draft.name)
  const [parentId, setParentId] = useState(draft.parentId)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const notify = useNotify()
  const refresh = useRefresh()
  const { id } = draft

  const save = async () => {
    try {
      if (id === undefined) await dataProvider.create('categorias', { data: { name, parentId } })
      else await dataProvider.update('categorias', { id, data: { ...draft, name, parentId }, previousData: { id } })
      notify('Categoría guardada: ya está en el sitio.', { type: 'success' })
      refresh()
      onClose()
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      setErrors(error.body?.errors ?? { name: error.message })
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby="category-title">
      <PlainForm errors={errors} onSubmit={save}>
        <DialogTitle id="category-title">{id === undefined ? 'Nueva categoría' : `Cambiar ${draft.name}`}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label="Nombre"
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={errors.name !== undefined}
            helperText={errors.name}
          />
          <TextField
            select
            label="Dentro de"
            value={parentId ?? ''}
            onChange={({ target }) => setParentId(target.value === '' ? null : Number(target.value))}
            error={errors.parentId !== undefined}
            helperText={errors.parentId}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">Ninguna: categoría principal</MenuItem>
            {parents
              .filter((parent) => parent.id !== id)
              .map((parent) => (
                <MenuItem key={parent.id} value={parent.id}>
                  {parent.name}
                </MenuItem>
              ))}
          </TextField>
        </DialogContent>
        <SaveActions isRunning={isRunning} onCancel={onClose} />
      </PlainForm>
    </Dialog>
  )
}
