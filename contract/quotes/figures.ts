import * as z from 'zod/mini'
import { Currency } from './amount.ts'
import { QuoteSum } from './quote-list.ts'

const sum = z.object({ count: z.int(), total: z.int() })
const counted = { currency: Currency, sent: sum, won: sum, lost: sum }

/** The last twelve months by the day of sending or of the outcome; a quotation without outcome is open. */
export const QuoteFigures = z.object({
  open: z.array(QuoteSum),
  /** `month` is like 2026-11; the oldest is first. */
  months: z.array(z.object({ month: z.string(), ...counted })),
  sellers: z.array(z.object({ seller: z.nullable(z.string()), ...counted })),
  lostReasons: z.array(z.object({ reason: z.string(), count: z.int() })),
})

export type QuoteFigures = z.infer<typeof QuoteFigures>
