import { quantityText } from '../../shared/catalogue/sale-unit.ts'
import { formatMoney, formatPercent } from '../../shared/quotes/money.ts'
import { exemptText, vatText } from '../../shared/quotes/totals.ts'
import type { TrackedVersion } from '../../shared/tracking/tracking.ts'

type Line = TrackedVersion['lines'][number]

type Change = { what: string; before: string; after: string }

export type VersionChanges = { added: Line[]; removed: Line[]; changed: Change[] }

/** What a version says otherwise than the one before; lines are paired by their code, or by the name of a free line. */
export function changesSince(before: TrackedVersion, after: TrackedVersion): VersionChanges {
  const left = [...before.lines]
  const added: Line[] = []
  const changed: Change[] = []
  for (const line of after.lines) {
    const index = left.findIndex((one) => keyOf(one) === keyOf(line))
    const [match] = index === -1 ? [] : left.splice(index, 1)
    if (match) changed.push(...lineChanges([before, match], [after, line]))
    else added.push(line)
  }
  return { added, removed: left, changed: [...changed, ...wholeChanges(before, after)] }
}

const keyOf = ({ code, name }: Line) => code || name

function lineChanges([before, one]: [TrackedVersion, Line], [after, other]: [TrackedVersion, Line]) {
  const { name } = other
  return differences([
    [`${name}, cantidad`, quantityText(one.quantity, one.unit), quantityText(other.quantity, other.unit)],
    [`${name}, precio`, formatMoney(one.unitPrice, before.currency), formatMoney(other.unitPrice, after.currency)],
    [`${name}, descuento`, formatPercent(one.discount), formatPercent(other.discount)],
    [`${name}, nota`, one.note, other.note],
  ])
}

function wholeChanges(before: TrackedVersion, after: TrackedVersion) {
  const money = ({ currency }: TrackedVersion, amount: number) => formatMoney(amount, currency)
  const tax = ({ isExempt }: TrackedVersion) => (isExempt ? exemptText : vatText)
  return differences([
    ['Descuento general', formatPercent(before.discount), formatPercent(after.discount)],
    ['Flete', money(before, before.freight), money(after, after.freight)],
    ['IVA', tax(before), tax(after)],
    ['Plazo de entrega', before.delivery, after.delivery],
    ['Forma de pago', before.payment, after.payment],
    ['Lugar de entrega', before.place, after.place],
    ['Notas', before.notes, after.notes],
    ['Total', money(before, before.totals.total), money(after, after.totals.total)],
  ])
}

const differences = (rows: [what: string, before: string, after: string][]): Change[] =>
  rows.filter(([, before, after]) => before !== after).map(([what, before, after]) => ({ what, before, after }))
