import { Dialog, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import type { AdminCategory } from '../../shared/catalogue/categories.ts'
import { dataProvider } from '../shell/data-provider.ts'
import { PlainForm } from '../shell/plain-form.tsx'
import { SaveActions } from '../shell/save-actions.tsx'
import { useAction } from '../shell/use-action.ts'

export type CategoryDraft = Pick<AdminCategory, 'name' | 'parentId'> & Partial<AdminCategory>

type Props = { draft: CategoryDraft; parents: AdminCategory[]; onClose: () => void }

export function CategoryDialog({ draft, parents, onClose }: Props) {
  const [name, setName] = useState(draft.name)
  const [parentId, setParentId] = useState(draft.parentId)
  const { run, isRunning, errors } = useAction()
  const { id } = draft

  const save = async () => {
    const isSaved = await run(
      () =>
        id === undefined
          ? dataProvider.create('categorias', { data: { name, parentId } })
          : dataProvider.update('categorias', { id, data: { ...draft, name, parentId }, previousData: { id } }),
      'Categoría guardada: ya está en el sitio.',
    )
    if (isSaved) onClose()
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
