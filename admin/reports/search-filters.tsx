import { MenuItem, Stack, TextField } from '@mui/material'
import { useListContext } from 'react-admin'

const periods = [
  { days: 30, name: 'Últimos 30 días' },
  { days: 90, name: 'Últimos 90 días' },
]
const kinds = [
  { only: '', name: 'Todas' },
  { only: 'without_results', name: 'Sin resultados' },
  { only: 'without_clicks', name: 'Sin clics' },
]

export function SearchFilters() {
  const { filterValues, setFilters } = useListContext()
  const set = (more: object) => setFilters({ ...filterValues, ...more })
  return (
    <Stack sx={{ flexDirection: { sm: 'row' }, columnGap: 2, my: 1, maxWidth: 480 }}>
      <TextField
        select
        label="Período"
        value={filterValues.days ?? 30}
        onChange={({ target }) => set({ days: target.value })}
      >
        {periods.map(({ days, name }) => (
          <MenuItem key={days} value={days}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Mostrar"
        value={filterValues.only ?? ''}
        onChange={({ target }) => set({ only: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {kinds.map(({ only, name }) => (
          <MenuItem key={only} value={only}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  )
}
