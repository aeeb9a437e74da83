import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined'
import { Button, Chip, Dialog, DialogContent, DialogTitle, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useDelete, useGetIdentity, useGetList, useListContext, useRefresh } from 'react-admin'
import type { RequestFilter, SavedView } from '../../shared/requests/inbox.ts'
import { dataProvider } from '../shell/data-provider.ts'
import { PlainForm } from '../shell/plain-form.tsx'
import { SaveActions } from '../shell/save-actions.tsx'
import { useAction } from '../shell/use-action.ts'
import { commonViews, isSameFilter, type View, withoutText } from './inbox-views.ts'
import { useLastPulse } from './use-inbox-pulse.ts'

export function ViewsBar({ text, onShow }: { text: string; onShow: (filter: RequestFilter) => void }) {
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
