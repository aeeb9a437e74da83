import { sql } from 'drizzle-orm'

/** The rule of `totalsOf` once more, because the database adds up and sorts drafts too; it multiplies exactly. */
const draftTotal = sql`(
  select net + case when quotes.is_exempt then 0 else round(net * 0.19) end
  from (
    select subtotal - round(subtotal * quotes.discount * 0.0001) + quotes.freight as net
    from (
      select coalesce(sum(round(line.quantity::numeric * line.unit_price * (10000 - line.discount) * 0.0001)), 0) as subtotal
      from quote_lines line where line.quote_id = quotes.id
    ) of_lines
  ) whole
)`

export const quoteTotal = sql<number>`coalesce(quotes.total, ${draftTotal})`.mapWith(Number)
