import { Box, Typography } from '@mui/material'
import { DataTable, FunctionField, List, required, SelectInput } from 'react-admin'
import type { CountedSearch } from '../../contract/reports/searches.ts'
import { CreateSynonymButton } from '../catalogue/create-synonym-button.tsx'
import { EmptyList } from '../shell/empty-list.tsx'

const periods = [
  { id: 30, name: 'Últimos 30 días' },
  { id: 90, name: 'Últimos 90 días' },
]
const kinds = [
  { id: 'without_results', name: 'Sin resultados' },
  { id: 'without_clicks', name: 'Sin clics' },
]

const filters = [
  <SelectInput key="days" source="days" label="Período" choices={periods} validate={required()} alwaysOn />,
  <SelectInput key="only" source="only" label="Mostrar" choices={kinds} emptyText="Todas" alwaysOn />,
]

const notOnPhones = { display: { xs: 'none', sm: 'table-cell' } }

const number = (value: number) => value.toLocaleString('es-CL', { maximumFractionDigits: 1 })

/** Several products may be opened after one search. */
const share = (some: number, searched: number) => `${Math.min(100, Math.round((some / searched) * 100))} %`
const openedShare = ({ opened, searched }: CountedSearch) => share(opened, searched)
const addedShare = ({ added, searched }: CountedSearch) => share(added, searched)
const position = ({ meanPosition }: CountedSearch) => (meanPosition === null ? '–' : number(meanPosition))

export function SearchList() {
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 2, maxWidth: 760 }}>
        Lo que se buscó más de una vez en el sitio, sin datos de las personas: cuántos productos encontró la última vez,
        cuántas veces se abrió o se agregó alguno a la cotización, y en qué posición estaba.
      </Typography>
      <List
        title="Búsquedas"
        filters={filters}
        filterDefaultValues={{ days: 30 }}
        actions={false}
        exporter={false}
        empty={false}
        sort={{ field: 'searched', order: 'DESC' }}
      >
        <DataTable
          bulkActionButtons={false}
          rowClick={false}
          empty={<EmptyList>Nada se ha buscado más de una vez con estos filtros.</EmptyList>}
          sx={{
            '& .column-opened, & .column-meanPosition, & .column-added': notOnPhones,
            '& .MuiTableSortLabel-root': { minHeight: 24 },
          }}
        >
          <DataTable.Col source="id" label="Búsqueda">
            <FunctionField render={(search: CountedSearch) => <Searched search={search} />} />
          </DataTable.Col>
          <DataTable.NumberCol source="searched" label="Veces" />
          <DataTable.NumberCol source="results" label="Resultados" />
          <DataTable.Col source="opened" label="Abiertas">
            <FunctionField textAlign="right" render={openedShare} />
          </DataTable.Col>
          <DataTable.Col source="meanPosition" label="Posición media">
            <FunctionField textAlign="right" render={position} />
          </DataTable.Col>
          <DataTable.Col source="added" label="Agregadas">
            <FunctionField textAlign="right" render={addedShare} />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}

/** On phones it has the figures of the hidden columns. */
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
