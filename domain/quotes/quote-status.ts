import { type SQL, sql } from 'drizzle-orm'
import type { QuoteStatus } from '../../shared/quotes/quote.ts'
import { chileanDay } from '../calendar/chilean-day.ts'

export const isReplaced = sql`exists (
  select from quotes later
  where later.request_id = quotes.request_id and later.version > quotes.version and later.sent_at is not null
)`

/** Derived in the database, so that lists can filter by it. */
export const statusAt = (now: Date): SQL<QuoteStatus> => sql<QuoteStatus>`case
  when quotes.sent_at is null then 'draft'
  when quotes.reaction is not null then quotes.reaction
  when ${isReplaced} then 'superseded'
  when quotes.valid_until < ${chileanDay(now).toString()}::date then 'expired'
  else 'sent'
end`
