import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { categories, products } from '../../../db/schema.ts'
import type { AdminProduct } from '../../../shared/catalogue/products.ts'
import { sentence } from '../../../shared/text.ts'
import { done, notAllowed, notFound, type Outcome } from '../../outcome.ts'
import type { Staff } from '../../staff/staff-deps.ts'
import { type CatalogueDeps, changeCatalogue } from './change-catalogue.ts'
import { checkProduct, noPicture } from './check-product.ts'
import { moveToTrash, takeFromTrash } from './common-changes.ts'
import { lockProduct, toContent, toRecord } from './product-record.ts'
import { recordChange } from './record-change.ts'
import { isInTrash } from './trash.ts'

export const product = { kind: 'product', table: products, toContent } as const

const someAreGone = 'Alguno de los productos ya no está: vuelve a elegirlos. No se cambió ninguno.'

const lockProducts = (tx: Tx, ids: number[]) =>
  tx
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for('update')

export const publishProducts = (
  deps: CatalogueDeps,
  ids: number[],
  published: boolean,
  staff: Staff,
): Promise<Outcome<{ changed: number }>> =>
  changeCatalogue(deps, async (tx) => {
    const at = deps.now()
    const rows = await lockProducts(tx, ids)
    if (rows.length < new Set(ids).size) return notAllowed(someAreGone)
    const changing = rows.filter((row) => row.published !== published)
    const bare = published && changing.find(({ pictures }) => pictures.length === 0)
    if (bare) return notAllowed(`${bare.name}: ${noPicture.toLowerCase()}.`)
    for (const row of changing) {
      await tx.update(products).set({ published, updatedAt: at }).where(eq(products.id, row.id))
      const before = toContent(row)
      await recordChange(
        tx,
        { staff, at },
        { kind: 'product', act: 'updated', record: row, before, after: { ...before, published } },
      )
    }
    return done({ changed: changing.length })
  })

export const deleteProduct = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, async (tx) => {
    const row = await lockProduct(tx, id)
    if (!row || row.deletedAt) return notFound
    await moveToTrash(tx, product, row, { staff, at: deps.now() })
    return done(undefined)
  })

export const deleteProducts = (
  deps: CatalogueDeps,
  ids: number[],
  staff: Staff,
): Promise<Outcome<{ changed: number }>> =>
  changeCatalogue(deps, async (tx) => {
    const at = deps.now()
    const rows = await lockProducts(tx, ids)
    if (rows.length < new Set(ids).size) return notAllowed(someAreGone)
    for (const row of rows) await moveToTrash(tx, product, row, { staff, at })
    return done({ changed: rows.length })
  })

/** The tree may have changed since, so it is validated like a new product. */
export const restoreProduct = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<AdminProduct>> =>
  changeCatalogue(deps, async (tx) => {
    const at = deps.now()
    const row = await lockProduct(tx, id)
    if (!row || !isInTrash(row, at)) return notFound
    const [category] = await tx.select().from(categories).where(eq(categories.id, row.categoryId)).for('share')
    if (category?.deletedAt) return notAllowed(sentence(`Restaura primero la categoría ${category.name}`))
    const problems = await checkProduct(tx, toContent(row), id)
    if (problems?.categoryId)
      return notAllowed(`${category?.name} ahora tiene subcategorías: muévelas o elimínalas y restaura de nuevo.`)
    if (problems) return notAllowed(`${Object.values(problems).join('. ')}.`)
    return done(await toRecord(tx, await takeFromTrash(tx, product, row, { staff, at })))
  })
