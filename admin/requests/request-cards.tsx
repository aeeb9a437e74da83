import { Box, Checkbox, Stack, Typography } from '@mui/material'
import { BulkActionsToolbar, RecordContextProvider, useCreatePath, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { RequestItem } from '../../shared/requests/inbox.ts'
import { kindNames } from '../../shared/requests/names.ts'
import { momentText } from '../../shared/time-text.ts'
import { NoResults } from '../shell/no-results.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { MailStates } from './mail-states.tsx'
import { RequestChips } from './status-chip.tsx'
import { Waiting } from './waiting.tsx'

export function RequestCards() {
  const { data = [], isPending, selectedIds, onToggleItem } = useListContext<RequestItem>()
  if (!isPending && data.length === 0) return <NoResults>Nada coincide con esta vista.</NoResults>
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
      component={Link}
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
