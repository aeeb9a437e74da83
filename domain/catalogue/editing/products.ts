import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { categories, products } from '../../../db/schema.ts'
import type { AdminProduct, ProductChange, ProductForm } from '../../../shared/catalogue/products.ts'
import { sentence } from '../../../shared/text.ts'
import type { Staff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { type ChangeContext, changedFields, recordChange } from '../../history/record-change.ts'
import { isInTrash } from '../../history/trash.ts'
import { changedMeanwhile, done, invalid, notAllowed, notFound, type Outcome } from '../../outcome.ts'
import {
  type CatalogueDeps,
  changeCatalogue,
  isOlder,
  keepsDemo,
  moveToTrash,
  takeFromTrash,
} from './change-catalogue.ts'
import { checkProduct, lostFiles, noPicture } from './check-product.ts'
import { lockProduct, type ProductContent, type ProductRow, toColumns, toContent, toRecord } from './product-record.ts'
import { freeSlug, moveSlug } from './slug.ts'

type SaveDeps = CatalogueDeps & Pick<Deps, 'uploads'>

export const createProduct = (deps: SaveDeps, form: ProductForm, staff: Staff): Promise<Outcome<AdminProduct>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const problems = await findProblems({ tx, uploads: deps.uploads }, form)
    if (problems) return invalid(problems)
    return done(await toRecord(tx, await insertProduct(tx, form, { actor: staff, at })))
  })

export const updateProduct = (
  deps: SaveDeps,
  id: number,
  { updatedAt, ...form }: ProductChange,
  staff: Staff,
): Promise<Outcome<AdminProduct>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockProduct(tx, id)
    if (!row || row.deletedAt) return notFound
    if (isOlder(row, updatedAt)) return changedMeanwhile
    const problems = await findProblems({ tx, uploads: deps.uploads }, form, row)
    if (problems) return invalid(problems)
    return done(await toRecord(tx, await replaceProduct(tx, row, form, { actor: staff, at })))
  })

async function findProblems(
  source: Parameters<typeof lostFiles>[0],
  form: ProductForm,
  row?: ProductRow,
): Promise<Record<string, string> | undefined> {
  const problems = await checkProduct(source.tx, form, row?.id)
  const lost = await lostFiles(source, form, row && toContent(row))
  return problems || Object.keys(lost).length > 0 ? { ...problems, ...lost } : undefined
}

export const duplicateProduct = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<AdminProduct>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockProduct(tx, id)
    if (!row || row.deletedAt) return notFound
    const original = toContent(row)
    const name = `${original.name.slice(0, 190)} (copia)`
    const slug = await freeSlug(tx, name)
    const downloads = withSheetOf(original.downloads, original.slug, slug)
    const copy = { ...original, name, code: '', slug, downloads, published: false }
    return done(await toRecord(tx, await insertProduct(tx, copy, { actor: staff, at })))
  })

export async function insertProduct(tx: Tx, form: ProductForm, context: ChangeContext): Promise<ProductRow> {
  const content: ProductContent = {
    ...form,
    slug: form.slug || (await freeSlug(tx, form.name)),
    position: form.position ?? (await endOfCategory(tx, form.categoryId)),
  }
  const [row] = await tx
    .insert(products)
    .values({ ...toColumns(content), createdAt: context.at, updatedAt: context.at })
    .returning()
  if (!row) throw new Error('The product was not stored.')
  await recordChange(tx, context, { kind: 'product', act: 'created', record: row, before: null, after: content })
  return row
}

export async function replaceProduct(
  tx: Tx,
  row: ProductRow,
  form: ProductForm,
  context: ChangeContext,
): Promise<ProductRow> {
  const before = toContent(row)
  const slug = form.slug || row.slug
  const after: ProductContent = {
    ...form,
    slug,
    position: form.position ?? row.position,
    downloads: withSheetOf(form.downloads, row.slug, slug),
  }
  const changedNames = changedFields(before, after)
  if (changedNames.length === 0) return row
  await moveSlug(tx, row.id, { from: row.slug, to: slug })
  const [changed] = await tx
    .update(products)
    .set({ ...toColumns(after), isDemo: row.isDemo && keepsDemo(changedNames), updatedAt: context.at })
    .where(eq(products.id, row.id))
    .returning()
  if (!changed) throw new Error('The product was not stored.')
  await recordChange(tx, context, { kind: 'product', act: 'updated', record: changed, before, after })
  return changed
}

/** Products with the same position are ordered by id, so the newest comes last. */
async function endOfCategory(tx: Tx, categoryId: number): Promise<number> {
  const [last] = await tx
    .select({ position: max(products.position) })
    .from(products)
    .where(eq(products.categoryId, categoryId))
  if (last?.position != null) return last.position
  const [end] = await tx.select({ position: max(products.position) }).from(products)
  return (end?.position ?? -1) + 1
}

/** The address of the data sheet contains the slug, so the link changes with it. */
const withSheetOf = (downloads: ProductForm['downloads'], from: string, to: string) =>
  downloads.map((download) =>
    download.link === `/fichas/${from}.pdf` ? { ...download, link: `/fichas/${to}.pdf` } : download,
  )

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
  changeCatalogue(deps, staff, async ({ tx, at }) => {
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
        { actor: staff, at },
        { kind: 'product', act: 'updated', record: row, before, after: { ...before, published } },
      )
    }
    return done({ changed: changing.length })
  })

export const deleteProduct = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockProduct(tx, id)
    if (!row || row.deletedAt) return notFound
    await moveToTrash(tx, product, row, { actor: staff, at })
    return done(undefined)
  })

export const deleteProducts = (
  deps: CatalogueDeps,
  ids: number[],
  staff: Staff,
): Promise<Outcome<{ changed: number }>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const rows = await lockProducts(tx, ids)
    if (rows.length < new Set(ids).size) return notAllowed(someAreGone)
    for (const row of rows) await moveToTrash(tx, product, row, { actor: staff, at })
    return done({ changed: rows.length })
  })

/** The tree may have changed since, so it is validated like a new product. */
export const restoreProduct = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<AdminProduct>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockProduct(tx, id)
    if (!row || !isInTrash(row, at)) return notFound
    const [category] = await tx.select().from(categories).where(eq(categories.id, row.categoryId)).for('share')
    if (category?.deletedAt) return notAllowed(sentence(`Restaura primero la categoría ${category.name}`))
    const problems = await checkProduct(tx, toContent(row), id)
    if (problems?.categoryId)
      return notAllowed(`${category?.name} ahora tiene subcategorías: muévelas o elimínalas y restaura de nuevo.`)
    if (problems) return notAllowed(`${Object.values(problems).join('. ')}.`)
    return done(await toRecord(tx, await takeFromTrash(tx, product, row, { actor: staff, at })))
  })
