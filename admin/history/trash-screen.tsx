import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash'
import { Box, Button, Pagination, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useGetList } from 'react-admin'
import { Thumbnail } from '../catalogue/thumbnail.tsx'
import { postAction } from '../shell/data-provider.ts'
import { NotLoaded } from '../shell/empty-list.tsx'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'

type Deleted = { id: number; name: string; deletedAt: string; picture?: string | null; url?: string }

const parts = [
  { resource: 'productos', title: 'Productos' },
  { resource: 'categorias', title: 'Categorías' },
  { resource: 'banners', title: 'Banners' },
]

const day = 24 * 60 * 60 * 1000
const daysKept = 30
const perPage = 50

export function TrashScreen() {
  return (
    <Box sx={{ mt: 2, maxWidth: 860 }}>
      <Title title="Papelera" />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Lo eliminado se puede recuperar durante {daysKept} días; después se borra para siempre.
      </Typography>
      <Stack spacing={2}>
        {parts.map((part) => (
          <Part key={part.resource} {...part} />
        ))}
      </Stack>
    </Box>
  )
}

function Part({ resource, title }: { resource: string; title: string }) {
  const [wanted, setWanted] = useState(1)
  const {
    data = [],
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetList<Deleted>(
    resource,
    { pagination: { page: wanted, perPage }, sort: { field: 'deletedAt', order: 'DESC' }, filter: { deleted: 'true' } },
    { placeholderData: (earlier) => earlier },
  )
  // Categories and banners are not paginated.
  const pages = data.length < total ? Math.ceil(total / perPage) : 1
  const { run } = useAction()
  const restore = ({ id, name }: Deleted) => run(() => postAction(resource, `${id}/restore`), `${name} está de vuelta.`)
  return (
    <Panel title={title}>
      {error && data.length === 0 && <NotLoaded error={error} onRetry={refetch} />}
      {!isPending && !error && data.length === 0 && <Typography color="textSecondary">Nada eliminado.</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((record) => (
          <Stack
            key={record.id}
            component="li"
            direction="row"
            sx={{ gap: 2, py: 1, alignItems: 'center', flexWrap: 'wrap' }}
          >
            {resource !== 'categorias' && <Thumbnail src={record.picture ?? record.url} />}
            <Box sx={{ flexGrow: 1, minWidth: 180 }}>
              <Typography sx={{ fontWeight: 700 }}>{record.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {daysLeft(record)}
              </Typography>
            </Box>
            <Button
              startIcon={<RestoreFromTrash />}
              onClick={() => restore(record)}
              aria-label={`Restaurar ${record.name}`}
            >
              Restaurar
            </Button>
          </Stack>
        ))}
      </Stack>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={Math.min(wanted, pages)}
          onChange={(_event, page) => setWanted(page)}
          aria-label={`Páginas de ${title.toLowerCase()}`}
          getItemAriaLabel={(kind, page) =>
            kind === 'page' ? `Página ${page}` : pageSteps[kind === 'next' ? 'next' : 'previous']
          }
          sx={{ mt: 1 }}
        />
      )}
    </Panel>
  )
}

const pageSteps = { previous: 'Página anterior', next: 'Página siguiente' }

function daysLeft({ deletedAt }: Deleted): string {
  const left = Math.ceil(daysKept - (Date.now() - Date.parse(deletedAt)) / day)
  return left <= 1 ? 'Último día' : `Quedan ${left} días`
}
