import { sql } from 'drizzle-orm'

/** Nobody is reminded of a quote that has not left yet. Without a mail address it was handed over when it was sent. */
export const wasDelivered = sql`(requests.email is null or exists (
  select from mails where mails.quote_id = quotes.id and mails.kind = 'quote' and mails.state in ('sent', 'filed')
))`
