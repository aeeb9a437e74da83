import type { RequestEvent } from './inbox.ts'

type Event = Pick<RequestEvent, 'id' | 'kind' | 'detail'>

const isAnswer = ({ kind, detail }: Event) =>
  kind === 'reply' ||
  kind === 'quote_sent' ||
  ((kind === 'status' || kind === 'released') && ['answered', 'closed'].includes(detail.to ?? ''))

export const answersSince = <Given extends Event>(events: Given[], seenEventId: number | null): Given[] =>
  events.filter((event) => event.id > (seenEventId ?? 0) && isAnswer(event))
