import { writeXlsx } from 'hucre/xlsx'
import { type Currency, formatAmount } from '../../../shared/quotes/money.ts'
import { toCsv } from '../../csv.ts'
import type { Deps } from '../../deps.ts'
import { readCurrent } from './import-prices.ts'
import { headings } from './plan-prices.ts'

/** In the form in which it is imported: every product in every currency in which it has a price, or without one. */
export async function exportPrices(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  format: 'csv' | 'xlsx',
): Promise<string | Uint8Array> {
  const { products, prices } = await readCurrent(db)
  const listed = Map.groupBy(prices, ({ productId }) => productId)
  const unpriced: { currency: Currency; unitPrice?: number }[] = [{ currency: settings.current.quotes.currency }]
  const rows = products.flatMap(({ id, code, slug, name }) =>
    (listed.get(id) ?? unpriced).map(({ currency, unitPrice }) => [
      ...[String(id), code || slug, name, currency],
      unitPrice === undefined ? '' : formatAmount(unitPrice, currency),
    ]),
  )
  const sheet = [Object.values(headings), ...rows]
  return format === 'csv' ? toCsv(sheet) : toXlsx(sheet)
}

/** Every cell is written as text, so that none is a formula. */
const toXlsx = (rows: string[][]) =>
  writeXlsx({
    sheets: [
      {
        name: 'Precios',
        columns: [8, 36, 48, 10, 16].map((width) => ({ width })),
        rows,
        freezePane: { rows: 1 },
      },
    ],
  })
