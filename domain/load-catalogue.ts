import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { banners, categories, formerSlugs, products } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { type Catalogue, type CatalogueRows, createCatalogue, type ProductRow } from './catalogue.ts'

const portionSize = 1_000

export async function loadCatalogue(db: Db): Promise<Catalogue> {
  return createCatalogue(await transact(db, readRows, 'begin isolation level repeatable read read only'))
}

async function readRows(tx: Tx): Promise<CatalogueRows> {
  return {
    categories: await tx
      .select()
      .from(categories)
      .where(isNull(categories.deletedAt))
      .orderBy(asc(categories.position), asc(categories.id)),
    products: await readProducts(tx),
    banners: await tx
      .select()
      .from(banners)
      .where(and(eq(banners.active, true), isNull(banners.deletedAt)))
      .orderBy(asc(banners.position), asc(banners.id)),
    formerSlugs: await tx.select().from(formerSlugs),
  }
}

/** In portions: to take in tens of thousands at once would stop the thread for as long. */
async function readProducts(tx: Tx): Promise<ProductRow[]> {
  const { position, id, published, deletedAt } = products
  const rows: ProductRow[] = []
  for (;;) {
    const last = rows.at(-1)
    const portion = await tx
      .select()
      .from(products)
      .where(
        and(eq(published, true), isNull(deletedAt), last && sql`(${position}, ${id}) > (${last.position}, ${last.id})`),
      )
      .orderBy(asc(position), asc(id))
      .limit(portionSize)
    rows.push(...portion)
    if (portion.length < portionSize) return rows
  }
}
