import * as z from 'zod/mini'

const perKind = { quotation: z.int(), contact: z.int(), service: z.int() }
const hours = z.nullable(z.number())

export const WeekOfRequests = z.object({ monday: z.string(), ...perKind })

/** Working hours from receipt to the first answer, by the opening hours of that day; without requests that staff entered. */
export const FirstAnswers = z.object({
  medianHours: hours,
  medianHoursByKind: z.object({ quotation: hours, contact: hours, service: hours }),
  answered: z.int(),
  waiting: z.int(),
})

export const QuotedProduct = z.object({ productId: z.int(), name: z.string(), requests: z.int(), pieces: z.int() })
export const SearchMiss = z.object({ text: z.string(), count: z.int(), lastDay: z.string() })

export const MailHealth = z.object({
  queued: z.int(),
  failed: z.int(),
  filed: z.int(),
  oldestWaiting: z.nullable(z.string()),
  lastSent: z.nullable(z.string()),
  /** `undelivered` mails failed for good, while `rejected` ones will be retried; `filed` means no mail server. */
  state: z.enum(['ok', 'down', 'undelivered', 'slow', 'rejected', 'filed']),
  lastError: z.nullable(z.string()),
})

export const Dashboard = z.object({
  since: z.string(),
  weeks: z.array(WeekOfRequests),
  firstAnswers: FirstAnswers,
  quotedProducts: z.array(QuotedProduct),
  searchMisses: z.array(SearchMiss),
  mail: MailHealth,
})

export type WeekOfRequests = z.infer<typeof WeekOfRequests>
export type FirstAnswers = z.infer<typeof FirstAnswers>
export type QuotedProduct = z.infer<typeof QuotedProduct>
export type SearchMiss = z.infer<typeof SearchMiss>
export type MailHealth = z.infer<typeof MailHealth>
export type Dashboard = z.infer<typeof Dashboard>
