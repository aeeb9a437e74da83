import { type Currency, formatAmount, formatMoney, formatPercent, parseAmount } from '../../shared/quotes/money.ts'
import type { KnownPrices } from '../../shared/quotes/prices.ts'
import type { Quote, QuoteContent, QuoteLine } from '../../shared/quotes/quote.ts'

const written = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/

/** Percentages are hundredths of a percent, as in the contract. */
export function parsePercent(text: string): number | undefined {
  const [, whole, fraction = ''] = written.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const hundredths = Number(whole + fraction.padEnd(2, '0'))
  return hundredths <= 10_000 ? hundredths : undefined
}

/** A field has its sign beside it. */
export const percentDigits = (hundredths: number) => formatPercent(hundredths).replace(/\s%$/, '')

/** A line as it is being typed; a removed one stays until the next save, so that it can be restored. */
export type EditedLine = Pick<QuoteLine, 'productId' | 'code' | 'name' | 'detail' | 'unit' | 'note'> & {
  key: string
  picture: string | null
  quantity: string
  unitPrice: string
  discount: string
  isRemoved: boolean
  /** The price in another currency, until one is typed in this one. */
  priceBefore?: string | undefined
}

export type EditedQuote = Pick<
  QuoteContent,
  'currency' | 'isExempt' | 'rut' | 'delivery' | 'payment' | 'place' | 'notes'
> & {
  lines: EditedLine[]
  discount: string
  freight: string
  freightBefore?: string | undefined
  validDays: string
}

export function editedFrom(quote: Quote): EditedQuote {
  const { currency, isExempt, rut, delivery, payment, place, notes } = quote
  return {
    currency,
    isExempt,
    rut,
    delivery,
    payment,
    place,
    notes,
    lines: quote.lines.map((line, index) => ({
      ...line,
      key: `${quote.id}-${index}`,
      quantity: String(line.quantity),
      unitPrice: line.unitPrice === 0 ? '' : formatAmount(line.unitPrice, currency),
      discount: percentField(line.discount),
      isRemoved: false,
    })),
    discount: percentField(quote.discount),
    freight: quote.freight === 0 ? '' : formatAmount(quote.freight, currency),
    validDays: String(quote.validDays),
  }
}

export const newLine = (line: Partial<EditedLine> = {}): EditedLine => ({
  key: crypto.randomUUID(),
  productId: null,
  code: '',
  name: '',
  detail: '',
  unit: '',
  note: '',
  picture: null,
  quantity: '1',
  unitPrice: '',
  discount: '',
  isRemoved: false,
  ...line,
})

/** What cannot be read is NaN, which the contract rejects with the message of its field. */
export function contentOf(quote: EditedQuote): QuoteContent {
  const { lines, discount, freight, freightBefore: _, validDays, ...rest } = quote
  return {
    ...rest,
    lines: keptLines(lines).map((line) => pricedLine(line, rest.currency)),
    discount: readPercent(discount),
    freight: readAmount(freight, rest.currency),
    validDays: readCount(validDays),
  }
}

export function pricedLine(edited: EditedLine, currency: QuoteContent['currency']): QuoteLine {
  const { key: _, picture: __, isRemoved: ___, priceBefore: ____, ...line } = edited
  return {
    ...line,
    quantity: readCount(line.quantity),
    unitPrice: readAmount(line.unitPrice, currency),
    discount: readPercent(line.discount),
  }
}

export const keptLines = (lines: EditedLine[]) => lines.filter(({ isRemoved }) => !isRemoved)

export const isSameEdit = (one: EditedQuote, other: EditedQuote) => typed(one) === typed(other)

export const isReadable = ({ lines, discount, freight }: QuoteContent) =>
  [discount, freight, ...lines.flatMap(({ quantity, unitPrice, discount }) => [quantity, unitPrice, discount])].every(
    Number.isInteger,
  )

const typed = (quote: EditedQuote) =>
  JSON.stringify({
    ...quote,
    freightBefore: undefined,
    lines: keptLines(quote.lines).map(({ key: _, priceBefore: __, ...line }) => line),
  })

const percentField = (hundredths: number) => (hundredths === 0 ? '' : percentDigits(hundredths))

/** Thousands may be separated, as in prices. */
const readCount = (text: string) =>
  /^(\d{1,3}(\.\d{3})+|\d+)$/.test(text.trim()) ? Number(text.replaceAll('.', '')) : Number.NaN

const readAmount = (text: string, currency: QuoteContent['currency']) =>
  text.trim() === '' ? 0 : (parseAmount(text, currency) ?? Number.NaN)

const readPercent = (text: string) => (text.trim() === '' ? 0 : (parsePercent(text) ?? Number.NaN))

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
