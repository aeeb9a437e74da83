import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { requestLines } from '../../db/schema.ts'
import { formatText } from '../../shared/catalogue/amount-text.ts'
import { detailWith } from '../../shared/quotes/line-detail.ts'
import type { QuoteContent, QuoteLine } from '../../shared/quotes/quote.ts'
import type { Deps } from '../deps.ts'
import type { Request } from '../requests/request.ts'
import { readPricesToFillIn } from './known-prices.ts'

/** What a buyer asks for that is not in the catalogue. */
export const otherProductName = 'Otro producto'

const unpriced = { unitPrice: 0, discount: 0 }

export async function prefillQuote(
  { catalogue, settings }: Pick<Deps, 'catalogue' | 'settings'>,
  tx: Tx,
  request: Request,
) {
  const { currency, validDays, delivery, payment, place, notes } = settings.current.quotes
  const asked = await tx
    .select()
    .from(requestLines)
    .where(eq(requestLines.requestId, request.id))
    .orderBy(asc(requestLines.position))
  const productIds = asked.map(({ productId }) => productId)
  const priceOf = await readPricesToFillIn(tx, { requestId: request.id, productIds, currency })
  const lines = asked.map(({ productId, productKnown, name, code, quantity, unit, format, note }): QuoteLine => {
    const product = catalogue.current.getProduct(productId)
    return {
      productId: productKnown ? productId : null,
      code: product ? product.code || product.slug : (code ?? ''),
      name: product?.name ?? name,
      detail: detailWith(format && formatText(quantity, format), product && { ...product, ...product.jsonDetails }),
      quantity,
      unit: unit ?? '',
      note: note ?? '',
      ...(productKnown ? priceOf(productId) : unpriced),
    }
  })
  return {
    currency,
    validDays,
    delivery,
    payment,
    place,
    notes,
    isExempt: false,
    discount: 0,
    freight: 0,
    rut: '',
    lines: request.otherProduct ? [...lines, freeLine(request.otherProduct)] : lines,
  } satisfies QuoteContent
}

const freeLine = (note: string): QuoteLine => ({
  productId: null,
  code: '',
  name: otherProductName,
  detail: '',
  quantity: 1,
  unit: '',
  note,
  ...unpriced,
})
