import { useQueries } from '@tanstack/react-query'
import type { Quote } from '../../shared/quotes/quote.ts'
import { quoteMailOf } from '../../shared/quotes/sending.ts'
import type { RequestDetail } from '../../shared/requests/inbox.ts'
import { signatureOf } from '../../shared/staff/staff.ts'
import { plainDayText } from '../../shared/time-text.ts'
import { settingsQuery } from '../settings/settings-query.ts'
import { callForJson } from '../shell/call-api.ts'
import { useSession } from '../staff/session.ts'

export type QuoteMail = { subject: string; body: string }

type Props = { request: RequestDetail; draft: Quote; hasLink: boolean }

/** The mail as the template says, or undefined until everything it needs has arrived. */
export function useQuoteMail({ request, draft, hasLink }: Props): { mail: QuoteMail | undefined; error: Error | null } {
  const me = useSession(({ me }) => me)
  const [templates, company, link] = useQueries({
    queries: [
      settingsQuery('mailTemplates'),
      settingsQuery('company'),
      { ...ask<{ trackingUrl: string }>(`/requests/${request.id}/tracking`), enabled: hasLink },
    ],
  })
  const error = templates.error ?? company.error ?? link.error
  if (!me || !templates.data || !company.data || (hasLink && !link.data)) return { mail: undefined, error }
  const mail = quoteMailOf(templates.data.quoteSent, {
    request,
    quote: { ...draft, total: draft.totals.total },
    lastDay: plainDayText(draft.validUntil),
    link: link.data?.trackingUrl ?? '',
    signature: signatureOf(me, company.data),
  })
  return { mail, error }
}

const ask = <T>(path: string) => ({
  queryKey: [path],
  queryFn: ({ signal }: { signal: AbortSignal }) => callForJson<T>(path, { signal }),
})
