import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined'
import Search from '@mui/icons-material/Search'
import {
  Button,
  Chip,
  Dialog,
  DialogContent,
  DialogTitle,
  InputAdornment,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useEffect, useState } from 'react'
import { useDelete, useGetIdentity, useGetList, useListContext, useRefresh } from 'react-admin'
import type { RequestFilter, RequestItem, RequestStatus, SavedView } from '../../shared/requests/inbox.ts'
import { PlainForm, SaveActions } from '../forms/plain-form.tsx'
import { dataProvider } from '../shell/data-provider.ts'
import { useAction } from '../shell/use-action.ts'
import { useLastPulse } from './use-inbox-pulse.ts'

const pauseMs = 400

export function InboxSearch() {
  const { filterValues, displayedFilters, setFilters } = useListContext<RequestItem>()
  const applied: string = filterValues.q ?? ''
  /** This text is not applied to the list yet. */
  const [typed, setTyped] = useState<string>()
  if (typed === applied) setTyped(undefined)
  const text = typed ?? applied

  const show = (filter: RequestFilter) => {
    setTyped(undefined)
    setFilters(filter, {})
  }
  const apply = () => setFilters(text ? { ...filterValues, q: text } : withoutText(filterValues), displayedFilters)

  useEffect(() => {
    if (typed === undefined) return
    const pause = setTimeout(apply, pauseMs)
    return () => clearTimeout(pause)
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }

  return (
    <>
      <search>
        <form onSubmit={submit}>
          <TextField
            type="search"
            label="Buscar"
            placeholder="Folio, empresa, teléfono, producto…"
            value={text}
            onChange={({ target }) => setTyped(target.value)}
            fullWidth={false}
            sx={{ width: { xs: 1, sm: 420 }, mt: 2 }}
            slotProps={{
              inputLabel: { shrink: true },
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <Search fontSize="small" />
                  </InputAdornment>
                ),
              },
            }}
          />
        </form>
      </search>
      <ViewsBar text={text} onShow={show} />
      {applied.trim() && <Elsewhere text={applied.trim()} onSearchAll={() => show({ q: applied })} />}
    </>
  )
}

function Elsewhere({ text, onSearchAll }: { text: string; onSearchAll: () => void }) {
  const { total: shown, isPlaceholderData } = useListContext<RequestItem>()
  const { total: all = 0 } = useGetList<RequestItem>('solicitudes', {
    filter: { q: text },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'receivedAt', order: 'DESC' },
  })
  if (shown === undefined || isPlaceholderData || all <= shown) return null
  const more = all - shown
  return (
    <Stack direction="row" role="status" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, pb: 1 }}>
      <Typography variant="body2">
        «{text}» también está en {more === 1 ? '1 solicitud' : `${more} solicitudes`} fuera de esta vista.
      </Typography>
      <Button size="small" onClick={onSearchAll}>
        Buscar en todas
      </Button>
    </Stack>
  )
}

type View = { name: string; filter: RequestFilter }

const open: RequestStatus[] = ['new', 'in_progress', 'needs_information']

export const openFilter: RequestFilter = { status: open }

const commonViews = (me: string, suspected: number): View[] => [
  { name: 'Por atender', filter: openFilter },
  { name: 'Mías', filter: { status: open, owner: me } },
  { name: 'Sin responsable', filter: { status: open, owner: 'none' } },
  { name: 'Atrasadas', filter: { late: 'amber' } },
  { name: 'Correos con falla', filter: { mail: 'failed' } },
  { name: suspected > 0 ? `Spam (${suspected})` : 'Spam', filter: { status: ['spam'] } },
  { name: 'Todas', filter: {} },
]

const isSameFilter = (one: RequestFilter, other: RequestFilter) => normal(one) === normal(other)

const normal = (filter: RequestFilter) =>
  JSON.stringify(
    Object.entries(filter)
      .map(([name, value]) => [name, [value].flat().filter(Boolean).sort()] as const)
      .filter(([, values]) => values.length > 0)
      .sort(([one], [other]) => one.localeCompare(other)),
  )

function withoutText({ q: _, ...rest }: RequestFilter): RequestFilter {
  return rest
}

function ViewsBar({ text, onShow }: { text: string; onShow: (filter: RequestFilter) => void }) {
  const { filterValues } = useListContext()
  const { identity } = useGetIdentity()
  const { data: own = [] } = useGetList<SavedView>('views')
  const [remove] = useDelete<SavedView>()
  const refresh = useRefresh()
  const pulse = useLastPulse()
  const views = commonViews(String(identity?.id ?? ''), pulse?.suspected ?? 0)
  const isKnown = [...views, ...own].some(({ filter }) => isSameFilter(filter, filterValues))
  // A text that belongs to a saved view is dropped when another view is shown.
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
  const { run, isRunning, errors } = useAction()

  const save = async (form: HTMLFormElement) => {
    const name = new FormData(form).get('name')
    const isSaved = await run(
      () => dataProvider.create('views', { data: { name, filter: filterValues } }),
      'Vista guardada.',
    )
    if (isSaved) setOpen(false)
  }

  return (
    <>
      <Button size="small" startIcon={<BookmarkAdd />} onClick={() => setOpen(true)}>
        Guardar esta vista
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="save-view" fullWidth maxWidth="xs">
        <PlainForm errors={errors} onSubmit={save}>
          <DialogTitle id="save-view">Guardar esta vista</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              name="name"
              label="Nombre de la vista"
              required
              error={Boolean(errors.name)}
              helperText={errors.name}
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
          </DialogContent>
          <SaveActions isRunning={isRunning} onCancel={() => setOpen(false)} />
        </PlainForm>
      </Dialog>
    </>
  )
}
