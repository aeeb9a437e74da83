import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import type { Tx } from '../../db/connect.ts'
import { prices, products } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { ImportPlan } from '../../shared/catalogue/imports.ts'
import { type Currency, currencies, formatAmount } from '../../shared/quotes/money.ts'
import type { Staff } from '../actor.ts'
import type { Sheet } from '../catalogue/import/parse-sheet.ts'
import { toCsv } from '../csv.ts'
import type { Deps } from '../deps.ts'
import { recordChanges } from '../history/record-change.ts'
import { changedMeanwhile, done, invalidFile, type Outcome } from '../outcome.ts'
import { type CurrentPrices, headings, missingColumn, type PlannedChange, planPrices } from './plan-prices.ts'

export async function tryPrices({ db }: Pick<Deps, 'db'>, sheet: Sheet): Promise<Outcome<ImportPlan>> {
  const missing = missingColumn(sheet)
  return missing ? invalidFile(missing) : done(planPrices(sheet, await readCurrent(db)).plan)
}

/** Applies exactly the plan of the trial, or nothing if anything has changed since. */
export async function importPrices(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Staff,
  sheet: Sheet,
  { fingerprint, fileName: source }: { fingerprint: string; fileName: string },
): Promise<Outcome<{ created: number; updated: number }>> {
  const missing = missingColumn(sheet)
  if (missing) return invalidFile(missing)
  return transact(db, async (tx): Promise<Outcome<{ created: number; updated: number }>> => {
    const { plan, changing } = planPrices(sheet, await readCurrent(tx, { lock: true }))
    if (plan.totals.error > 0) return invalidFile(`Hay ${plan.totals.error} líneas con errores: no se importó nada.`)
    if (plan.fingerprint !== fingerprint) return changedMeanwhile
    const at = now()
    await writePrices(tx, changing, at)
    await recordChanges(tx, { actor, at, source }, changing.map(changeOf))
    return done({ created: plan.totals.new, updated: plan.totals.changed })
  })
}

/** A few statements for the whole list, because the embedded database does nothing else until it is done. */
async function writePrices(tx: Tx, changing: PlannedChange[], updatedAt: Date): Promise<void> {
  for (const currency of currencies) {
    const removed = changing.filter(({ price }) => price.currency === currency && price.unitPrice === undefined)
    const ids = removed.map(({ price }) => price.productId)
    if (ids.length > 0) {
      await tx.delete(prices).where(and(eq(prices.currency, currency), inArray(prices.productId, ids)))
    }
  }
  const written = changing.flatMap(({ price: { unitPrice, ...key } }) =>
    unitPrice === undefined ? [] : [{ ...key, unitPrice, updatedAt }],
  )
  if (written.length === 0) return
  await tx
    .insert(prices)
    .values(written)
    .onConflictDoUpdate({
      target: [prices.productId, prices.currency],
      set: { unitPrice: sql`excluded.unit_price`, updatedAt },
    })
}

function changeOf({ shown, price }: PlannedChange) {
  const sides = (side: 'before' | 'after') =>
    Object.fromEntries(shown.changes.map((change) => [change.column, change[side]]))
  const record = { id: price.productId, name: shown.name }
  return { kind: 'price', act: 'updated', record, before: sides('before'), after: sides('after') } as const
}

/** Two imports at the same time lock the same products, so that the second sees what the first wrote. */
async function readCurrent(tx: Tx, { lock = false } = {}): Promise<CurrentPrices> {
  const { id, code, slug, name } = products
  const kept = tx
    .select({ id, code, slug, name })
    .from(products)
    .where(isNull(products.deletedAt))
    .orderBy(asc(products.position), asc(id))
  const found = await (lock ? kept.for('update') : kept)
  const { productId, currency, unitPrice } = prices
  const listed = await tx.select({ productId, currency, unitPrice }).from(prices).orderBy(productId, currency)
  return { products: found, prices: listed }
}

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
