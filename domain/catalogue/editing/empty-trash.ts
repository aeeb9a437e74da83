import { lte } from 'drizzle-orm'
import { banners, categories, products } from '../../../db/schema.ts'
import { transact } from '../../../db/transact.ts'
import { installationOf } from '../../../db/uploads/installation.ts'
import type { CatalogueDeps } from './change-catalogue.ts'
import { endOfTrash } from './trash.ts'
import type { Uploads } from './uploads.ts'

export async function emptyTrash(
  { db, now }: Pick<CatalogueDeps, 'db' | 'now'>,
  uploads: Uploads,
  stopping: AbortSignal,
) {
  const end = endOfTrash(now())
  const inUse = await transact(db, async (tx) => {
    // A category is put in the trash after its products, so nothing references it any more.
    await tx.delete(products).where(lte(products.deletedAt, end))
    await tx.delete(banners).where(lte(banners.deletedAt, end))
    await tx.delete(categories).where(lte(categories.deletedAt, end))
    const shown = await tx.select({ pictures: products.pictures, details: products.details }).from(products)
    return JSON.stringify([shown, await tx.select({ url: banners.url }).from(banners)])
  })
  return uploads.removeUnused(inUse, end, await installationOf(db), stopping)
}
