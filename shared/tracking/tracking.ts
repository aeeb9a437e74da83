import * as z from 'zod/mini'
import { Pack } from '../catalogue/pack.ts'
import { requiredText, text } from '../fields.ts'
import { maxMessageLength } from '../limits.ts'
import { CurrencyCode, Letterhead, QuoteTotals } from '../quotes/quote.ts'
import { declineReasons } from '../quotes/quote-names.ts'
import { linkKinds } from '../requests/kinds.ts'

export const LinkKind = z.enum(linkKinds)

/** Where a request stands, in a buyer's words. */
export const TrackingState = z.enum([
  'received',
  'in_review',
  'needs_information',
  'quoted',
  'change_requested',
  'accepted',
  'declined',
  'expired',
  'answered',
  'closed',
])

export const TrackedVersion = z.object({
  version: z.int(),
  state: z.enum(['open', 'accepted', 'change_requested', 'declined', 'expired', 'superseded']),
  sentAt: z.iso.datetime(),
  validUntil: z.iso.date(),
  currency: CurrencyCode,
  totals: QuoteTotals,
  isExempt: z.boolean(),
  lines: z.array(
    z.object({
      name: z.string(),
      code: z.string(),
      detail: z.string(),
      quantity: z.int(),
      unit: z.string(),
      note: z.string(),
      unitPrice: z.int(),
      discount: z.int(),
    }),
  ),
  discount: z.int(),
  freight: z.int(),
  delivery: z.string(),
  payment: z.string(),
  place: z.string(),
  notes: z.string(),
  letterhead: Letterhead,
  reactedAt: z.nullable(z.iso.datetime()),
  reactionReason: z.nullable(z.string()),
  reactionText: z.nullable(z.string()),
})

/** `isGone` products are no longer in the catalogue. */
const TrackedProduct = z.object({
  productId: z.int(),
  name: z.string(),
  code: z.nullable(z.string()),
  quantity: z.int(),
  unit: z.nullable(z.string()),
  format: z.nullable(Pack),
  picture: z.nullable(z.string()),
  isGone: z.boolean(),
})

const TrackedLine = z.extend(TrackedProduct, { note: z.nullable(z.string()) })

export const Tracking = z.object({
  folio: z.string(),
  linkKind: LinkKind,
  /** Only for a receipt link, which lacks what is below `lines`. The address is masked. */
  mailedTo: z.nullable(
    z.object({
      address: z.string(),
      quote: z.nullable(z.enum(['queued', 'sent'])),
      linkSentAt: z.nullable(z.iso.datetime()),
    }),
  ),
  kind: z.enum(['quotation', 'contact', 'service']),
  receivedAt: z.iso.datetime(),
  state: TrackingState,
  steps: z.array(z.object({ state: TrackingState, at: z.iso.datetime() })),
  lines: z.array(TrackedLine),
  typed: z.nullable(
    z.object({
      name: z.string(),
      company: z.string(),
      equipment: z.nullable(z.string()),
      otherProduct: z.nullable(z.string()),
      message: z.nullable(z.string()),
    }),
  ),
  /** `leftOut` names what has no place on a list. */
  again: z.object({ lines: z.array(TrackedLine), otherProduct: z.string(), leftOut: z.array(z.string()) }),
  messages: z.array(z.object({ at: z.iso.datetime(), subject: z.string(), body: z.string() })),
  versions: z.array(TrackedVersion),
})

export const BuyerReaction = z.discriminatedUnion('reaction', [
  z.object({ version: z.int(), reaction: z.literal('accepted'), text: text(maxMessageLength) }),
  z.object({
    version: z.int(),
    reaction: z.literal('change_requested'),
    text: requiredText('Escribe qué debemos cambiar', maxMessageLength),
  }),
  z.object({
    version: z.int(),
    reaction: z.literal('declined'),
    reason: z.enum(declineReasons, 'Elige un motivo'),
    text: text(maxMessageLength),
  }),
])

/** Null if staff revoked it. */
export const RequestLink = z.object({ trackingUrl: z.nullable(z.string()) })

export type LinkKind = z.infer<typeof LinkKind>
export type TrackingState = z.infer<typeof TrackingState>
export type TrackedProduct = z.infer<typeof TrackedProduct>
export type TrackedLine = z.infer<typeof TrackedLine>
export type TrackedVersion = z.infer<typeof TrackedVersion>
export type Tracking = z.infer<typeof Tracking>
export type RequestLink = z.infer<typeof RequestLink>
export type BuyerReaction = z.infer<typeof BuyerReaction>
