import { asc, isNull } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import type { Tx } from '../../../db/connect.ts'
import { categories, formerSlugs, products } from '../../../db/schema.ts'
import type { ImportPlan } from '../../../shared/catalogue/imports.ts'
import type { Staff } from '../../actor.ts'
import { toCsv } from '../../csv.ts'
import { changedMeanwhile, done, notAllowed, type Outcome } from '../../outcome.ts'
import { type CatalogueDeps, changeCatalogue, type Edit } from '../editing/change-catalogue.ts'
import { type ProductContent, toContent } from '../editing/product-record.ts'
import { product } from '../editing/products.ts'
import { type CategoryNames, categoryNames, columns } from './columns.ts'
import type { Sheet } from './parse-sheet.ts'
import { type CurrentCatalogue, planImport } from './plan-import.ts'

type Imported = { created: number; updated: number }
type Import = { fileName: string; fingerprint: string; onProgress: (done: number, total: number) => void }

export async function tryProducts(
  { db, uploads }: Pick<CatalogueDeps, 'db' | 'uploads'>,
  sheet: Sheet,
): Promise<ImportPlan> {
  const { plan } = await planImport(sheet, {
    ...(await loadCurrentCatalogue(db)),
    hasFile: await uploads.lookUpFiles(),
  })
  return plan
}

/** Applies exactly the plan of the trial, or nothing if anything has changed since. */
export async function importProducts(
  deps: CatalogueDeps,
  actor: Staff,
  sheet: Sheet,
  { fileName, fingerprint, onProgress }: Import,
): Promise<Outcome<Imported>> {
  const hasFile = await deps.uploads.lookUpFiles()
  const run = async (edit: Edit): Promise<Outcome<Imported>> => {
    const current = await loadCurrentCatalogue(edit.tx, { lock: true })
    const { plan, planned } = await planImport(sheet, { ...current, hasFile })
    if (plan.totals.error > 0) return notAllowed(`Hay ${plan.totals.error} líneas con errores: no se importó nada.`)
    if (plan.fingerprint !== fingerprint) return changedMeanwhile
    const changing = planned.filter(({ shown }) => shown.outcome === 'new' || shown.outcome === 'changed')
    for (const [index, { row, form }] of changing.entries()) {
      if (form && row) await product.replace(edit, row, form)
      else if (form) await product.insert(edit, form)
      onProgress(index + 1, changing.length)
    }
    return done({ created: plan.totals.new, updated: plan.totals.changed })
  }
  return changeCatalogue(deps, actor, run, fileName)
}

export async function exportProducts(
  { db }: Pick<CatalogueDeps, 'db'>,
  format: 'csv' | 'xlsx',
): Promise<string | Uint8Array> {
  const { products: rows, names } = await loadCurrentCatalogue(db)
  const kept = rows.filter(({ deletedAt }) => !deletedAt).map((row) => ({ id: row.id, content: toContent(row) }))
  return format === 'csv' ? writeProductsCsv(kept, names) : writeProductsXlsx(kept, names)
}

async function loadCurrentCatalogue(tx: Tx, { lock = false } = {}): Promise<Omit<CurrentCatalogue, 'hasFile'>> {
  const all = tx.select().from(products).orderBy(asc(products.position), asc(products.id))
  const alive = await tx.select().from(categories).where(isNull(categories.deletedAt))
  const parents = new Set(alive.map(({ parentId }) => parentId))
  return {
    products: await (lock ? all.for('update') : all),
    formerSlugs: await tx.select().from(formerSlugs),
    names: categoryNames(alive),
    categoryIds: new Set(alive.map(({ id }) => id)),
    leafIds: new Set(alive.map(({ id }) => id).filter((id) => !parents.has(id))),
  }
}

type Product = { id: number; content: ProductContent }

const headings = ['id', ...columns.map(({ heading }) => heading)]

const rowOf = ({ id, content }: Product, names: CategoryNames) => [
  String(id),
  ...columns.map(({ write }) => write(content, names)),
]

const writeProductsCsv = (products: Product[], names: CategoryNames): string =>
  toCsv([headings, ...products.map((product) => rowOf(product, names))])

/** Every cell is written as text, so that none is a formula. */
function writeProductsXlsx(products: Product[], names: CategoryNames): Promise<Uint8Array> {
  const rows = products.map((product) => rowOf(product, names))
  const widths = [8, 40, 20, 40, 36, 10, 8, 32, 60, 60, 60, 30, 16, 50, 60]
  return writeXlsx({
    sheets: [
      {
        name: 'Productos',
        columns: headings.map((_heading, index) => ({ width: widths[index] ?? 20 })),
        rows: [headings, ...rows],
        freezePane: { rows: 1 },
      },
    ],
  })
}
