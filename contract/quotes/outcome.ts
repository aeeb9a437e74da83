import * as z from 'zod/mini'
import { line } from '../text.ts'

export const QuoteOutcome = z.enum(['won', 'lost'])

/** `from` is the outcome that was seen. */
export const QuoteOutcomeChange = z.object({
  from: z.nullable(QuoteOutcome),
  outcome: z.nullable(QuoteOutcome),
  reason: line(200),
})

export type QuoteOutcome = z.infer<typeof QuoteOutcome>
export type QuoteOutcomeChange = z.infer<typeof QuoteOutcomeChange>
