import Search from '@mui/icons-material/Search'
import { Button, InputAdornment, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useEffect, useState } from 'react'
import { useGetList, useListContext } from 'react-admin'
import type { RequestFilter, RequestItem } from '../../shared/requests/inbox.ts'
import { withoutText } from './inbox-views.ts'
import { ViewsBar } from './views-bar.tsx'

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
