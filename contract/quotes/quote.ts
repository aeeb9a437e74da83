import * as z from 'zod/mini'
import { QuoteOutcome } from './outcome.ts'
import { contentFields, QuoteLine } from './quote-content.ts'

export const QuoteTotals = z.object({
  lines: z.array(z.int()),
  subtotal: z.int(),
  discount: z.int(),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
})

export const Reaction = z.enum(['accepted', 'change_requested', 'declined'])

/** `superseded` is a sent version that a later one replaced before the buyer reacted. */
export const QuoteStatus = z.enum([
  'draft',
  'sent',
  'accepted',
  'change_requested',
  'declined',
  'expired',
  'superseded',
])

/** The company and the seller as they were when the version was sent. */
export const Letterhead = z.object({
  company: z.object({
    name: z.string(),
    legalName: z.string(),
    rut: z.string(),
    giro: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  seller: z.object({ name: z.string(), position: z.string(), phone: z.string(), email: z.string() }),
  /** A version for a customer without a mail address is handed over by staff. */
  customer: z.object({
    name: z.string(),
    company: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
})

export const Quote = z.object({
  ...contentFields,
  id: z.int(),
  requestId: z.int(),
  version: z.int(),
  status: QuoteStatus,
  totals: QuoteTotals,
  updatedAt: z.iso.datetime(),
  updatedBy: z.nullable(z.string()),
  sentAt: z.nullable(z.iso.datetime()),
  sentBy: z.nullable(z.string()),
  /** Of a draft, if it was sent today. */
  validUntil: z.iso.date(),
  letterhead: z.nullable(Letterhead),
  openedAt: z.nullable(z.iso.datetime()),
  reactedAt: z.nullable(z.iso.datetime()),
  /** Only of a declined version. */
  reactionReason: z.nullable(z.string()),
  reactionText: z.nullable(z.string()),
  lines: z.array(z.extend(QuoteLine, { picture: z.nullable(z.string()) })),
})

/** All versions of a request, the newest first; the first may be a draft. */
export const RequestQuotes = z.object({
  quotes: z.array(Quote),
  outcome: z.nullable(QuoteOutcome),
  outcomeReason: z.nullable(z.string()),
  hasLink: z.boolean(),
})

export type Quote = z.infer<typeof Quote>
export type QuoteStatus = z.infer<typeof QuoteStatus>
export type Reaction = z.infer<typeof Reaction>
export type Letterhead = z.infer<typeof Letterhead>
export type RequestQuotes = z.infer<typeof RequestQuotes>
