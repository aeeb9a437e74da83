import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined'
import { Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useCreate, useDelete, useGetIdentity, useGetList, useListContext, useNotify, useRefresh } from 'react-admin'
import type { RequestFilter, SavedView } from '../../contract/admin/requests.ts'
import { commonViews, isSameFilter, type View, withoutText } from './inbox-views.ts'
import { useLastPulse } from './use-inbox-pulse.ts'

/** The common views and one's own, and a way to keep the filter of the moment. */
export function ViewsBar({ text, onShow }: { text: string; onShow: (filter: RequestFilter) => void }) {
  const { filterValues } = useListContext()
  const { identity } = useGetIdentity()
  const { data: own = [] } = useGetList<SavedView>('views')
  const [remove] = useDelete<SavedView>()
  const refresh = useRefresh()
  const pulse = useLastPulse()
  const views = commonViews(String(identity?.id ?? ''), pulse?.suspected ?? 0)
  const isKnown = [...views, ...own].some(({ filter }) => isSameFilter(filter, filterValues))
  // The text of one's own view leaves with it; any other goes along.
  const isTextOfView = own.some(({ filter }) => filter.q && isSameFilter(filter, { ...filterValues, q: text }))
  const show = ({ filter }: View) => onShow(filter.q || isTextOfView || !text ? filter : { ...filter, q: text })
  const forget = (view: SavedView) =>
    remove('views', { id: view.id, previousData: view }, { onSuccess: () => refresh() })

  return (
    <Stack component="nav" aria-label="Vistas" direction="row" sx={{ flexWrap: 'wrap', gap: 1, py: 1.5 }}>
      {views.map((view) => (
        <ViewChip key={view.name} view={view} isActive={isActive(view, filterValues)} onShow={show} />
      ))}
      {own.map((view) => (
        <ViewChip
          key={view.id}
          view={view}
          isActive={isActive(view, filterValues)}
          onShow={show}
          onForget={() => forget(view)}
        />
      ))}
      {!isKnown && <SaveView />}
    </Stack>
  )
}

/** A text narrows a view; where it belongs to one's own view, it is part of it. */
const isActive = ({ filter }: View, current: RequestFilter) =>
  isSameFilter(filter, filter.q ? current : withoutText(current))

type ChipProps = { view: View; isActive: boolean; onShow: (view: View) => void; onForget?: () => void }

function ViewChip({ view, isActive, onShow, onForget }: ChipProps) {
  return (
    <Stack direction="row" component="span">
      <Chip
        component="button"
        label={view.name}
        aria-pressed={isActive}
        color={isActive ? 'secondary' : 'default'}
        variant={isActive ? 'filled' : 'outlined'}
        onClick={() => onShow(view)}
        sx={isActive ? {} : { bgcolor: 'background.paper' }}
      />
      {onForget && isActive && (
        <Button size="small" color="secondary" onClick={onForget}>
          Eliminar vista
        </Button>
      )}
    </Stack>
  )
}

function SaveView() {
  const { filterValues } = useListContext()
  const [isOpen, setOpen] = useState(false)
  const [create] = useCreate()
  const notify = useNotify()
  const refresh = useRefresh()

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    create(
      'views',
      { data: { name, filter: filterValues } },
      {
        onSuccess: () => {
          setOpen(false)
          refresh()
          notify('Vista guardada.', { type: 'success' })
        },
        onError: () => notify('No se pudo guardar la vista.', { type: 'error' }),
      },
    )
  }

  return (
    <>
      <Button size="small" startIcon={<BookmarkAdd />} onClick={() => setOpen(true)}>
        Guardar esta vista
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="save-view" fullWidth maxWidth="xs">
        <form onSubmit={save}>
          <DialogTitle id="save-view">Guardar esta vista</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              name="name"
              label="Nombre de la vista"
              required
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
            <Button type="submit" variant="contained">
              Guardar
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
