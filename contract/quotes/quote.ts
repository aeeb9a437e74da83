import * as z from 'zod/mini'
import { maxLineQuantity, maxOtherProductLength, maxQuotationLines } from '../limits.ts'
import { listOf, listQuery, searchText, several } from '../list.ts'
import { isFilledIn, unfilledMessage } from '../requests/reply-placeholders.ts'
import { rowId } from '../row-id.ts'
import { optionalRut } from '../rut.ts'
import { emailAddress, line, requiredLine, requiredText, text } from '../text.ts'
import { Amount, Currency } from './amount.ts'
import { maxAmount, tooMuch } from './money.ts'
import { type Priced, totalsOf } from './totals.ts'

/** In hundredths of a percent. */
const Discount = z
  .int('Escribe un porcentaje')
  .check(z.gte(0, 'El descuento va de 0 a 100 %'), z.lte(10_000, 'El descuento va de 0 a 100 %'))

export const QuoteLine = z.object({
  /** Null for what is not in the catalogue. */
  productId: z.nullable(rowId('Producto no válido')),
  code: line(100),
  name: requiredLine('Escribe qué se cotiza', 200),
  quantity: z
    .int('La cantidad debe ser un número entero')
    .check(z.gte(1, 'La cantidad mínima es 1'), z.lte(maxLineQuantity, `La cantidad máxima es ${maxLineQuantity}`)),
  unit: line(60),
  note: text(maxOtherProductLength),
  unitPrice: Amount,
  discount: Discount,
})

const content = {
  currency: Currency,
  isExempt: z.boolean(),
  lines: z
    .array(QuoteLine)
    .check(
      z.minLength(1, 'Agrega al menos un producto'),
      z.maxLength(maxQuotationLines, `La cotización admite hasta ${maxQuotationLines} líneas`),
    ),
  discount: Discount,
  freight: Amount,
  rut: optionalRut,
  validDays: z.int('Escribe los días').check(z.gte(1, 'Mínimo 1 día'), z.lte(365, 'Máximo 365 días')),
  delivery: line(200),
  payment: line(200),
  place: line(200),
  notes: text(4000),
}

const isPayable = z.refine<Priced>((quote) => totalsOf(quote).total <= maxAmount, { error: tooMuch, path: ['lines'] })

export const QuoteContent = z.object(content).check(isPayable)

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

export const QuoteOutcome = z.enum(['won', 'lost'])

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
  customer: z.object({ name: z.string(), company: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
})

export const Quote = z.object({
  ...content,
  id: z.int(),
  requestId: z.int(),
  version: z.int(),
  status: QuoteStatus,
  totals: QuoteTotals,
  updatedAt: z.iso.datetime(),
  updatedBy: z.nullable(z.string()),
  sentAt: z.nullable(z.iso.datetime()),
  sentBy: z.nullable(z.string()),
  validUntil: z.nullable(z.iso.date()),
  letterhead: z.nullable(Letterhead),
  openedAt: z.nullable(z.iso.datetime()),
  reactedAt: z.nullable(z.iso.datetime()),
  reactionText: z.nullable(z.string()),
  lines: z.array(z.extend(QuoteLine, { picture: z.nullable(z.string()) })),
})

const LastPrice = z.object({
  unitPrice: z.int(),
  discount: z.int(),
  currency: Currency,
  at: z.iso.datetime(),
  company: z.string(),
  folio: z.string(),
})

/** What is known of a product's price; nothing of it ever reaches a public response. */
export const KnownPrices = z.object({
  productId: z.int(),
  ofCompany: z.nullable(LastPrice),
  ofAnyone: z.nullable(LastPrice),
  listed: z.array(z.object({ currency: Currency, unitPrice: z.int() })),
})

/** All versions of a request, the newest first; the first may be a draft. */
export const RequestQuotes = z.object({
  quotes: z.array(Quote),
  prices: z.array(KnownPrices),
  outcome: z.nullable(QuoteOutcome),
  outcomeReason: z.nullable(z.string()),
  hasLink: z.boolean(),
})

/** `updatedAt` is that of the draft that was opened. */
export const QuoteSave = z.object({ ...content, updatedAt: z.iso.datetime() }).check(isPayable)

const mostCopies = 10

export const QuoteSend = z.object({
  subject: requiredLine('Escribe el asunto', 200),
  body: requiredText('Escribe el mensaje', 10_000).check(z.refine(isFilledIn, unfilledMessage)),
  cc: z.array(emailAddress).check(z.maxLength(mostCopies, `Máximo ${mostCopies} copias`)),
  /** Each opened form has one, so that submitting it twice sends one mail. */
  key: z.uuid(),
  updatedAt: z.iso.datetime(),
  /** An answer after this event is a conflict. */
  seenEventId: z.nullable(rowId()),
})

export const QuoteOutcomeChange = z.object({
  outcome: z.nullable(QuoteOutcome),
  reason: line(200),
})

/** A customer who called; the request is entered by staff, and gets no acknowledgement. */
export const EnteredRequest = z.object({
  name: requiredLine('Nombre es requerido'),
  company: requiredLine('El nombre de la empresa es requerido'),
  email: emailAddress,
  phone: line(40),
  message: text(4000),
})

const filters = {
  q: z.optional(searchText),
  status: several(QuoteStatus),
  outcome: z.optional(z.enum(['won', 'lost', 'open'])),
  seller: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  currency: z.optional(Currency),
}

export const QuoteFilter = z.object(filters)
export const QuoteQuery = z.object({
  ...filters,
  ...listQuery(['sentAt', 'validUntil', 'total', 'company'], 'desc'),
})

/** Amounts of different currencies are never added. */
export const QuoteSum = z.object({ currency: Currency, count: z.int(), total: z.int() })

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
  currency: Currency,
  total: z.int(),
  sentAt: z.nullable(z.iso.datetime()),
  validUntil: z.nullable(z.iso.date()),
  openedAt: z.nullable(z.iso.datetime()),
  outcome: z.nullable(QuoteOutcome),
  outcomeReason: z.nullable(z.string()),
})

/** `sums` are over everything that matches, not only over the page. */
export const QuoteList = z.extend(listOf(QuoteItem), { sums: z.array(QuoteSum) })

export type QuoteLine = z.infer<typeof QuoteLine>
export type QuoteContent = z.infer<typeof QuoteContent>
export type Quote = z.infer<typeof Quote>
export type QuoteStatus = z.infer<typeof QuoteStatus>
export type QuoteOutcome = z.infer<typeof QuoteOutcome>
export type Reaction = z.infer<typeof Reaction>
export type Letterhead = z.infer<typeof Letterhead>
export type KnownPrices = z.infer<typeof KnownPrices>
export type RequestQuotes = z.infer<typeof RequestQuotes>
export type QuoteSave = z.infer<typeof QuoteSave>
export type QuoteSend = z.infer<typeof QuoteSend>
export type QuoteOutcomeChange = z.infer<typeof QuoteOutcomeChange>
export type EnteredRequest = z.infer<typeof EnteredRequest>
export type QuoteFilter = z.infer<typeof QuoteFilter>
export type QuoteQuery = z.infer<typeof QuoteQuery>
export type QuoteSum = z.infer<typeof QuoteSum>
export type QuoteItem = z.infer<typeof QuoteItem>
