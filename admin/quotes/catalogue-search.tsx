import { Autocomplete, Box, Stack, TextField } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { useGetList } from 'react-admin'
import type { AdminProduct, AdminProductRow } from '../../shared/catalogue/products.ts'
import { Thumbnail } from '../catalogue/thumbnail.tsx'
import { callForJson } from '../shell/call-api.ts'
import { useAction } from '../shell/use-action.ts'

export function CatalogueSearch({ onChoose }: { onChoose: (product: AdminProduct) => void }) {
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
