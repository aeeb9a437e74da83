import * as z from 'zod/mini'
import { Currency } from './money.ts'
import { QuoteSum } from './quote.ts'

const sum = z.object({ count: z.int(), total: z.int() })
const ended = { currency: Currency, won: sum, lost: sum }

/** The last twelve months by the day of the outcome; a quotation without outcome is open. */
export const QuoteFigures = z.object({
  open: z.array(QuoteSum),
  /** `month` is like 2026-11; the oldest is first. */
  months: z.array(z.object({ month: z.string(), ...ended })),
  sellers: z.array(z.object({ seller: z.nullable(z.string()), ...ended })),
  lostReasons: z.array(z.object({ reason: z.string(), count: z.int() })),
})

export type QuoteFigures = z.infer<typeof QuoteFigures>
