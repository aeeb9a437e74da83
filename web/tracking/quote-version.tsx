import { Fragment } from 'react'
import { quantityText } from '../../shared/catalogue/sale-unit.ts'
import { formatMoney, formatPercent } from '../../shared/quotes/money.ts'
import { totalRows } from '../../shared/quotes/totals.ts'
import { dayText, plainDayText } from '../../shared/time-text.ts'
import type { TrackedVersion } from '../../shared/tracking/tracking.ts'
import { keyed } from '../ui/keyed.ts'
import { unbroken } from '../ui/unbroken.ts'

export function QuoteVersion({ version }: { version: TrackedVersion }) {
  const { currency, totals, lines } = version
  const money = (amount: number) => formatMoney(amount, currency)
  const hasDiscounts = lines.some((line) => line.discount > 0)
  const rows = keyed(lines, ({ name, code }) => `${code} ${name}`)
  return (
    <>
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col" className="md:text-right">
              Cantidad
            </th>
            <th scope="col" className="md:text-right">
              Precio unitario
            </th>
            {hasDiscounts && (
              <th scope="col" className="md:text-right">
                Dcto.
              </th>
            )}
            <th scope="col" className="md:pr-0! md:text-right">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, item: line }, index) => (
            <tr key={key}>
              <th scope="row">
                {unbroken(line.name)}
                {line.detail && <span className="block font-normal text-base">{unbroken(line.detail)}</span>}
                {line.code && <span className="block font-normal text-base text-steel-600">{line.code}</span>}
                {line.note && <span className="block whitespace-pre-line font-normal text-base">{line.note}</span>}
              </th>
              <td data-label="Cantidad" className="md:text-right">
                {quantityText(line.quantity, line.unit)}
              </td>
              <td data-label="Precio unitario" className="whitespace-nowrap md:text-right">
                {money(line.unitPrice)}
              </td>
              {hasDiscounts && (
                <td data-label="Descuento" className={`md:text-right ${line.discount > 0 ? '' : 'max-md:hidden!'}`}>
                  {line.discount > 0 ? formatPercent(line.discount) : '–'}
                </td>
              )}
              <td data-label="Total" className="whitespace-nowrap font-semibold md:pr-0! md:text-right">
                {money(totals.lines[index] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="figures mt-4 ml-auto grid max-w-sm grid-cols-[1fr_auto] gap-y-1 text-right">
        {totalRows(version, totals).map(({ label, amount }) => (
          <Fragment key={label}>
            <dt className="text-steel-600">{label}</dt>
            <dd className="whitespace-nowrap pl-8">{money(amount)}</dd>
          </Fragment>
        ))}
        <dt className="mt-2 border-ink border-t-2 pt-3 font-bold text-xl">Total</dt>
        <dd className="mt-2 whitespace-nowrap border-ink border-t-2 pt-3 pl-8 font-bold text-xl">
          {money(totals.total)}
        </dd>
      </dl>
      <Terms version={version} />
    </>
  )
}

function Terms({ version: { validUntil, sentAt, delivery, payment, place, notes } }: { version: TrackedVersion }) {
  const terms = [
    ['Enviada', dayText(sentAt)],
    ['Válida hasta', plainDayText(validUntil)],
    ['Plazo de entrega', delivery],
    ['Forma de pago', payment],
    ['Lugar de entrega', place],
    ['Notas', notes],
  ].filter(([, text]) => text)
  return (
    <dl className="mt-8 grid gap-x-6 gap-y-4 rounded bg-steel-50 p-6 sm:grid-cols-2">
      {terms.map(([label, text]) => (
        <div key={label} className={label === 'Notas' ? 'sm:col-span-2' : ''}>
          <dt className="label text-steel-600">{label}</dt>
          <dd className="figures mt-1 whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
