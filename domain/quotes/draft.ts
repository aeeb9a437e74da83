import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { quoteLines } from '../../db/schema.ts'
import { type Currency, currencyNames, formatAmount, parseAmount } from '../../shared/quotes/money.ts'
import type { Quote, QuoteContent } from '../../shared/quotes/quote.ts'
import { totalsOf } from '../../shared/quotes/totals.ts'
import { momentText } from '../../shared/time-text.ts'
import { done, type Failure, type Outcome } from '../outcome.ts'
import { listedPrices } from './known-prices.ts'

/** The totals are stored as well, so that lists can add them up. */
export function rowOf(content: QuoteContent) {
  const { lines: _, ...fields } = content
  const { net, tax, total } = totalsOf(content)
  return { ...fields, net, tax, total }
}

export async function replaceLines(tx: Tx, quoteId: number, lines: QuoteContent['lines']): Promise<void> {
  await tx.delete(quoteLines).where(eq(quoteLines.quoteId, quoteId))
  if (lines.length === 0) return
  await tx.insert(quoteLines).values(lines.map((line, position) => ({ ...line, quoteId, position })))
}

/** The draft, if nobody has changed, sent or deleted it since it was read. */
export function unchangedDraft([latest]: Quote[], seen: string): Outcome<Quote> {
  if (latest?.status === 'draft') {
    if (Date.parse(latest.updatedAt) === Date.parse(seen)) return done(latest)
    return changed(`${latest.updatedBy ?? colleague} la cambió el ${momentText(latest.updatedAt)}`)
  }
  if (latest?.sentAt && Date.parse(latest.sentAt) >= Date.parse(seen)) {
    return changed(`${latest.sentBy ?? colleague} envió la versión ${latest.version} el ${momentText(latest.sentAt)}`)
  }
  return changed('Alguien eliminó el borrador')
}

const colleague = 'Otra persona'

const changed = (what: string): Failure => ({
  outcome: 'changed_meanwhile',
  message: `${what}. No se guardó, envió ni eliminó nada: revisa la cotización y decide.`,
})

/**
 * The amounts that a change of the currency left as they were, by field: the same number, or the same digits. An
 * amount of the price list in the new currency is not one of them.
 */
export async function amountsLeftAsTheyWere(
  tx: Tx,
  before: QuoteContent,
  after: QuoteContent,
): Promise<Record<string, string> | undefined> {
  const { currency } = after
  if (before.currency === currency) return undefined
  const productIds = after.lines.flatMap(({ productId }) => productId ?? [])
  const listed = await listedPrices(tx, { productIds, currency })
  const isLeft = (amount: number, earlier: number | undefined) =>
    amount > 0 &&
    earlier !== undefined &&
    (amount === earlier || amount === readAgain(earlier, before.currency, currency))
  const earlierLines = [...before.lines]
  const left = after.lines.flatMap(({ productId, name, unitPrice }, index) => {
    const place = earlierLines.findIndex(
      (line) => line.productId === productId && (productId !== null || line.name === name),
    )
    const [earlier] = place === -1 ? [] : earlierLines.splice(place, 1)
    const isListed = productId !== null && listed.get(productId) === unitPrice
    return !isListed && isLeft(unitPrice, earlier?.unitPrice) ? [`lines.${index}.unitPrice`] : []
  })
  if (isLeft(after.freight, before.freight)) left.push('freight')
  const message = `Sigue como estaba en ${currencyNames[before.currency]}: guarda sin este monto y escríbelo después`
  return left.length > 0 ? Object.fromEntries(left.map((field) => [field, message])) : undefined
}

/** What the digits of an amount mean in another currency. */
const readAgain = (amount: number, from: Currency, to: Currency) => parseAmount(formatAmount(amount, from), to)
