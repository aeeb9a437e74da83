import { and, asc, eq, inArray } from 'drizzle-orm'
import type { QuoteContent, QuoteLine } from '../../contract/quotes/quote-content.ts'
import type { Tx } from '../../db/connect.ts'
import { prices, requestLines } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Request } from '../requests/request.ts'
import { lastPricesOfCompany } from './known-prices.ts'

type PrefillDeps = Pick<Deps, 'catalogue' | 'settings'>
type Price = Pick<QuoteLine, 'unitPrice' | 'discount'>

/** What a buyer asks for that is not in the catalogue. */
export const otherProductName = 'Otro producto'

const unpriced: Price = { unitPrice: 0, discount: 0 }

export async function prefillQuote({ catalogue, settings }: PrefillDeps, tx: Tx, request: Request) {
  const { currency, validDays, delivery, payment, place, notes } = settings.current.quotes
  const asked = await tx
    .select()
    .from(requestLines)
    .where(eq(requestLines.requestId, request.id))
    .orderBy(asc(requestLines.position))
  const priceOf = await readPrices(
    tx,
    request.id,
    asked.map(({ productId }) => productId),
    currency,
  )
  const lines = asked.map(({ productId, productKnown, name, quantity, unit, note }): QuoteLine => {
    const product = catalogue.current.getProduct(productId)
    return {
      productId: productKnown ? productId : null,
      code: product?.slug ?? '',
      name: product?.name ?? name,
      quantity,
      unit: unit ?? '',
      note: note ?? '',
      ...(productKnown ? priceOf(productId) : unpriced),
    }
  })
  return {
    ...{ currency, validDays, delivery, payment, place, notes, isExempt: false, discount: 0, freight: 0, rut: '' },
    lines: request.otherProduct ? [...lines, freeLine(request.otherProduct)] : lines,
  } satisfies QuoteContent
}

const freeLine = (note: string): QuoteLine => ({
  productId: null,
  code: '',
  name: otherProductName,
  quantity: 1,
  unit: '',
  note,
  ...unpriced,
})

async function readPrices(tx: Tx, requestId: number, productIds: number[], currency: QuoteContent['currency']) {
  const last = await lastPricesOfCompany(tx, requestId, productIds, currency)
  const rows = await tx
    .select()
    .from(prices)
    .where(and(inArray(prices.productId, productIds), eq(prices.currency, currency)))
  const listed = new Map(rows.map(({ productId, unitPrice }) => [productId, { unitPrice, discount: 0 }]))
  return (productId: number): Price => {
    const { unitPrice, discount } = last.get(productId) ?? listed.get(productId) ?? unpriced
    return { unitPrice, discount }
  }
}
