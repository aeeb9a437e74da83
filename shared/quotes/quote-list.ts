import * as z from 'zod/mini'
import { listOf, listQuery, searchText, several } from '../list.ts'
import { CurrencyCode, QuoteOutcome, QuoteStatus } from './quote.ts'

const filters = {
  q: z.optional(searchText),
  status: several(QuoteStatus),
  outcome: z.optional(z.enum(['won', 'lost', 'open'])),
  seller: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  currency: z.optional(CurrencyCode),
}

export const QuoteFilter = z.object(filters)
export const QuoteQuery = z.object({
  ...filters,
  ...listQuery(['sentAt', 'validUntil', 'total', 'company'], 'desc'),
})

/** Amounts of different currencies are never added. */
export const QuoteSum = z.object({ currency: CurrencyCode, count: z.int(), total: z.int() })

/** The last sent version of a request, or its draft if none was sent. */
export const QuoteItem = z.object({
  id: z.int(),
  requestId: z.int(),
  folio: z.string(),
  version: z.int(),
  status: QuoteStatus,
  company: z.string(),
  name: z.string(),
  seller: z.nullable(z.string()),
  currency: CurrencyCode,
  total: z.int(),
  sentAt: z.nullable(z.iso.datetime()),
  validUntil: z.nullable(z.iso.date()),
  openedAt: z.nullable(z.iso.datetime()),
  outcome: z.nullable(QuoteOutcome),
  outcomeReason: z.nullable(z.string()),
})

/** `sums` are over everything that matches, not only over the page. */
export const QuoteList = z.extend(listOf(QuoteItem), { sums: z.array(QuoteSum) })

export type QuoteFilter = z.infer<typeof QuoteFilter>
export type QuoteQuery = z.infer<typeof QuoteQuery>
export type QuoteSum = z.infer<typeof QuoteSum>
export type QuoteItem = z.infer<typeof QuoteItem>
