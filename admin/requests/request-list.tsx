import { Box, Link, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import {
  BulkActionsToolbar,
  DataTable,
  FilterButton,
  List,
  Pagination,
  TopToolbar,
  useCreatePath,
  useRecordContext,
} from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { RequestItem } from '../../shared/requests/inbox.ts'
import { kindNames } from '../../shared/requests/names.ts'
import { momentText } from '../../shared/time-text.ts'
import { ExportCsvButton } from '../shell/export-csv-button.tsx'
import { NoResults } from '../shell/no-results.tsx'
import { OwnSelection } from '../shell/own-selection.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { InboxSearch } from './inbox-search.tsx'
import { openFilter } from './inbox-views.ts'
import { MailStates } from './mail-states.tsx'
import { refetchWaiting } from './refetch-waiting.ts'
import { RequestCards } from './request-cards.tsx'
import { requestFilters } from './request-filters.tsx'
import { RequestChips } from './status-chip.tsx'
import { Waiting } from './waiting.tsx'

export function RequestList() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <List
      title="Solicitudes"
      filters={requestFilters}
      filterDefaultValues={openFilter}
      // The address alone holds search and filters, so that the menu opens the inbox without a forgotten one.
      storeKey={false}
      sort={{ field: 'receivedAt', order: 'DESC' }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100, 200]} />}
      queryOptions={refetchWaiting}
      actions={<ListActions />}
      empty={false}
      exporter={false}
      sx={{ '& .RaList-content': { overflowX: 'auto' }, ...staticToolbar }}
    >
      <Box sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}>
        <InboxSearch />
      </Box>
      <OwnSelection>{isNarrow ? <RequestCards /> : <RequestTable />}</OwnSelection>
    </List>
  )
}

/** By default react-admin's toolbar covers what is above the table, here the views. */
const staticToolbar = {
  '&& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none' },
  '&& .RaBulkActionsToolbar-collapsed': { display: 'none' },
}

const Col = DataTable.Col<RequestItem>

function RequestTable() {
  return (
    <DataTable<RequestItem>
      bulkActionsToolbar={
        <BulkActionsToolbar selectAllButton={false}>
          <BulkActions />
        </BulkActionsToolbar>
      }
      rowClick="show"
      empty={<NoResults />}
      isRowSelectable={({ erasedAt }) => erasedAt === null}
      sx={{ '& .MuiTableCell-root': { px: 1 } }}
    >
      <Col source="folio" label="Folio" sx={{ whiteSpace: 'nowrap' }}>
        <Folio />
      </Col>
      <Col source="company" label="Empresa y persona">
        <Sender />
      </Col>
      <Col label="Productos" disableSort>
        <Products />
      </Col>
      <Col label="Estado" disableSort>
        <Status />
      </Col>
      <Col label="Responsable" disableSort render={({ owner }) => owner?.name ?? '–'} />
      <Col source="waiting" label="Espera" render={(request) => <Waiting request={request} />} />
      <Col label="Correos" disableSort render={({ mails }) => <MailStates mails={mails} />} />
      <Col
        source="receivedAt"
        label="Recibida"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ receivedAt }) => momentText(receivedAt)}
      />
    </DataTable>
  )
}

function Folio() {
  const request = useRecordContext<RequestItem>()
  const createPath = useCreatePath()
  if (!request) return null
  const address = createPath({ resource: 'solicitudes', type: 'show', id: request.id })
  return (
    <>
      <Link
        component={RouterLink}
        to={address}
        // A click on the row opens the request as well, and going back would need two steps.
        onClick={(event) => event.stopPropagation()}
        color="textPrimary"
        variant="body2"
        sx={{ fontWeight: 700 }}
      >
        {request.folio}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {kindNames[request.kind]}
      </Typography>
    </>
  )
}

function Sender() {
  const request = useRecordContext<RequestItem>()
  if (!request) return null
  const { company, name, erasedAt } = request
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {erasedAt ? name : company}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {erasedAt ? `El ${momentText(erasedAt)}` : name}
      </Typography>
    </>
  )
}

function Products() {
  const [first, ...more] = useRecordContext<RequestItem>()?.products ?? []
  if (!first) return <span>–</span>
  return (
    <Typography variant="body2">
      {first}
      {more.length > 0 && ` y ${more.length} más`}
    </Typography>
  )
}

function Status() {
  const request = useRecordContext<RequestItem>()
  return request ? <RequestChips request={request} /> : null
}

function ListActions() {
  return (
    <TopToolbar>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
        <FilterButton disableSaveQuery />
        <ExportCsvButton />
      </Stack>
    </TopToolbar>
  )
}
