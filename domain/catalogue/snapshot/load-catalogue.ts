import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connect.ts'
import { banners, categories, formerSlugs, products } from '../../../db/schema.ts'
import { transact } from '../../../db/transact.ts'
import { type Catalogue, type CatalogueRows, createCatalogue, type ProductRow } from './catalogue.ts'

const portionSize = 1_000

/** Converts a stored picture address to the public one. */
type ToPublicAddress = (stored: string) => string

export async function loadCatalogue(db: Db, toPublicAddress: ToPublicAddress = (stored) => stored): Promise<Catalogue> {
  const read = (tx: Tx) => readRows(tx, toPublicAddress)
  return createCatalogue(await transact(db, read, 'begin isolation level repeatable read read only'))
}

async function readRows(tx: Tx, toPublicAddress: ToPublicAddress): Promise<CatalogueRows> {
  const shown = await tx
    .select()
    .from(banners)
    .where(and(eq(banners.active, true), isNull(banners.deletedAt)))
    .orderBy(asc(banners.position), asc(banners.id))
  return {
    categories: await tx
      .select()
      .from(categories)
      .where(isNull(categories.deletedAt))
      .orderBy(asc(categories.position), asc(categories.id)),
    products: await readProducts(tx, toPublicAddress),
    banners: shown.map((banner) => ({ ...banner, url: toPublicAddress(banner.url) })),
    formerSlugs: await tx.select().from(formerSlugs),
  }
}

/** Reads in batches, because tens of thousands of rows at once would block the thread. */
async function readProducts(tx: Tx, toPublicAddress: ToPublicAddress): Promise<ProductRow[]> {
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
    for (const row of portion) {
      rows.push({
        ...row,
        pictures: row.pictures.map((picture) => ({ ...picture, src: toPublicAddress(picture.src) })),
      })
    }
    if (portion.length < portionSize) return rows
  }
}
