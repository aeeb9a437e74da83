import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { requests, settings } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Retention } from '../../shared/privacy/privacy.ts'
import type { Job, Staff } from '../actor.ts'
import { chileanDay, momentOf } from '../calendar/chilean-calendar.ts'
import type { Deps } from '../deps.ts'
import { statusAt } from '../quotes/read-quotes.ts'

import { eraseRequests, idsOf, removeMailFiles } from './erase-requests.ts'
import { settled } from './person.ts'
import { recordPrivacyEvent } from './privacy-events.ts'

const name = 'retention_months'
const defaultMonths = 24

/** Small batches keep the embedded database available to visitors. */
const erasedAtOnce = 200

export async function readRetention(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  proposedMonths?: number,
): Promise<Retention> {
  const months = proposedMonths ?? (await retentionMonths(db))
  return { months, due: months === null ? 0 : await db.$count(requests, isDue(months, now())) }
}

export async function changeRetention(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Staff,
  months: number | null,
): Promise<Retention> {
  await transact(deps.db, async (tx) => {
    await tx
      .insert(settings)
      .values({ name, value: { months } })
      .onConflictDoUpdate({ target: settings.name, set: { value: { months }, updatedAt: deps.now() } })
    await recordPrivacyEvent(tx, actor, { kind: 'retention_change', at: deps.now() })
  })
  return readRetention(deps)
}

export async function applyRetention(
  deps: Pick<Deps, 'db' | 'dataDir' | 'now'>,
  actor: Job,
  stopping: AbortSignal,
): Promise<number> {
  const months = await retentionMonths(deps.db)
  if (months === null) return 0
  let erased = 0
  while (!stopping.aborted) {
    const count = await eraseSome(deps, actor, months)
    erased += count
    if (count < erasedAtOnce) break
  }
  return erased
}

async function eraseSome(deps: Pick<Deps, 'db' | 'dataDir' | 'now'>, actor: Job, months: number): Promise<number> {
  const { erased, mailFiles } = await transact(deps.db, async (tx) => {
    const due = await tx
      .select({ id: requests.id })
      .from(requests)
      .where(isDue(months, deps.now()))
      .orderBy(asc(requests.id))
      .limit(erasedAtOnce)
      .for('update', { skipLocked: true })
    if (due.length === 0) return { erased: 0, mailFiles: [] }
    await recordPrivacyEvent(tx, actor, { kind: 'retention', requests: due.length, at: deps.now() })
    return { erased: due.length, mailFiles: await eraseRequests(deps, tx, idsOf(due)) }
  })
  await removeMailFiles(deps, mailFiles)
  return erased
}

async function retentionMonths(db: Db): Promise<number | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  return row ? (row.value as { months: number | null }).months : defaultMonths
}

const hasOpenQuote = (now: Date) =>
  sql`exists (select from quotes where quotes.request_id = requests.id and ${statusAt(now)} = 'sent')`

/** A quote that the buyer may still answer is not erased. */
function isDue(months: number, now: Date) {
  const limit = momentOf(chileanDay(now).subtract({ months }))
  const isSettled = and(inArray(requests.status, settled), lt(requests.updatedAt, limit))
  return and(isSettled, isNull(requests.erasedAt), sql`not ${hasOpenQuote(now)}`)
}
