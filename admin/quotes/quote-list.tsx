import Add from '@mui/icons-material/Add'
import Download from '@mui/icons-material/Download'
import { Box, Button, ListItemText, Menu, MenuItem, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import {
  DataTable,
  FilterButton,
  List,
  Pagination,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  TopToolbar,
  useListContext,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { currencyNames, formatMoney } from '../../shared/quotes/money.ts'
import type { QuoteItem, QuoteSum } from '../../shared/quotes/quote-list.ts'
import { outcomeNames, quoteStatusNames } from '../../shared/quotes/quote-names.ts'
import { dayText, plainDayText } from '../../shared/time-text.ts'
import { choicesOf, useColleagues } from '../requests/request-names.ts'
import { callApi, saveFile } from '../shell/call-api.ts'
import { apiPath, listParams } from '../shell/data-provider.ts'
import { NoListResults } from '../shell/empty-list.tsx'
import { useAction } from '../shell/use-action.ts'
import { OutcomeChip, QuoteChip } from './quote-chip.tsx'

export function QuoteListScreen() {
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
      empty={<NoListResults>Nada coincide con estos filtros.</NoListResults>}
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
        <QuoteExportMenu />
        <Button component={Link} to="/cotizaciones/create" size="small" startIcon={<Add />}>
          Nueva cotización
        </Button>
      </Stack>
    </TopToolbar>
  )
}

function QuoteCards() {
  const { data = [], isPending } = useListContext<QuoteItem>()
  if (!isPending && data.length === 0) return <NoListResults>Nada coincide con estos filtros.</NoListResults>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((quote) => (
        <Box key={quote.id} component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <QuoteCard quote={quote} />
        </Box>
      ))}
    </Box>
  )
}

function QuoteCard({ quote }: { quote: QuoteItem }) {
  const { requestId, company, name, folio, version, total, currency, validUntil, seller } = quote
  const facts = [validUntil && `Vence el ${plainDayText(validUntil)}`, seller].filter(Boolean)
  return (
    <Box
      component={Link}
      to={`/solicitudes/${requestId}/show`}
      sx={{ color: 'text.primary', display: 'block', px: 2, py: 1.5, textDecoration: 'none' }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {company}
        </Typography>
        <Typography variant="body2" className="figures" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
          {formatMoney(total, currency)}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {name} · {folio}, versión {version}
      </Typography>
      <QuoteStates quote={quote} />
      {facts.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {facts.join(' · ')}
        </Typography>
      )}
    </Box>
  )
}

function QuoteStates({ quote }: { quote: QuoteItem }) {
  const { outcome, outcomeReason } = quote
  return (
    <>
      <Stack direction="row" component="span" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        <QuoteChip quote={quote} />
        {outcome && <OutcomeChip outcome={outcome} />}
      </Stack>
      {outcome === 'lost' && outcomeReason && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {outcomeReason}
        </Typography>
      )}
    </>
  )
}

function SellerInput(props: { source: string; label: string }) {
  return <SelectInput {...props} choices={useColleagues()} />
}

const quoteFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Folio, empresa o persona" />,
  <SelectInput
    key="outcome"
    source="outcome"
    label="Resultado"
    alwaysOn
    choices={[{ id: 'open', name: 'Abiertas' }, ...choicesOf(outcomeNames)]}
    emptyText="Todas"
  />,
  <SelectArrayInput key="status" source="status" label="Estado" choices={choicesOf(quoteStatusNames)} />,
  <SellerInput key="seller" source="seller" label="Responsable" />,
  <SelectInput key="currency" source="currency" label="Moneda" choices={choicesOf(currencyNames)} />,
]

const exportFiles = [
  { path: 'export', name: 'Cotizaciones', content: 'La última versión de cada solicitud y su resultado' },
  { path: 'export-lines', name: 'Líneas', content: 'Productos y precios de todas las versiones y borradores' },
]

/** Exports what matches the filter of the list. */
function QuoteExportMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { filterValues } = useListContext()
  const { run, isRunning } = useAction({ changesNothing: true })
  const close = () => setAnchor(null)
  const download = (path: string) => {
    close()
    const query = listParams({ filter: filterValues })
    run(async () => saveFile(await callApi(`${apiPath('cotizaciones')}/${path}?${query}`)))
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<Download />}
        disabled={isRunning}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Exportar CSV
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {exportFiles.map(({ path, name, content }) => (
          <MenuItem key={path} onClick={() => download(path)}>
            <ListItemText primary={name} secondary={content} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
