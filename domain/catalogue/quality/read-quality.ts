import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm'
import { categories, products } from '../../../db/schema.ts'
import { createDictionary } from '../../../shared/catalogue/attributes/dictionary.ts'
import type { QualityReport } from '../../../shared/catalogue/attributes/quality.ts'
import type { Product, Specification } from '../../../shared/catalogue/public.ts'
import type { Deps } from '../../deps.ts'
import { forEachInSlices } from '../../in-slices.ts'
import { readAttributes } from '../attributes/read-attributes.ts'
import { readLineage } from '../snapshot/lineage.ts'
import { collectFindings, type Sheet } from './findings.ts'

type QualityDeps = Pick<Deps, 'db' | 'catalogue'>

const portionSize = 500

/** Of all products that are not in the trash, published or not. */
export async function readQuality(deps: QualityDeps): Promise<QualityReport> {
  const { db } = deps
  const known = await db.select().from(categories)
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const { add, report } = collectFindings(createDictionary(await readAttributes(db)), {
    lineageOf: readLineage(known),
    nameOf: (id) => names.get(id) ?? '',
  })
  for (let last = 0; ; ) {
    const ids = await readIds(deps, last)
    await forEachInSlices(await readSheets(deps, ids), add)
    last = ids.at(-1) ?? 0
    if (ids.length < portionSize) return report()
  }
}

async function readIds({ db }: QualityDeps, after: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(gt(products.id, after), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .limit(portionSize)
  return rows.map(({ id }) => id)
}

/** Published products are in memory already, and reading thousands from the database takes seconds. */
async function readSheets({ db, catalogue: { current } }: QualityDeps, ids: number[]): Promise<Sheet[]> {
  const published = ids.flatMap((id) => current.getProduct(id) ?? []).map(toSheet)
  const others = ids.filter((id) => !current.getProduct(id))
  if (others.length === 0) return published
  const { id, name, categoryId, details } = products
  const specifications = sql<Specification[]>`${details} -> 'specifications'`
  const drafts = await db.select({ id, name, categoryId, specifications }).from(products).where(inArray(id, others))
  return [...published, ...drafts].toSorted((one, other) => one.id - other.id)
}

const toSheet = ({ id, name, categoryId = 0, jsonDetails }: Product): Sheet => ({
  ...{ id, name, categoryId },
  specifications: jsonDetails.specifications,
})
