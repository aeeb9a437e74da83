import type { RequestEvent } from './inbox.ts'

type Event = Pick<RequestEvent, 'id' | 'kind' | 'detail'>

/** Whoever wrote has been answered: by mail, or somebody says so. */
const isAnswer = ({ kind, detail }: Event) =>
  kind === 'reply' || ((kind === 'status' || kind === 'released') && ['answered', 'closed'].includes(detail.to ?? ''))

/** The answers that somebody has not seen who knows the history up to that event. */
export const answersSince = <Given extends Event>(events: Given[], seenEventId: number | null): Given[] =>
  events.filter((event) => event.id > (seenEventId ?? 0) && isAnswer(event))
