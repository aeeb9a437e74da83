import { and, eq, exists, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { mails, requestLines, requests } from '../../../db/schema.ts'
import type { RequestFilter } from '../../../shared/requests/inbox.ts'
import { momentOf } from '../../calendar/chilean-day.ts'
import type { Deps } from '../../deps.ts'
import { patternOf, plainText } from '../../plain-text.ts'
import { searchTerms } from './search-terms.ts'
import { isLateRow } from './waiting-time.ts'

type FilterDeps = { db: Tx } & Pick<Deps, 'now' | 'settings'>

export function filterRequests({ db, now, settings }: FilterDeps, filter: RequestFilter): SQL | undefined {
  const { q, kind, status, owner, mail, late, from, until } = filter
  return and(
    q ? requestHolds(db, q) : undefined,
    kind && inArray(requests.kind, kind),
    status && inArray(requests.status, status),
    owner ? ownedBy(owner) : undefined,
    mail &&
      exists(
        db
          .select({ id: mails.id })
          .from(mails)
          .where(and(eq(mails.requestId, requests.id), eq(mails.state, mail))),
      ),
    late && isLateRow(late, now(), settings.current.hours),
    from ? gte(requests.receivedAt, momentOf(Temporal.PlainDate.from(from))) : undefined,
    until ? lt(requests.receivedAt, momentOf(Temporal.PlainDate.from(until).add({ days: 1 }))) : undefined,
  )
}

const ownedBy = (owner: string) => (owner === 'none' ? isNull(requests.ownerId) : eq(requests.ownerId, owner))

export function requestHolds(db: Tx, text: string): SQL | undefined {
  return and(
    ...searchTerms(text).map(({ words, phone }) =>
      or(and(...words.map((word) => holds(db, word))), phone ? hasPhone(phone) : undefined),
    ),
  )
}

function holds(db: Tx, word: string): SQL | undefined {
  const { folio, name, email, phone, company, equipment, message, otherProduct } = requests
  const sent = plainText(
    sql`concat_ws(' ', ${folio}, ${name}, ${email}, ${phone}, ${company}, ${equipment}, ${message}, ${otherProduct})`,
  )
  const pattern = patternOf(word)
  const line = db
    .select({ id: requestLines.id })
    .from(requestLines)
    .where(
      and(
        eq(requestLines.requestId, requests.id),
        sql`${plainText(sql`concat_ws(' ', ${requestLines.name}, ${requestLines.note})`)} like ${pattern}`,
      ),
    )
  return or(sql`${sent} like ${pattern}`, exists(line))
}

const hasPhone = (digits: string) => sql`regexp_replace(${requests.phone}, '[^0-9]', '', 'g') like ${`%${digits}%`}`
