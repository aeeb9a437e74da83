import { type Currency, formatAmount, formatMoney, parseAmount } from '../../shared/quotes/money.ts'
import type { KnownPrices } from '../../shared/quotes/prices.ts'
import { type EditedLine, type EditedQuote, keptLines } from './edited-quote.ts'

/** What the price list says of the products of a quote, in any currency. */
export type ListPrices = (productId: number, currency: Currency) => number | null

export const listPricesIn =
  (known: KnownPrices[]): ListPrices =>
  (productId, currency) =>
    known.find((one) => one.productId === productId && one.currency === currency)?.listed ?? null

/** Prices of the list become those of the other currency; what was typed is emptied, and says what it was. */
export function inCurrency(quote: EditedQuote, currency: Currency, listed: ListPrices): EditedQuote {
  if (quote.currency === currency) return quote
  return {
    ...quote,
    currency,
    freight: '',
    freightBefore: amountBefore(quote.freight, quote) ?? quote.freightBefore,
    lines: quote.lines.map((line) => {
      const price = isListed(line, quote.currency, listed) ? listedPrice(line, currency, listed) : null
      return {
        ...line,
        unitPrice: price === null ? '' : formatAmount(price, currency),
        priceBefore: price === null ? (amountBefore(line.unitPrice, quote) ?? line.priceBefore) : undefined,
      }
    }),
  }
}

/** The typed amounts that another currency empties. */
export function typedAmounts({ lines, freight, currency }: EditedQuote, listed: ListPrices) {
  const prices = keptLines(lines).filter((line) => line.unitPrice.trim() && !isListed(line, currency, listed)).length
  return { prices, hasFreight: freight.trim() !== '' }
}

const listedPrice = ({ productId }: EditedLine, currency: Currency, listed: ListPrices) =>
  productId === null ? null : listed(productId, currency)

function isListed(line: EditedLine, currency: Currency, listed: ListPrices): boolean {
  const price = listedPrice(line, currency, listed)
  return price !== null && parseAmount(line.unitPrice, currency) === price
}

function amountBefore(text: string, { currency }: EditedQuote): string | undefined {
  if (text.trim() === '') return undefined
  const amount = parseAmount(text, currency)
  return amount === undefined ? text : formatMoney(amount, currency)
}
