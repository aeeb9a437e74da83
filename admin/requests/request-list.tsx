import { Box, Checkbox, Link, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import {
  BulkActionsToolbar,
  DataTable,
  DateInput,
  FilterButton,
  List,
  Pagination,
  RecordContextProvider,
  SelectArrayInput,
  SelectInput,
  TopToolbar,
  useCreatePath,
  useListContext,
  useRecordContext,
} from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { RequestItem } from '../../shared/requests/inbox.ts'
import { kindNames, statusNames } from '../../shared/requests/request-names.ts'
import { momentText } from '../../shared/time-text.ts'
import { NoListResults } from '../shell/empty-list.tsx'
import { ExportCsvButton } from '../shell/export-buttons.tsx'
import { OwnSelection } from '../shell/own-selection.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { InboxSearch, openFilter } from './inbox-views.tsx'
import { MailStates } from './request-mails.tsx'
import { choicesOf, mailStateNames, useColleagues } from './request-names.ts'
import { refetchWaiting } from './request-query.ts'
import { RequestChips, Waiting } from './request-status.tsx'

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
      empty={<NoListResults />}
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

function RequestCards() {
  const { data = [], isPending, selectedIds, onToggleItem } = useListContext<RequestItem>()
  if (!isPending && data.length === 0) return <NoListResults>Nada coincide con esta vista.</NoListResults>
  return (
    <>
      <BulkActionsToolbar selectAllButton={false}>
        <BulkActions />
      </BulkActionsToolbar>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((request) => (
          <RecordContextProvider key={request.id} value={request}>
            <Stack
              component="li"
              direction="row"
              sx={{ alignItems: 'flex-start', borderBottom: 1, borderColor: 'divider', p: 1 }}
            >
              <Checkbox
                checked={selectedIds.includes(request.id)}
                disabled={request.erasedAt !== null}
                onChange={() => onToggleItem(request.id)}
                slotProps={{ input: { 'aria-label': `Elegir ${request.folio}` } }}
              />
              <RequestCard request={request} />
            </Stack>
          </RecordContextProvider>
        ))}
      </Box>
    </>
  )
}

function RequestCard({ request }: { request: RequestItem }) {
  const createPath = useCreatePath()
  const { folio, kind, company, name, owner, receivedAt, mails, erasedAt } = request
  return (
    <Box
      component={RouterLink}
      to={createPath({ resource: 'solicitudes', type: 'show', id: request.id })}
      sx={{ color: 'text.primary', flex: 1, minWidth: 0, py: 1, textDecoration: 'none' }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {erasedAt ? name : company}
        </Typography>
        <Waiting request={request} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {erasedAt ? `El ${momentText(erasedAt)}` : name} · {kindNames[kind]} ·{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {folio}
        </Box>
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <RequestChips request={request} />
        <MailStates mails={mails} />
        <Typography variant="body2" color="textSecondary">
          {momentText(receivedAt)}
          {owner && ` · ${owner.name}`}
        </Typography>
      </Stack>
    </Box>
  )
}

function OwnerInput(props: { source: string; label: string }) {
  const colleagues = useColleagues()
  return <SelectInput {...props} choices={[...colleagues, { id: 'none', name: 'Nadie' }]} />
}

const lateness = [
  { id: 'amber', name: '4 horas hábiles o más' },
  { id: 'red', name: '8 horas hábiles o más' },
]

const requestFilters = [
  <SelectArrayInput key="status" source="status" label="Estado" choices={choicesOf(statusNames)} />,
  <SelectArrayInput key="kind" source="kind" label="Tipo" choices={choicesOf(kindNames)} />,
  <OwnerInput key="owner" source="owner" label="Responsable" />,
  <SelectInput key="late" source="late" label="Espera" choices={lateness} />,
  <SelectInput key="mail" source="mail" label="Correos" choices={choicesOf(mailStateNames)} />,
  <DateInput key="from" source="from" label="Desde" />,
  <DateInput key="until" source="until" label="Hasta" />,
]
