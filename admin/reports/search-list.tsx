import { Box, Card, Typography } from '@mui/material'
import { DataTable, List, TopToolbar } from 'react-admin'
import type { CountedSearch } from '../../shared/reports/searches.ts'
import { CreateSynonymButton } from '../catalogue/create-synonym-button.tsx'
import { ExportCsvButton } from '../shell/export-csv-button.tsx'
import { NoResults } from '../shell/no-results.tsx'
import { SearchFilters } from './search-filters.tsx'

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
            empty={<NoResults>Nada se ha buscado más de una vez con estos filtros.</NoResults>}
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
