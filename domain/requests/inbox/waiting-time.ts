import { and, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Lateness, RequestStatus } from '../../../contract/requests/inbox.ts'
import type { Hours } from '../../../contract/settings/hours.ts'
import { requests } from '../../../db/schema.ts'
import { hoursBefore, workingHours } from '../../calendar/working-hours.ts'
import type { Request } from '../request.ts'

const finished: RequestStatus[] = ['closed', 'spam']

export const isWaitingRow = and(isNull(requests.firstAnsweredAt), notInArray(requests.status, finished))

export const waitingRank = sql`case when ${inArray(requests.status, finished)} then 2
  when ${requests.firstAnsweredAt} is null then 0 else 1 end`

const hoursUntil: Record<Lateness, number> = { amber: 4, red: 8 }

type Waiting = { waitingHours: number | null; lateness: Lateness | null }

export function waitingOf({ status, receivedAt, firstAnsweredAt }: Request, now: Date, hours: Hours): Waiting {
  if (!firstAnsweredAt && finished.includes(status)) return { waitingHours: null, lateness: null }
  const waitingHours = workingHours(receivedAt, firstAnsweredAt ?? now, hours)
  return { waitingHours, lateness: firstAnsweredAt ? null : latenessOf(waitingHours) }
}

function latenessOf(hours: number): Lateness | null {
  if (hours >= hoursUntil.red) return 'red'
  return hours >= hoursUntil.amber ? 'amber' : null
}

export const latestArrivalFor = (lateness: Lateness, now: Date, hours: Hours) =>
  hoursBefore(now, hoursUntil[lateness], hours)
