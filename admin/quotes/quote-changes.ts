import { quantityText } from '../../shared/catalogue/sale-unit.ts'
import { formatMoney, formatPercent } from '../../shared/quotes/money.ts'
import type { QuoteContent, QuoteLine } from '../../shared/quotes/quote.ts'
import { termNames } from '../../shared/quotes/quote-names.ts'
import { exemptText, totalsOf, vatText } from '../../shared/quotes/totals.ts'

export type QuoteChange = { what: string; before: string; after: string }

export type QuoteChanges = { added: QuoteLine[]; removed: QuoteLine[]; changed: QuoteChange[] }

/** What `after` changes in `before`; lines are the same if their product is, or the name of a free line. */
export function changesBetween(before: QuoteContent, after: QuoteContent): QuoteChanges {
  const left = [...before.lines]
  const pairs: [QuoteLine, QuoteLine][] = []
  const added: QuoteLine[] = []
  for (const line of after.lines) {
    const index = left.findIndex((one) => isSameThing(one, line))
    const [match] = index === -1 ? [] : left.splice(index, 1)
    if (match) pairs.push([match, line])
    else added.push(line)
  }
  const ofLines = pairs.flatMap(([one, other]) => lineChanges(one, other, before.currency, after.currency))
  return { added, removed: left, changed: [...ofLines, ...wholeChanges(before, after)] }
}

export const hasNoChanges = ({ added, removed, changed }: QuoteChanges) =>
  added.length + removed.length + changed.length === 0

const isSameThing = (one: QuoteLine, other: QuoteLine) =>
  one.productId === null ? other.productId === null && one.name === other.name : one.productId === other.productId

function lineChanges(
  before: QuoteLine,
  after: QuoteLine,
  ...[from, to]: [QuoteContent['currency'], QuoteContent['currency']]
) {
  return differences([
    [`${after.name}, nombre`, before.name, after.name],
    [`${after.name}, detalle`, before.detail, after.detail],
    [`${after.name}, código`, before.code, after.code],
    [`${after.name}, cantidad`, quantity(before), quantity(after)],
    [`${after.name}, precio`, formatMoney(before.unitPrice, from), formatMoney(after.unitPrice, to)],
    [`${after.name}, descuento`, formatPercent(before.discount), formatPercent(after.discount)],
    [`${after.name}, nota`, before.note, after.note],
  ])
}

function wholeChanges(before: QuoteContent, after: QuoteContent) {
  const money = (quote: QuoteContent, amount: number) => formatMoney(amount, quote.currency)
  return differences([
    ['Descuento general', formatPercent(before.discount), formatPercent(after.discount)],
    ['Flete', money(before, before.freight), money(after, after.freight)],
    ['IVA', taxText(before), taxText(after)],
    ['RUT', before.rut, after.rut],
    ['Validez', days(before), days(after)],
    [termNames.delivery, before.delivery, after.delivery],
    [termNames.payment, before.payment, after.payment],
    [termNames.place, before.place, after.place],
    [termNames.notes, before.notes, after.notes],
    ['Total', money(before, totalsOf(before).total), money(after, totalsOf(after).total)],
  ])
}

const quantity = (line: QuoteLine) => quantityText(line.quantity, line.unit)
const days = ({ validDays }: QuoteContent) => (validDays === 1 ? '1 día' : `${validDays} días`)
const taxText = ({ isExempt }: QuoteContent) => (isExempt ? exemptText : vatText)

const differences = (rows: [what: string, before: string, after: string][]): QuoteChange[] =>
  rows.filter(([, before, after]) => before !== after).map(([what, before, after]) => ({ what, before, after }))
