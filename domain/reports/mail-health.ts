import { and, desc, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { mails } from '../../db/schema.ts'
import type { MailHealth } from '../../shared/reports/dashboard.ts'
import { mailProblem } from '../../shared/requests/mail-problem.ts'

type Counts = {
  queued: number
  failed: number
  filed: number
  oldestWaiting: Date | null
  oldestUntried: Date | null
  lastSent: Date | null
}
type Failure = { state: 'queued' | 'failed'; lastError: string; isServer: boolean; at: Date }

/** A mail without any attempt for this long means that the queue is stuck. */
const stuckAfterMs = 5 * 60_000

const lookedAt = 100

export async function readMailHealth(db: Db, now: Date): Promise<MailHealth> {
  const counts = await countMails(db)
  const { queued, failed, filed, oldestWaiting, lastSent } = counts
  const failures = await newestFailures(db)
  const serverFailure = failures.find(({ isServer, at }) => isServer && (!lastSent || at > lastSent))
  const rejection = failures.find(({ state, isServer }) => state === 'queued' && !isServer)
  return {
    queued,
    failed,
    filed,
    oldestWaiting: oldestWaiting?.toISOString() ?? null,
    lastSent: lastSent?.toISOString() ?? null,
    state: stateOf(counts, now, serverFailure, rejection),
    lastError: (serverFailure ?? rejection)?.lastError ?? null,
  }
}

function stateOf(
  { failed, filed, oldestUntried, lastSent }: Counts,
  now: Date,
  serverFailure: Failure | undefined,
  rejection: Failure | undefined,
): MailHealth['state'] {
  if (serverFailure) return 'down'
  if (failed > 0) return 'undelivered'
  if (oldestUntried && now.getTime() - oldestUntried.getTime() > stuckAfterMs) return 'slow'
  if (rejection) return 'rejected'
  return filed > 0 && !lastSent ? 'filed' : 'ok'
}

export async function countMails(db: Db): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select count(*) filter (where state = 'queued')::integer as queued,
      count(*) filter (where state = 'failed' and request_id is not null)::integer as failed,
      count(*) filter (where state = 'filed')::integer as filed,
      min(created_at) filter (where state = 'queued') as "oldestWaiting",
      min(created_at) filter (where state = 'queued' and attempts = 0) as "oldestUntried",
      max(sent_at) filter (where state = 'sent') as "lastSent"
    from ${mails}`)
  const [row] = rows
  if (!row) throw new Error('A count gave no row.')
  const date = (moment: Date | null) => moment && new Date(moment)
  return {
    ...row,
    oldestWaiting: date(row.oldestWaiting),
    oldestUntried: date(row.oldestUntried),
    lastSent: date(row.lastSent),
  }
}

async function newestFailures(db: Db): Promise<Failure[]> {
  const { state, lastError, attemptedAt } = mails
  const rows = await db
    .select({ state, lastError, attemptedAt })
    .from(mails)
    .where(and(inArray(state, ['queued', 'failed']), isNotNull(lastError), isNotNull(attemptedAt)))
    .orderBy(desc(attemptedAt))
    .limit(lookedAt)
  return rows.flatMap(({ state, lastError, attemptedAt }) =>
    lastError && attemptedAt && (state === 'queued' || state === 'failed')
      ? [{ state, lastError, isServer: mailProblem(lastError).isServer, at: attemptedAt }]
      : [],
  )
}
