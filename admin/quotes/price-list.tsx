import UploadFile from '@mui/icons-material/UploadFile'
import { Box, Button, Typography } from '@mui/material'
import { DataTable, FilterButton, List, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Currency, formatMoney } from '../../shared/quotes/money.ts'
import type { PriceItem } from '../../shared/quotes/prices.ts'
import { dayText } from '../../shared/time-text.ts'
import { Thumbnail } from '../catalogue/thumbnail.tsx'
import { NoListResults } from '../shell/empty-list.tsx'
import { ExportButton } from '../shell/export-buttons.tsx'

const notOnPhones = { display: { xs: 'none', sm: 'table-cell' } }

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Buscar producto" />,
  <SelectInput
    key="only"
    source="only"
    label="Mostrar"
    choices={[
      { id: 'priced', name: 'Con precio' },
      { id: 'unpriced', name: 'Sin precio' },
    ]}
  />,
]

const Col = DataTable.Col<PriceItem>

export function PriceListScreen() {
  return (
    <List
      title="Lista de precios"
      filters={filters}
      actions={<ListActions />}
      exporter={false}
      empty={false}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        empty={<NoListResults>Nada coincide con estos filtros.</NoListResults>}
        sx={{
          '& .column-picture': { width: 72, ...notOnPhones },
          '& .column-updatedAt': notOnPhones,
          '& .MuiTableSortLabel-root': { minHeight: 24 },
        }}
      >
        <Col
          source="picture"
          label="Imagen"
          disableSort
          render={({ picture }) => <Thumbnail src={picture} width={48} ratio="1" />}
        />
        <Col source="name" label="Producto" render={(item) => <Product item={item} />} />
        <Col source="CLP" label="Pesos" align="right" disableSort render={priceIn('CLP')} />
        <Col source="USD" label="Dólares" align="right" disableSort render={priceIn('USD')} />
        <Col
          source="updatedAt"
          label="Último cambio"
          render={({ updatedAt }) => (updatedAt ? dayText(updatedAt) : '–')}
        />
      </DataTable>
    </List>
  )
}

const priceIn = (currency: Currency) => (item: PriceItem) => {
  const price = item[currency]
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {price === null ? '–' : formatMoney(price, currency)}
    </Box>
  )
}

function Product({ item: { name, code, unit } }: { item: PriceItem }) {
  return (
    <>
      {name}
      {code && (
        <Typography variant="body2" color="textSecondary">
          {code}
        </Typography>
      )}
      {unit && (
        <Typography variant="body2" color="textSecondary">
          por {unit.charAt(0).toLowerCase() + unit.slice(1)}
        </Typography>
      )}
    </>
  )
}

function ListActions() {
  return (
    <TopToolbar sx={{ flex: 'none', flexWrap: 'nowrap' }}>
      <FilterButton disableSaveQuery />
      <Button component={Link} to="/precios/importar" size="small" startIcon={<UploadFile />}>
        Importar
      </Button>
      <ExportButton path="/prices/export" />
    </TopToolbar>
  )
}
