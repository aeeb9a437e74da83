import * as z from 'zod/mini'
import { line } from '../text.ts'

export const QuoteOutcome = z.enum(['won', 'lost'])

export const QuoteOutcomeChange = z.object({ outcome: z.nullable(QuoteOutcome), reason: line(200) })

export type QuoteOutcome = z.infer<typeof QuoteOutcome>
export type QuoteOutcomeChange = z.infer<typeof QuoteOutcomeChange>
