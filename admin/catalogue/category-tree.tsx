import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/Edit'
import Lock from '@mui/icons-material/Lock'
import {
  Box,
  Button,
  Card,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  MenuItem,
  Stack,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Confirm, Loading, Title, useGetList } from 'react-admin'
import type { AdminCategory } from '../../shared/catalogue/categories.ts'
import type { RowOrder } from '../../shared/list.ts'
import { OrderButtons } from '../forms/move-buttons.tsx'
import { PlainForm, SaveActions } from '../forms/plain-form.tsx'
import { dataProvider, postAction } from '../shell/data-provider.ts'
import { NotLoaded } from '../shell/empty-list.tsx'
import { useAction } from '../shell/use-action.ts'

const all = { pagination: { page: 1, perPage: 1000 } }

export function CategoryTree() {
  const { data = [], isPending, error, refetch } = useGetList<AdminCategory>('categorias', all)
  const [draft, setDraft] = useState<CategoryDraft>()
  const [toDelete, setToDelete] = useState<AdminCategory>()
  const { run } = useAction()
  if (isPending) return <Loading />
  if (error && data.length === 0) return <NotLoaded error={error} onRetry={refetch} />

  const below = (parentId: number | null) => data.filter((category) => category.parentId === parentId)
  const orderLevel = (parentId: number | null) => (order: RowOrder) =>
    run(() => postAction('categorias', 'order', { parentId, ...order }))
  const remove = async ({ id, name }: AdminCategory) => {
    setToDelete(undefined)
    await run(() => dataProvider.delete('categorias', { id }), `${name} está en la papelera.`)
  }

  return (
    <Box sx={{ mt: 2, maxWidth: 860 }}>
      <Title title="Categorías" />
      <Stack
        direction="row"
        sx={{ mb: 2, gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Typography color="textSecondary" sx={{ maxWidth: 560 }}>
          Las siete primeras tienen nombre y orden fijos en el sitio. Los productos van en las subcategorías, o en una
          categoría que no las tenga.
        </Typography>
        <Button variant="contained" startIcon={<Add />} onClick={() => setDraft({ name: '', parentId: null })}>
          Nueva categoría
        </Button>
      </Stack>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {below(null).map((category, _index, level) => (
          <Card key={category.id} component="li">
            <Row
              category={category}
              siblings={level}
              isHeading
              onOrder={category.isFixed ? undefined : orderLevel(null)}
              onEdit={() => setDraft(category)}
              onDelete={() => setToDelete(category)}
            />
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: { xs: 1, sm: 3 } }}>
              {below(category.id).map((sub, _index, siblings) => (
                <Box key={sub.id} component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
                  <Row
                    category={sub}
                    siblings={siblings}
                    onOrder={orderLevel(category.id)}
                    onEdit={() => setDraft(sub)}
                    onDelete={() => setToDelete(sub)}
                  />
                </Box>
              ))}
            </Box>
            {category.productCount === 0 && (
              <Button
                size="small"
                startIcon={<Add />}
                sx={{ m: 1 }}
                aria-label={`Agregar subcategoría en ${category.name}`}
                onClick={() => setDraft({ name: '', parentId: category.id })}
              >
                Agregar subcategoría
              </Button>
            )}
          </Card>
        ))}
      </Stack>
      {draft && <CategoryDialog draft={draft} parents={below(null)} onClose={() => setDraft(undefined)} />}
      <Confirm
        isOpen={toDelete !== undefined}
        title={`¿Eliminar ${toDelete?.name}?`}
        content="Durante 30 días puedes recuperarla en la papelera."
        onConfirm={() => toDelete && remove(toDelete)}
        onClose={() => setToDelete(undefined)}
      />
    </Box>
  )
}

type RowProps = {
  category: AdminCategory
  siblings: AdminCategory[]
  isHeading?: boolean
  onOrder: ((order: RowOrder) => void) | undefined
  onEdit: () => void
  onDelete: () => void
}

function Row({ category, siblings, isHeading = false, onOrder, onEdit, onDelete }: RowProps) {
  const { name, productCount, isFixed } = category
  const reason = whyKept(category)
  return (
    <Stack direction="row" sx={{ alignItems: 'center', pl: 2, pr: 1, py: 0.5, minHeight: 52 }}>
      <Typography
        component={isHeading ? 'h2' : 'span'}
        sx={{ flexGrow: 1, fontWeight: isHeading ? 800 : 500, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {name}
        {productCount > 0 && (
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: { xs: 'block', sm: 'inline' }, ml: { sm: 1 } }}
          >
            {productCount === 1 ? '1 producto' : `${productCount} productos`}
          </Typography>
        )}
      </Typography>
      <Box sx={{ whiteSpace: 'nowrap', ml: 'auto' }}>
        {onOrder && <OrderButtons record={category} siblings={siblings} onOrder={onOrder} />}
        {isFixed ? (
          <Tooltip title="Nombre y orden fijos en el sitio" describeChild>
            <Box component="span" sx={{ p: 1, verticalAlign: 'middle', display: 'inline-flex' }}>
              <Lock fontSize="small" titleAccess="Fija" sx={{ color: 'text.secondary' }} />
            </Box>
          </Tooltip>
        ) : (
          <>
            <IconButton aria-label={`Cambiar ${name}`} onClick={onEdit}>
              <Edit fontSize="small" />
            </IconButton>
            <Tooltip title={reason ?? ''} describeChild>
              <span>
                <IconButton aria-label={`Eliminar ${name}`} disabled={reason !== undefined} onClick={onDelete}>
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </span>
            </Tooltip>
          </>
        )}
      </Box>
    </Stack>
  )
}

function whyKept({ isLinked, subcategoryCount, productCount }: AdminCategory): string | undefined {
  if (isLinked) return 'Hay páginas del sitio que enlazan a esta categoría'
  if (subcategoryCount > 0) return 'Tiene subcategorías'
  return productCount > 0 ? 'Tiene productos' : undefined
}

type CategoryDraft = Pick<AdminCategory, 'name' | 'parentId'> & Partial<AdminCategory>

type Props = { draft: CategoryDraft; parents: AdminCategory[]; onClose: () => void }

function CategoryDialog({ draft, parents, onClose }: Props) {
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
