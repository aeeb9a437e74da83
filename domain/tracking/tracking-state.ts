import type { requestEvents } from '../../db/schema.ts'
import type { Quote } from '../../shared/quotes/quote.ts'
import type { Tracking, TrackingState } from '../../shared/tracking/tracking.ts'
import { momentOf } from '../calendar/chilean-calendar.ts'
import type { Request } from '../requests/request.ts'

type Event = Pick<typeof requestEvents.$inferSelect, 'kind' | 'detail' | 'at'>
type Known = { request: Request; newest: Quote | undefined; events: Event[] }

/** Nothing tells the sender of suspected spam that nobody reads it. */
export const isHeldBack = ({ status, spamReason }: Request) => status === 'spam' || spamReason !== null

export function stateOf(request: Request, newest: Quote | undefined): TrackingState {
  if (isHeldBack(request)) return 'received'
  switch (newest?.status) {
    case 'accepted':
    case 'change_requested':
    case 'declined':
    case 'expired':
      return newest.status
    case 'sent':
      return 'quoted'
  }
  switch (request.status) {
    case 'needs_information':
    case 'answered':
    case 'closed':
      return request.status
    case 'new':
      return 'received'
  }
  return 'in_review'
}

/** A business that staff know to be won is accepted, however the buyer told them. */
export function asDecided(request: Request, newest: Quote): Quote {
  const { quoteOutcome, quoteOutcomeAt } = request
  if (quoteOutcome !== 'won' || newest.status === 'accepted') return newest
  const decided = { reactedAt: quoteOutcomeAt?.toISOString() ?? null, reactionReason: null, reactionText: null }
  return { ...newest, ...decided, status: 'accepted' }
}

/** What has happened so far, the first step first. */
export function stepsOf({ request, newest, events }: Known): Tracking['steps'] {
  const state = stateOf(request, newest)
  const at = momentsOf({ request, newest, events })
  return pathTo(state, newest !== undefined).map((step) => ({ state: step, at: new Date(at(step)).toISOString() }))
}

function pathTo(state: TrackingState, isQuoted: boolean): TrackingState[] {
  if (state === 'received') return ['received']
  const path: TrackingState[] = ['received', 'in_review', ...(isQuoted ? (['quoted'] as const) : [])]
  return path.includes(state) ? path : [...path, state]
}

const momentsOf =
  ({ request, newest, events }: Known) =>
  (state: TrackingState): Date | string => {
    const moments: Record<TrackingState, Date | string | null | undefined> = {
      received: request.receivedAt,
      in_review: events.find(isTaken)?.at,
      needs_information: events.findLast(({ detail }) => detail.to === 'needs_information')?.at,
      quoted: newest?.sentAt,
      accepted: newest?.reactedAt,
      change_requested: newest?.reactedAt,
      declined: newest?.reactedAt,
      expired: newest?.validUntil && momentOf(Temporal.PlainDate.from(newest.validUntil).add({ days: 1 })),
      answered: request.firstAnsweredAt,
      closed: events.findLast(({ kind, detail }) => kind === 'status' && detail.to === 'closed')?.at,
    }
    return moments[state] ?? request.updatedAt
  }

const isTaken = ({ kind, detail }: Event) =>
  ['owner', 'reply', 'entered', 'quote_sent'].includes(kind) ||
  ((kind === 'status' || kind === 'released') && detail.to !== null && detail.to !== 'new' && detail.to !== 'spam')
