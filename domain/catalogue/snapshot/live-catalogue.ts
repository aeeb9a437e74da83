import { and, asc, eq, gt, inArray, isNull, max, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connect.ts'
import {
  attributes,
  banners,
  categories,
  changes,
  fitExceptions,
  fitRules,
  formerSlugs,
  products,
  searchSynonyms,
} from '../../../db/schema.ts'
import { transact } from '../../../db/transact.ts'
import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { FitRule, FitSettings, FitSide } from '../../../shared/catalogue/fits.ts'
import { createLive, type Live } from '../../live.ts'
import {
  type Catalogue,
  type CatalogueChanges,
  type CatalogueRows,
  createCatalogue,
  type PublishedProductRow,
} from './catalogue.ts'

export const catalogueChannel = 'catalogue'

export type LiveCatalogue = Live<Catalogue>

export const createLiveCatalogue = createLive<Catalogue>

const portionSize = 1_000

/** Beyond this, loading everything again is faster. */
const maxChanges = 500

/** A change of these kinds may concern every product. */
const changesAll = ['category', 'attribute']

/** These are not made under the lock of the catalogue, so a change with a lower id may be committed after them. */
const isOfCatalogue = notInArray(changes.kind, ['setting', 'price'])

type ToPublicAddress = (stored: string) => string

export const loadCatalogue = (db: Db, toPublicAddress?: ToPublicAddress) => createCatalogueLoader(db, toPublicAddress)()

export function createCatalogueLoader(db: Db, toPublicAddress: ToPublicAddress = (stored) => stored) {
  let loaded: { catalogue: Catalogue; lastChange: number } | undefined

  const read = async (tx: Tx): Promise<{ lastChange: number; build: () => Catalogue | Promise<Catalogue> }> => {
    const [newest] = await tx
      .select({ id: max(changes.id) })
      .from(changes)
      .where(isOfCatalogue)
    const lastChange = newest?.id ?? 0
    if (loaded) {
      const { catalogue } = loaded
      // The process that made a change is notified of it too.
      if (loaded.lastChange === lastChange) return { lastChange, build: () => catalogue }
      const changed = await readChanges(tx, loaded.lastChange, toPublicAddress)
      if (changed) return { lastChange, build: () => catalogue.withChanges(changed) }
    }
    const rows = await readRows(tx, toPublicAddress)
    return { lastChange, build: () => createCatalogue(rows) }
  }

  return async (): Promise<Catalogue> => {
    const { lastChange, build } = await transact(db, read, 'begin isolation level repeatable read read only')
    const catalogue = await build()
    loaded = { catalogue, lastChange }
    return catalogue
  }
}

async function readChanges(
  tx: Tx,
  lastChange: number,
  toPublicAddress: ToPublicAddress,
): Promise<CatalogueChanges | undefined> {
  const { id, kind, recordId } = changes
  const made = await tx
    .selectDistinct({ kind, recordId })
    .from(changes)
    .where(and(gt(id, lastChange), isOfCatalogue))
    .limit(maxChanges)
  if (made.length === maxChanges || made.some(({ kind }) => changesAll.includes(kind))) return undefined
  const changedIds = made.flatMap((change) => (change.kind === 'product' ? change.recordId : []))
  return {
    changedIds,
    products: await readProducts(tx, toPublicAddress, inArray(products.id, changedIds)),
    ...(await readOthers(tx, toPublicAddress)),
  }
}

async function readRows(tx: Tx, toPublicAddress: ToPublicAddress): Promise<CatalogueRows> {
  return {
    categories: await tx
      .select()
      .from(categories)
      .where(isNull(categories.deletedAt))
      .orderBy(asc(categories.position), asc(categories.id)),
    products: await readProducts(tx, toPublicAddress),
    attributes: await readAttributes(tx),
    ...(await readOthers(tx, toPublicAddress)),
  }
}

async function readOthers(tx: Tx, toPublicAddress: ToPublicAddress) {
  const shown = await tx
    .select()
    .from(banners)
    .where(and(eq(banners.active, true), isNull(banners.deletedAt)))
    .orderBy(asc(banners.position), asc(banners.id))
  return {
    banners: shown.map((banner) => ({ ...banner, url: toPublicAddress(banner.url) })),
    formerSlugs: await tx.select().from(formerSlugs),
    synonyms: await tx.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id)),
    fits: await readFits(tx),
  }
}

/** Tens of thousands of rows at once would block the thread. */
async function readProducts(tx: Tx, toPublicAddress: ToPublicAddress, which?: SQL): Promise<PublishedProductRow[]> {
  const { position, id, published, deletedAt } = products
  const rows: PublishedProductRow[] = []
  for (;;) {
    const last = rows.at(-1)
    const isNext = last && sql`(${position}, ${id}) > (${last.position}, ${last.id})`
    const portion = await tx
      .select()
      .from(products)
      .where(and(eq(published, true), isNull(deletedAt), which, isNext))
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

export async function readAttributes(tx: Tx): Promise<Attribute[]> {
  const rows = await tx.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.id))
  return rows.map(({ key, value }) => ({ key, ...value }))
}

export async function readFits(tx: Tx): Promise<FitSettings> {
  const rules = await tx.select().from(fitRules).orderBy(asc(fitRules.position), asc(fitRules.id))
  const exceptions = await tx.select().from(fitExceptions).orderBy(asc(fitExceptions.id))
  return {
    rules: shareSides(rules.map(({ id, value }) => ({ ...value, key: String(id) }))),
    exceptions: exceptions.map(({ productId, otherId, fits, reason }) => ({
      productIds: [productId, otherId],
      fits,
      reason,
    })),
  }
}

/** Equal sides become one object, so that their products are gathered once. */
function shareSides(rules: FitRule[]): FitRule[] {
  const known = new Map<string, FitSide>()
  const shared = (side: FitSide) => {
    const text = JSON.stringify(side)
    const found = known.get(text) ?? side
    known.set(text, found)
    return found
  }
  return rules.map(({ sides: [first, second], ...rule }) => ({ ...rule, sides: [shared(first), shared(second)] }))
}
