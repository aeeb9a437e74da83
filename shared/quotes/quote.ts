import * as z from 'zod/mini'
import { line, requiredLine, rowId, text } from '../fields.ts'
import { maxLineQuantity, maxOtherProductLength, maxQuoteLines } from '../limits.ts'
import { optionalRut } from '../rut.ts'
import { maxDetailLength } from './line-detail.ts'
import { currencies, maxAmount, tooMuch } from './money.ts'
import { type Priced, totalsOf } from './totals.ts'

export const CurrencyCode = z.enum(currencies)

const Amount = z.int('Escribe un monto').check(z.gte(0, 'El monto no puede ser negativo'), z.lte(maxAmount, tooMuch))

/** In hundredths of a percent. */
const Discount = z
  .int('Escribe un porcentaje')
  .check(z.gte(0, 'El descuento va de 0 a 100 %'), z.lte(10_000, 'El descuento va de 0 a 100 %'))

export const QuoteLine = z.object({
  /** Null for what is not in the catalogue. */
  productId: z.nullable(rowId('Producto no válido')),
  code: line(100),
  name: requiredLine('Escribe qué se cotiza', 200),
  /** Such as sizes; a line keeps those of its day. */
  detail: line(maxDetailLength),
  quantity: z
    .int('La cantidad debe ser un número entero')
    .check(
      z.gte(1, 'La cantidad mínima es 1'),
      z.lte(maxLineQuantity, `La cantidad máxima es ${maxLineQuantity.toLocaleString('es-CL')}`),
    ),
  unit: line(60),
  note: text(maxOtherProductLength),
  unitPrice: Amount,
  discount: Discount,
})

export const contentFields = {
  currency: CurrencyCode,
  isExempt: z.boolean(),
  lines: z
    .array(QuoteLine)
    .check(
      z.minLength(1, 'Agrega al menos un producto'),
      z.maxLength(maxQuoteLines, `La cotización admite hasta ${maxQuoteLines} líneas`),
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

/** Before the discounts too, because every document shows those amounts. */
const isPayable = z.refine<Priced>(
  (quote) => {
    const { subtotal, total } = totalsOf(quote)
    return Math.max(subtotal, total) <= maxAmount
  },
  { error: tooMuch, path: ['lines'] },
)

export const zeroTotal = 'El total es cero: revisa los precios y los descuentos'

/** What staff may change in a draft. */
export const QuoteContent = z.object(contentFields).check(isPayable)

/** `updatedAt` is that of the draft that was opened. */
export const QuoteSave = z.object({ ...contentFields, updatedAt: z.iso.datetime() }).check(isPayable)

export type QuoteLine = z.infer<typeof QuoteLine>
export type QuoteContent = z.infer<typeof QuoteContent>
export type QuoteSave = z.infer<typeof QuoteSave>

export const QuoteOutcome = z.enum(['won', 'lost'])

/** `from` is the outcome that was seen. */
export const QuoteOutcomeChange = z.object({
  from: z.nullable(QuoteOutcome),
  outcome: z.nullable(QuoteOutcome),
  reason: line(200),
})

export type QuoteOutcome = z.infer<typeof QuoteOutcome>
export type QuoteOutcomeChange = z.infer<typeof QuoteOutcomeChange>

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
