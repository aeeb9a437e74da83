import { sql } from 'drizzle-orm'

/** Nobody is reminded of a quote that has not left yet. */
export const wasDelivered = sql`exists (
  select from mails where mails.quote_id = quotes.id and mails.kind = 'quote' and mails.state in ('sent', 'filed')
)`
