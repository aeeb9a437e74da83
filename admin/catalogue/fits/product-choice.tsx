import { Autocomplete, TextField } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { useGetList } from 'react-admin'
import type { AdminProductRow } from '../../../shared/catalogue/products.ts'

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
