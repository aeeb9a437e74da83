import { quantityText } from '../../shared/catalogue/sale-unit.ts'
import type { TrackedVersion } from '../../shared/tracking/tracking.ts'
import { seguimiento } from '../content/seguimiento.ts'
import { Icon } from '../ui/icon.tsx'
import { keyed } from '../ui/keyed.ts'
import { unbroken } from '../ui/unbroken.ts'
import { changesSince } from './version-changes.ts'

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
