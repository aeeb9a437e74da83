import { Box, Card, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { DataTable, List, TopToolbar, useListContext } from 'react-admin'
import type { CountedSearch } from '../../shared/reports/searches.ts'
import { CreateSynonymButton } from '../catalogue/synonym-dialog.tsx'
import { NoListResults } from '../shell/empty-list.tsx'
import { ExportCsvButton } from '../shell/export-buttons.tsx'

const Col = DataTable.Col<CountedSearch>

const notOnPhones = { display: { xs: 'none', sm: 'table-cell' } }

/** Several products may be opened after one search, so the quotient may exceed 1. */
const share = (some: number, searched: number) => `${Math.min(100, Math.round((some / searched) * 100))} %`
const openedShare = ({ opened, searched }: CountedSearch) => share(opened, searched)
const addedShare = ({ added, searched }: CountedSearch) => share(added, searched)
const position = ({ meanPosition }: CountedSearch) =>
  meanPosition === null ? '–' : meanPosition.toLocaleString('es-CL', { maximumFractionDigits: 1 })

export function SearchList() {
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 2, maxWidth: 760 }}>
        Lo que se buscó más de una vez en el sitio, sin datos de las personas: cuántos productos encontró la última vez,
        cuántas veces se abrió o se agregó alguno a la lista de cotización, y en qué posición estaba.
      </Typography>
      <List
        title="Búsquedas"
        component="div"
        actions={
          <TopToolbar>
            <ExportCsvButton />
          </TopToolbar>
        }
        exporter={false}
        empty={false}
        perPage={25}
        sort={{ field: 'searched', order: 'DESC' }}
      >
        <SearchFilters />
        <Card>
          <DataTable
            bulkActionButtons={false}
            rowClick={false}
            empty={<NoListResults>Nada se ha buscado más de una vez con estos filtros.</NoListResults>}
            sx={{
              '& .column-opened, & .column-meanPosition, & .column-added': notOnPhones,
              '& .MuiTableSortLabel-root': { minHeight: 24 },
            }}
          >
            <Col source="id" label="Búsqueda" render={(search) => <Searched search={search} />} />
            <DataTable.NumberCol source="searched" label="Veces" />
            <DataTable.NumberCol source="results" label="Resultados" />
            <Col source="opened" label="Abiertas" align="right" render={openedShare} />
            <Col source="meanPosition" label="Posición media" align="right" render={position} />
            <Col source="added" label="Agregadas" align="right" render={addedShare} />
          </DataTable>
        </Card>
      </List>
    </>
  )
}

function Searched({ search }: { search: CountedSearch }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {search.id}
      <Typography variant="body2" color="textSecondary" sx={{ display: { sm: 'none' } }}>
        Abiertas {openedShare(search)}, posición {position(search)}, agregadas {addedShare(search)}
      </Typography>
      <Box sx={{ ml: -0.5 }}>
        <CreateSynonymButton text={search.id} />
      </Box>
    </Box>
  )
}

const periods = [
  { days: 30, name: 'Últimos 30 días' },
  { days: 90, name: 'Últimos 90 días' },
]
const kinds = [
  { only: '', name: 'Todas' },
  { only: 'without_results', name: 'Sin resultados' },
  { only: 'without_clicks', name: 'Sin clics' },
]

function SearchFilters() {
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
