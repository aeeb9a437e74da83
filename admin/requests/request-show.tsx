import Print from '@mui/icons-material/Print'
import { Box, Button, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { ShowBase, Title, useGetRecordId, useShowContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { kindNames } from '../../shared/requests/names.ts'
import { QuotePanel } from '../quotes/quote-panel.tsx'
import { useRequestQuotes } from '../quotes/use-request-quotes.ts'
import { NotLoaded } from '../shell/not-loaded.tsx'
import { ErasedNotice } from './erased-notice.tsx'
import { ReplyForm } from './reply-form.tsx'
import { replyQueries } from './reply-templates.ts'
import { ReplyTrouble } from './reply-trouble.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestHistory } from './request-history.tsx'
import { RequestLines } from './request-lines.tsx'
import { RequestMails } from './request-mails.tsx'
import { RequestState } from './request-state.tsx'
import { RequestChips } from './status-chip.tsx'
import { useRequestQuery } from './use-request-query.ts'
import { useWholeRequest } from './use-whole-request.ts'

export function RequestShow() {
  return (
    <ShowBase queryOptions={useRequestQuery()}>
      <RequestPage />
    </ShowBase>
  )
}

function RequestPage() {
  const request = useWholeRequest()
  const isComplete = useIsComplete(Number(useGetRecordId()))
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { error, refetch } = useShowContext()
  if (error && !request) return <NotLoaded error={error} onRetry={refetch} />
  if (!request || !isComplete) return null
  return (
    <Box sx={{ py: 2 }}>
      <Title title={isNarrow ? request.folio : `${kindNames[request.kind]} ${request.folio}`} />
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <Typography variant="h1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {request.erasedAt ? request.name : request.company}
        </Typography>
        <RequestChips request={request} />
        <Button component={Link} to={`/solicitudes/${request.id}/imprimir`} startIcon={<Print />} sx={{ ml: 'auto' }}>
          Imprimir
        </Button>
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' } }}>
        <Stack sx={{ gap: 2 }}>
          <ReplyTrouble request={request} />
          {request.erasedAt ? <ErasedNotice at={request.erasedAt} /> : <RequestFacts request={request} />}
          <RequestLines request={request} />
          {!request.erasedAt && (
            <>
              {request.status !== 'spam' && <QuotePanel key={`quote ${request.id}`} request={request} />}
              <ReplyForm key={request.id} request={request} />
            </>
          )}
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <RequestState request={request} />
          {!request.erasedAt && (
            <>
              <RequestMails request={request} />
              <RequestHistory key={request.id} request={request} />
            </>
          )}
        </Stack>
      </Box>
    </Box>
  )
}

/** What arrives later would push down what somebody is about to click. What fails is not waited for. */
function useIsComplete(requestId: number): boolean {
  const quotes = useRequestQuotes(requestId)
  const replies = useQueries({ queries: replyQueries })
  return [quotes, ...replies].every(({ isFetched, failureCount }) => isFetched || failureCount > 0)
}
