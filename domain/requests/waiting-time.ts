import { and, asc, eq, gt, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { mails, requestEvents, requests } from '../../db/schema.ts'
import { isReactionKind } from '../../shared/requests/answer-events.ts'
import type { Lateness, RequestStatus } from '../../shared/requests/inbox.ts'
import type { Hours } from '../../shared/settings/hours.ts'
import type { Job } from '../actor.ts'
import { hoursBefore, workingHours } from '../calendar/working-hours.ts'
import { forEachInSlices } from '../catalogue/in-slices.ts'
import type { Deps } from '../deps.ts'
import type { Request } from './request.ts'

const finished: RequestStatus[] = ['closed', 'spam']

const isFirstWait = isNull(requests.firstAnsweredAt)

export const isWaitingRow = and(
  notInArray(requests.status, finished),
  or(isFirstWait, isNotNull(requests.waitingAgainSince)),
)

/** The same as `waitingSince`, for rows that wait. */
const waitingSinceOfRow = sql`case when ${isFirstWait} then ${requests.receivedAt} else ${requests.waitingAgainSince} end`

export const waitingRank = sql`case when ${inArray(requests.status, finished)} then 2 when ${isWaitingRow} then 0 else 1 end`

/** What was answered is sorted by its arrival. */
export const waitingOrder = sql`case when ${isWaitingRow} then ${waitingSinceOfRow} else ${requests.receivedAt} end`

const hoursUntil: Record<Lateness, number> = { amber: 4, red: 8 }

export const latestArrivalFor = (lateness: Lateness, now: Date, hours: Hours) =>
  hoursBefore(now, hoursUntil[lateness], hours)

export const isLateRow = (lateness: Lateness, now: Date, hours: Hours): SQL | undefined =>
  and(isWaitingRow, sql`${waitingSinceOfRow} <= ${latestArrivalFor(lateness, now, hours).toISOString()}`)

type Waiting = { waitingSince: string | null; waitingHours: number | null; lateness: Lateness | null }

export function waitingOf(request: Request, now: Date, hours: Hours): Waiting {
  const since = waitingSince(request)
  if (!since) {
    const { firstAnswerMinutes } = request
    const waitingHours = firstAnswerMinutes === null ? null : firstAnswerMinutes / 60
    return { waitingSince: null, waitingHours, lateness: null }
  }
  const waitingHours = workingHours(since, now, hours)
  return { waitingSince: since.toISOString(), waitingHours, lateness: latenessOf(waitingHours) }
}

function waitingSince({ status, receivedAt, firstAnsweredAt, waitingAgainSince }: Request): Date | null {
  if (finished.includes(status)) return null
  return firstAnsweredAt ? waitingAgainSince : receivedAt
}

function latenessOf(hours: number): Lateness | null {
  if (hours >= hoursUntil.red) return 'red'
  return hours >= hoursUntil.amber ? 'amber' : null
}

export type FirstAnswer = Pick<Request, 'firstAnsweredAt' | 'firstAnswerMinutes'>

/** The result is stored, so that it stays when the opening hours change. */
export function firstAnswerAt(request: Request, at: Date, hours: Hours): FirstAnswer {
  const { firstAnsweredAt, firstAnswerMinutes } = request
  if (firstAnsweredAt) return { firstAnsweredAt, firstAnswerMinutes }
  return { firstAnsweredAt: at, firstAnswerMinutes: minutesUntil(request, at, hours) }
}

/** Nobody knows how long a customer waited who called and whose request staff entered. */
const minutesUntil = ({ enteredBy, receivedAt }: Pick<Request, 'enteredBy' | 'receivedAt'>, at: Date, hours: Hours) =>
  enteredBy === null ? Math.round(workingHours(receivedAt, at, hours) * 60) : null

const atOnce = 500

/** For first answers that a version of the program gave which did not store the result. One statement stores a batch. */
export async function storeMissingMinutes(
  { db }: Pick<Deps, 'db'>,
  _actor: Job,
  hours: Hours,
  stopping: AbortSignal,
): Promise<void> {
  const { id, receivedAt, enteredBy, firstAnsweredAt, firstAnswerMinutes } = requests
  for (let last = 0; !stopping.aborted; ) {
    const rows = await db
      .select({ id, receivedAt, enteredBy, firstAnsweredAt })
      .from(requests)
      .where(and(gt(id, last), isNotNull(firstAnsweredAt), isNull(firstAnswerMinutes), isNull(enteredBy)))
      .orderBy(asc(id))
      .limit(atOnce)
    const found: { id: number; at: Date; minutes: number | null }[] = []
    await forEachInSlices(rows, (row) => {
      if (row.firstAnsweredAt) {
        found.push({ id: row.id, at: row.firstAnsweredAt, minutes: minutesUntil(row, row.firstAnsweredAt, hours) })
      }
    })
    await db.execute(sql`
      update requests set first_answer_minutes = found.minutes
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (id integer, at timestamptz, minutes integer)
      where
        requests.id = found.id
        and first_answer_minutes is null
        -- In milliseconds, because the moments of JavaScript have no smaller part.
        and date_trunc('milliseconds', first_answered_at) = found.at`)
    if (rows.length < atOnce) return
    last = rows.at(-1)?.id ?? last
  }
}

/** Call it, with the request locked, after every event that may start or stop the clock. */
export async function updateWaiting(tx: Tx, requestId: number, sentJustNow?: number): Promise<void> {
  const { kind, detail, at } = requestEvents
  const events = await tx
    .select({ kind, detail, at })
    .from(requestEvents)
    .where(eq(requestEvents.requestId, requestId))
    .orderBy(asc(requestEvents.id))
  const unsent = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.requestId, requestId), notInArray(mails.state, ['sent', 'filed'])))
  const unsentIds = new Set(unsent.filter(({ id }) => id !== sentJustNow).map(({ id }) => String(id)))
  await tx
    .update(requests)
    .set({ waitingAgainSince: waitingAgainSince(events, unsentIds), updatedAt: sql`${requests.updatedAt}` })
    .where(eq(requests.id, requestId))
}

type Event = Pick<typeof requestEvents.$inferSelect, 'kind' | 'detail' | 'at'>

/** The first thing that the buyer did and that staff have not answered since by a mail that left, or by closing. */
export function waitingAgainSince(events: Event[], unsentMailIds: Set<string>): Date | null {
  let since: Date | null = null
  let asked: Date | null = null
  let askedBefore: Date | null = null
  for (const { kind, detail, at } of events) {
    if (isReactionKind(kind)) {
      since ??= at
      if (kind !== 'quote_declined') asked ??= at
    }
    if (kind === 'reply' || kind === 'quote_sent') {
      if (unsentMailIds.has(detail.mailId ?? '')) continue
      since = asked = askedBefore = null
    }
    if (kind !== 'status' && kind !== 'released') continue
    if (isAnswered(detail.to)) {
      askedBefore = asked
      since = asked = null
    } else if (isAnswered(detail.from)) {
      // Opening it again corrects a mistake, but a decline that was once closed asks for nothing.
      asked = askedBefore ?? asked
      since = asked ?? since
      askedBefore = null
    }
  }
  return since
}

const isAnswered = (status: string | null | undefined) => status === 'answered' || status === 'closed'
