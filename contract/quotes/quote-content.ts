import * as z from 'zod/mini'
import { maxLineQuantity, maxOtherProductLength, maxQuoteLines } from '../limits.ts'
import { rowId } from '../row-id.ts'
import { optionalRut } from '../rut.ts'
import { line, requiredLine, text } from '../text.ts'
import { Amount, Currency } from './amount.ts'
import { maxDetailLength } from './line-detail.ts'
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
  currency: Currency,
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
