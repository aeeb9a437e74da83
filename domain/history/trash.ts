import { lte } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { banners, categories, products } from '../../db/schema.ts'
import { lock, transact } from '../../db/transact.ts'
import { installationOf } from '../../db/uploads.ts'
import type { Job } from '../actor.ts'
import type { CatalogueDeps } from '../catalogue/editing/change-catalogue.ts'
import type { Uploads } from '../deps.ts'

const day = 24 * 60 * 60 * 1000

const daysKept = 30

export const endOfTrash = (now: Date) => new Date(now.getTime() - daysKept * day)

export const isInTrash = ({ deletedAt }: { deletedAt: Date | null }, now: Date) =>
  deletedAt !== null && deletedAt > endOfTrash(now)

/** While as many are removed, staff who save wait. */
const filesPerLock = 100

export async function emptyTrash(
  { db, now }: Pick<CatalogueDeps, 'db' | 'now'>,
  _actor: Job,
  uploads: Uploads,
  stopping: AbortSignal,
) {
  const end = endOfTrash(now())
  const inUse = await transact(db, async (tx) => {
    // A category is put in the trash after its products, so nothing references it any more.
    await tx.delete(products).where(lte(products.deletedAt, end))
    await tx.delete(banners).where(lte(banners.deletedAt, end))
    await tx.delete(categories).where(lte(categories.deletedAt, end))
    return readUse(tx)
  })
  const unused = await uploads.listUnused(inUse, end, await installationOf(db))
  if (unused === 'not_ours') return unused
  for (let from = 0; from < unused.length && !stopping.aborted; from += filesPerLock) {
    await transact(db, async (tx) => {
      // Meanwhile, an edit may have named one of the files again.
      await lock(tx, 'catalogue')
      await uploads.removeUnused(tx, unused.slice(from, from + filesPerLock), await readUse(tx))
    })
  }
  return 'removed'
}

async function readUse(tx: Tx): Promise<string> {
  const shown = await tx.select({ pictures: products.pictures, details: products.details }).from(products)
  return JSON.stringify([shown, await tx.select({ url: banners.url }).from(banners)])
}
