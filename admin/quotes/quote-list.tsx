import Add from '@mui/icons-material/Add'
import { Box, Button, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { DataTable, FilterButton, List, Pagination, TopToolbar, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatMoney } from '../../shared/quotes/money.ts'
import type { QuoteItem, QuoteSum } from '../../shared/quotes/quote-list.ts'
import { dayText, plainDayText } from '../../shared/time-text.ts'
import { NoResults } from '../shell/no-results.tsx'
import { ExportMenu } from './export-menu.tsx'
import { QuoteCards } from './quote-cards.tsx'
import { quoteFilters } from './quote-filters.tsx'
import { QuoteStates } from './quote-states.tsx'

export function QuoteList() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <List
      title="Cotizaciones"
      filters={quoteFilters}
      filterDefaultValues={{ outcome: 'open' }}
      sort={{ field: 'sentAt', order: 'DESC' }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      actions={<ListActions />}
      empty={false}
      exporter={false}
      sx={{ '& .RaList-content': { overflowX: 'auto' } }}
    >
      <Sums />
      {isNarrow ? <QuoteCards /> : <QuoteTable />}
    </List>
  )
}

const Col = DataTable.Col<QuoteItem>

function QuoteTable() {
  return (
    <DataTable<QuoteItem>
      bulkActionButtons={false}
      rowClick={(_id, _resource, { requestId }) => `/solicitudes/${requestId}/show`}
      empty={<NoResults>Nada coincide con estos filtros.</NoResults>}
      sx={{ '& .MuiTableCell-root': { px: 1 } }}
    >
      <Col label="Folio" disableSort sx={{ whiteSpace: 'nowrap' }} render={(quote) => <Folio quote={quote} />} />
      <Col source="company" label="Empresa y persona" render={(quote) => <Customer quote={quote} />} />
      <Col label="Estado" disableSort render={(quote) => <QuoteStates quote={quote} />} />
      <Col label="Responsable" disableSort render={({ seller }) => seller ?? '–'} />
      <Col
        source="total"
        label="Total"
        align="right"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ total, currency }) => <b>{formatMoney(total, currency)}</b>}
      />
      <Col source="sentAt" label="Enviada" sx={{ whiteSpace: 'nowrap' }} render={sentText} />
      <Col source="validUntil" label="Vence" sx={{ whiteSpace: 'nowrap' }} render={untilText} />
    </DataTable>
  )
}

const sentText = ({ sentAt }: QuoteItem) => (sentAt ? dayText(sentAt) : '–')
const untilText = ({ validUntil }: QuoteItem) => (validUntil ? plainDayText(validUntil) : '–')

function Folio({ quote: { folio, version, requestId } }: { quote: QuoteItem }) {
  return (
    <>
      <Typography
        component={Link}
        to={`/solicitudes/${requestId}/show`}
        variant="body2"
        color="textPrimary"
        sx={{ fontWeight: 700 }}
      >
        {folio}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Versión {version}
      </Typography>
    </>
  )
}

function Customer({ quote: { company, name } }: { quote: QuoteItem }) {
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {company}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
    </>
  )
}

/** Over everything that matches, not only this page. */
function Sums() {
  const { meta, total = 0 } = useListContext<QuoteItem>()
  const sums: QuoteSum[] = meta?.sums ?? []
  if (total === 0) return null
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {sums.map(({ currency, count, total }) => (
        <Typography key={currency} className="figures">
          <b>{formatMoney(total, currency)}</b>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            en {count === 1 ? '1 cotización' : `${count.toLocaleString('es-CL')} cotizaciones`}
          </Box>
        </Typography>
      ))}
    </Stack>
  )
}

function ListActions() {
  return (
    <TopToolbar sx={{ flex: 'none' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: { sm: 1 }, whiteSpace: 'nowrap' }}>
        <FilterButton disableSaveQuery />
        <ExportMenu />
        <Button component={Link} to="/cotizaciones/create" size="small" startIcon={<Add />}>
          Nueva cotización
        </Button>
      </Stack>
    </TopToolbar>
  )
}
