import type { Reaction } from '../quotes/quote.ts'
import type { RequestEvent } from './inbox.ts'

type Event = Pick<RequestEvent, 'id' | 'kind' | 'detail'>

const isAnswer = ({ kind, detail }: Event) =>
  kind === 'reply' ||
  kind === 'quote_sent' ||
  ((kind === 'status' || kind === 'released') && ['answered', 'closed'].includes(detail.to ?? ''))

export const reactionOf = {
  quote_accepted: 'accepted',
  quote_change_requested: 'change_requested',
  quote_declined: 'declined',
} as const satisfies Partial<Record<Event['kind'], Reaction>>

export type ReactionKind = keyof typeof reactionOf

export const isReactionKind = (kind: string): kind is ReactionKind => Object.hasOwn(reactionOf, kind)

export const reactionKinds = Object.keys(reactionOf).filter(isReactionKind)

/** What the buyer said to a quote. */
export const reactionsSince = <Given extends Event>(events: Given[], seenEventId: number | null): Given[] =>
  events.filter(({ id, kind }) => id > (seenEventId ?? 0) && isReactionKind(kind))

export const answersSince = <Given extends Event>(events: Given[], seenEventId: number | null): Given[] =>
  events.filter((event) => event.id > (seenEventId ?? 0) && isAnswer(event))
