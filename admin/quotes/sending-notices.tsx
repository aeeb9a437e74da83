import { Alert, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import type { QuoteContent } from '../../shared/quotes/quote.ts'
import { answersSince, reactionsSince } from '../../shared/requests/answer-events.ts'
import type { RequestDetail, RequestEvent } from '../../shared/requests/inbox.ts'
import { momentText } from '../../shared/time-text.ts'
import { AnsweredNotice } from '../requests/answered-notice.tsx'
import { EventText } from '../requests/request-history.tsx'
import { sectionPath } from '../settings/section-nav.tsx'
import { settingsQuery } from '../settings/settings-query.ts'
import { UnpricedNotice } from './editor-totals.tsx'

/** What colleagues and the buyer did since the request was read; `lastId` is 0 if that is nothing. */
export function unseenIn({ history }: RequestDetail, seenEventId: number | null) {
  const answers = answersSince(history, seenEventId)
  const reactions = reactionsSince(history, seenEventId)
  return { answers, reactions, lastId: Math.max(0, ...[...answers, ...reactions].map(({ id }) => id)) }
}

type Props = { request: RequestDetail; content: QuoteContent; unseen: ReturnType<typeof unseenIn> }

/** What staff must know before a version leaves, by mail or by hand. */
export function NoticesBeforeSending({ request, content, unseen: { answers, reactions } }: Props) {
  return (
    <>
      <UnpricedNotice content={content} />
      <MissingCompanyNotice />
      {reactions.length > 0 && <ReactionNotice reactions={reactions} />}
      {answers.length > 0 && <AnsweredNotice answers={answers} mails={request.deliveries} />}
    </>
  )
}

/** The buyer reacted to the last version while the next was being prepared. */
const ReactionNotice = ({ reactions }: { reactions: RequestEvent[] }) => (
  <Alert severity="warning" sx={{ my: 1 }}>
    {reactions.map((event) => (
      <div key={event.id}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          El cliente respondió el {momentText(event.at)}, mientras preparabas esta versión.
        </Typography>
        <EventText event={event} mails={[]} />
      </div>
    ))}
  </Alert>
)

/** Nobody should notice only in a sent document that the company's RUT is not on it. */
function MissingCompanyNotice() {
  const { data: company } = useQuery(settingsQuery('company'))
  const missing = [company?.rut === '' && 'RUT', company?.giro === '' && 'giro'].filter(Boolean)
  if (missing.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
      El PDF sale sin {missing.join(' ni ')} de la empresa. Se escriben en{' '}
      <Link component={RouterLink} to={sectionPath('company')}>
        Configuración
      </Link>
      .
    </Alert>
  )
}
