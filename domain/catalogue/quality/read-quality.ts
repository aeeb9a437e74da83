import { and, asc, gt, isNull, sql } from 'drizzle-orm'
import { createDictionary } from '../../../contract/catalogue/attributes/dictionary.ts'
import type { QualityReport } from '../../../contract/catalogue/attributes/quality.ts'
import type { Specification } from '../../../contract/catalogue/public.ts'
import { categories, products } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { forEachInSlices } from '../../in-slices.ts'
import { readAttributes } from '../attributes/read-attributes.ts'
import { readLineage } from '../snapshot/lineage.ts'
import { collectFindings, type Sheet } from './findings.ts'

const portionSize = 500

/** Of all products that are not in the trash, published or not. */
export async function readQuality({ db }: Pick<Deps, 'db'>): Promise<QualityReport> {
  const known = await db.select().from(categories)
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const { add, report } = collectFindings(createDictionary(await readAttributes(db)), {
    lineageOf: readLineage(known),
    nameOf: (id) => names.get(id) ?? '',
  })
  for (let last = 0; ; ) {
    const portion = await readPortion(db, last)
    await forEachInSlices(portion, add)
    last = portion.at(-1)?.id ?? 0
    if (portion.length < portionSize) return report()
  }
}

/** Without descriptions and pictures, which are most of a product. */
const readPortion = (db: Deps['db'], after: number): Promise<Sheet[]> =>
  db
    .select({
      id: products.id,
      name: products.name,
      categoryId: products.categoryId,
      specifications: sql<Specification[]>`${products.details} -> 'specifications'`,
    })
    .from(products)
    .where(and(gt(products.id, after), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .limit(portionSize)
