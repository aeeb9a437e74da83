import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { banners, categories, products, settings } from '../../../db/schema.ts'
import type { Demo, DemoSize } from '../../../shared/catalogue/demo.ts'
import type { Staff } from '../../actor.ts'
import { done, type Failure, type Outcome } from '../../outcome.ts'
import { banner } from './banners.ts'
import { type CatalogueDeps, changeCatalogue } from './change-catalogue.ts'
import { product } from './products.ts'

const decision = 'demo'

const demoProducts = and(eq(products.isDemo, true), isNull(products.deletedAt))
const demoBanners = and(eq(banners.isDemo, true), isNull(banners.deletedAt))

const changed: Failure = {
  outcome: 'changed_meanwhile',
  message: 'Otra persona cambió la demostración mientras tanto. Revisa cuánto se elimina y confirma de nuevo.',
}

export async function readDemo({ db }: Pick<CatalogueDeps, 'db'>): Promise<Demo> {
  const size = { products: await db.$count(products, demoProducts), banners: await db.$count(banners, demoBanners) }
  const isDecided = (await db.$count(settings, eq(settings.name, decision))) > 0
  return {
    ...size,
    categories: await db.$count(categories, isNull(categories.deletedAt)),
    isUndecided: !isDecided && size.products + size.banners > 0,
  }
}

export const keepDemo = ({ db }: Pick<CatalogueDeps, 'db'>): Promise<void> => decide(db, 'kept')

/** Removes exactly what the person has seen, or nothing. */
export const removeDemo = (deps: CatalogueDeps, actor: Staff, seen: DemoSize): Promise<Outcome<DemoSize>> =>
  changeCatalogue(deps, actor, async (edit) => {
    const { tx } = edit
    const removedProducts = await tx.select().from(products).where(demoProducts).orderBy(products.id).for('update')
    const removedBanners = await tx.select().from(banners).where(demoBanners).orderBy(banners.id).for('update')
    const size = { products: removedProducts.length, banners: removedBanners.length }
    if (size.products !== seen.products || size.banners !== seen.banners) return changed
    for (const row of removedProducts) await product.remove(edit, row)
    for (const row of removedBanners) await banner.remove(edit, row)
    await decide(tx, 'removed')
    return done(size)
  })

async function decide(tx: Tx, value: 'kept' | 'removed'): Promise<void> {
  const row = { name: decision, value }
  await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row })
}
