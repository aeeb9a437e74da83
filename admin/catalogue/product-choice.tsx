import { Autocomplete, Box, Stack, TextField } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { useGetList } from 'react-admin'
import type { AdminProduct, AdminProductRow } from '../../shared/catalogue/products.ts'
import { callForJson } from '../shell/call-api.ts'
import { useAction } from '../shell/use-action.ts'
import { Thumbnail } from './thumbnail.tsx'

export type ChosenProduct = { id: number; name: string }

type Props = {
  label: string
  chosen: ChosenProduct | null
  problem?: string | undefined
  autoFocus?: boolean
  onChoose: (product: ChosenProduct | null) => void
}

export function ProductChoice({ label, chosen, problem, autoFocus = false, onChoose }: Props) {
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const { data = [], isFetching } = useGetList<AdminProductRow>(
    'productos',
    { filter: { q }, pagination: { page: 1, perPage: 10 }, sort: { field: 'position', order: 'ASC' } },
    { enabled: q !== '' },
  )
  const found: ChosenProduct[] = q === '' ? [] : data
  return (
    <Autocomplete
      value={chosen}
      onInputChange={(_event, typed) => setText(typed)}
      onChange={(_event, product) => onChoose(product && { id: product.id, name: product.name })}
      options={found}
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      loading={isFetching}
      loadingText="Buscando…"
      noOptionsText={q === '' ? 'Escribe parte del nombre' : `Nada en el catálogo con «${q}»`}
      forcePopupIcon={false}
      autoHighlight
      renderInput={(field) => (
        <TextField {...field} autoFocus={autoFocus} label={label} error={problem !== undefined} helperText={problem} />
      )}
    />
  )
}

export function AddProductField({ onChoose }: { onChoose: (product: AdminProduct) => void }) {
  const [text, setText] = useState('')
  const { run, isRunning } = useAction({ changesNothing: true })
  const q = useDeferredValue(text.trim())
  const { data = [], isFetching } = useGetList<AdminProductRow>(
    'productos',
    { filter: { q }, pagination: { page: 1, perPage: 10 }, sort: { field: 'position', order: 'ASC' } },
    { enabled: q !== '' },
  )
  const choose = (row: AdminProductRow) => {
    setText('')
    return run(async () => onChoose(await callForJson<AdminProduct>(`/products/${row.id}`)))
  }
  return (
    <Autocomplete
      // A chosen product becomes a line, and the field is empty again.
      value={null}
      inputValue={text}
      onInputChange={(_event, typed, reason) => reason === 'input' && setText(typed)}
      onChange={(_event, row) => row && choose(row)}
      options={q === '' ? [] : data}
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      disabled={isRunning}
      loading={isFetching}
      loadingText="Buscando…"
      noOptionsText={q === '' ? 'Escribe parte del nombre' : `Nada en el catálogo con «${q}»`}
      forcePopupIcon={false}
      autoHighlight
      sx={{ flexGrow: 1 }}
      renderInput={(field) => <TextField {...field} label="Agregar del catálogo" />}
      renderOption={({ key, ...option }, row) => (
        <Stack key={key} component="li" direction="row" {...option} sx={{ gap: 1.5 }}>
          <Thumbnail src={row.picture} width={40} ratio="1" />
          <span>
            {row.name}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
              {[row.code, row.published ? row.subtitle : 'Borrador: no está en el sitio'].filter(Boolean).join(' · ')}
            </Box>
          </span>
        </Stack>
      )}
    />
  )
}
