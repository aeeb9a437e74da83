import * as z from 'zod/mini'
import { CurrencyCode } from './quote.ts'
import { QuoteSum } from './quote-list.ts'

const sum = z.object({ count: z.int(), total: z.int() })
const counted = { currency: CurrencyCode, sent: sum, won: sum, lost: sum }

/**
 * The last twelve months. A request is sent in the month and with the total of its first version, and won or lost in
 * that of its outcome, with the total of its last version; without an outcome it is open.
 */
export const QuoteFigures = z.object({
  open: z.array(QuoteSum),
  /** `month` is like 2026-11; the oldest is first. */
  months: z.array(z.object({ month: z.string(), ...counted })),
  sellers: z.array(z.object({ seller: z.nullable(z.string()), ...counted })),
  lostReasons: z.array(z.extend(QuoteSum, { reason: z.string() })),
})

export type QuoteFigures = z.infer<typeof QuoteFigures>
