import { quantityText } from '../../shared/catalogue/sale-unit.ts'
import { formatMoney, formatPercent } from '../../shared/quotes/money.ts'
import { termNames } from '../../shared/quotes/quote-names.ts'
import { exemptText, vatText } from '../../shared/quotes/totals.ts'
import type { TrackedVersion } from '../../shared/tracking/tracking.ts'
import { seguimiento } from '../content/seguimiento.ts'
import { Icon } from '../ui/icon.tsx'
import { keyed } from '../ui/keyed.ts'
import { unbroken } from '../ui/unbroken.ts'

/** A buyer who asked for a change wants to see that it was made. */
export function ChangesSince({ before, after }: { before: TrackedVersion; after: TrackedVersion }) {
  const { added, removed, changed } = changesSince(before, after)
  if (added.length + removed.length + changed.length === 0) return null
  return (
    <section aria-labelledby="cambios" className="mt-8 rounded border border-steel-200 p-6">
      <h3 id="cambios" className="title-3">
        {seguimiento.changes.replace('{version}', String(before.version))}
      </h3>
      <ul className="mt-4 divide-y divide-steel-100">
        {keyed(added, ({ name }) => name).map(({ key, item: { name, quantity, unit } }) => (
          <li key={key} className="flex gap-3 py-3">
            <Icon name="plus" className="mt-0.5 size-5 shrink-0 text-red" />
            <span>
              Se agregó <strong>{unbroken(name)}</strong>, {quantityText(quantity, unit)}
            </span>
          </li>
        ))}
        {keyed(removed, ({ name }) => name).map(({ key, item: { name, quantity, unit } }) => (
          <li key={key} className="flex gap-3 py-3">
            <Icon name="minus" className="mt-0.5 size-5 shrink-0 text-red" />
            <span>
              Se quitó <strong>{unbroken(name)}</strong>, {quantityText(quantity, unit)}
            </span>
          </li>
        ))}
        {keyed(changed, ({ what }) => what).map(({ key, item: { what, before, after } }) => (
          <li key={key} className="grid gap-x-6 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <span>{unbroken(what)}</span>
            <span className="figures whitespace-pre-line [overflow-wrap:anywhere] sm:max-w-80 sm:text-right">
              {before && (
                <>
                  <span className="sr-only">antes </span>
                  <del className="text-steel-600">{before}</del>
                  <span aria-hidden="true"> → </span>
                  <span className="sr-only">, ahora </span>
                </>
              )}
              {after ? <ins className="font-bold no-underline">{after}</ins> : <i>vacío</i>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

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
    [termNames.delivery, before.delivery, after.delivery],
    [termNames.payment, before.payment, after.payment],
    [termNames.place, before.place, after.place],
    [termNames.notes, before.notes, after.notes],
    ['Total', money(before, before.totals.total), money(after, after.totals.total)],
  ])
}

const differences = (rows: [what: string, before: string, after: string][]): Change[] =>
  rows.filter(([, before, after]) => before !== after).map(([what, before, after]) => ({ what, before, after }))
