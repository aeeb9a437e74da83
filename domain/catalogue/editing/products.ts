import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { categories, products } from '../../../db/schema.ts'
import type { AdminProduct, ProductForm } from '../../../shared/catalogue/products.ts'
import { sentence } from '../../../shared/text.ts'
import type { Staff } from '../../actor.ts'
import { done, invalid, notAllowed, notFound, type Outcome } from '../../outcome.ts'
import { type CatalogueDeps, changeCatalogue, keepsDemo } from './change-catalogue.ts'
import { checkProduct, lostFiles, noPicture } from './check-product.ts'
import { editable } from './editable.ts'
import { type ProductRow, toColumns, toContent, toRecord } from './product-record.ts'
import { freeSlug, moveSlug } from './slug.ts'

const find = (tx: Tx, id: number) => tx.select().from(products).where(eq(products.id, id)).for('update')

export const product = editable({
  kind: 'product',
  table: products,
  nameOf: ({ name }: ProductRow) => name,
  toContent,
  toRecord: (row, { tx }) => toRecord(tx, row),
  toColumns: async (form: ProductForm, { tx }, row) => {
    const slug = form.slug || row?.slug || (await freeSlug(tx, form.name))
    return toColumns({
      ...form,
      slug,
      position: form.position ?? row?.position ?? (await endOfCategory(tx, form.categoryId)),
      downloads: row ? withSheetOf(form.downloads, row.slug, slug) : form.downloads,
    })
  },
  check: async (form, edit, row) => {
    const problems = await checkProduct(edit.tx, form, row?.id)
    const lost = await lostFiles(edit, form, row && toContent(row))
    return problems || Object.keys(lost).length > 0 ? invalid({ ...problems, ...lost }) : undefined
  },
  /** The tree may have changed since, so it is validated like a new product. */
  checkRestored: async (row, { tx }) => {
    const [category] = await tx.select().from(categories).where(eq(categories.id, row.categoryId)).for('share')
    if (category?.deletedAt) return notAllowed(sentence(`Restaura primero la categoría ${category.name}`))
    const problems = await checkProduct(tx, toContent(row), row.id)
    if (problems?.categoryId)
      return notAllowed(`${category?.name} ahora tiene subcategorías: muévelas o elimínalas y restaura de nuevo.`)
    return problems && notAllowed(`${Object.values(problems).join('. ')}.`)
  },
  find,
  insert: (tx, columns) => tx.insert(products).values(columns).returning(),
  update: async (tx, { id, slug, isDemo }, columns, changed) => {
    await moveSlug(tx, id, { from: slug, to: columns.slug })
    return tx
      .update(products)
      .set({ ...columns, isDemo: isDemo && keepsDemo(changed) })
      .where(eq(products.id, id))
      .returning()
  },
})

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

export const duplicateProduct = (deps: CatalogueDeps, actor: Staff, id: number): Promise<Outcome<AdminProduct>> =>
  changeCatalogue(deps, actor, async (edit) => {
    const { tx } = edit
    const [row] = await find(tx, id)
    if (!row || row.deletedAt) return notFound
    const original = toContent(row)
    const name = `${original.name.slice(0, 190)} (copia)`
    const slug = await freeSlug(tx, name)
    const downloads = withSheetOf(original.downloads, original.slug, slug)
    const copy = await product.insert(edit, { ...original, name, code: '', slug, downloads, published: false })
    return done(await toRecord(tx, copy))
  })

const someAreGone = notAllowed('Alguno de los productos ya no está: vuelve a elegirlos. No se cambió ninguno.')

const findAll = (tx: Tx, ids: number[]) =>
  tx
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for('update')

export const publishProducts = (
  deps: CatalogueDeps,
  actor: Staff,
  ids: number[],
  published: boolean,
): Promise<Outcome<{ changed: number }>> =>
  changeCatalogue(deps, actor, async (edit) => {
    const rows = await findAll(edit.tx, ids)
    if (rows.length < new Set(ids).size) return someAreGone
    const changing = rows.filter((row) => row.published !== published)
    const bare = published && changing.find(({ pictures }) => pictures.length === 0)
    if (bare) return notAllowed(`${bare.name}: ${noPicture.toLowerCase()}.`)
    for (const row of changing) await product.replace(edit, row, { ...toContent(row), published })
    return done({ changed: changing.length })
  })

export const deleteProducts = (
  deps: CatalogueDeps,
  actor: Staff,
  ids: number[],
): Promise<Outcome<{ changed: number }>> =>
  changeCatalogue(deps, actor, async (edit) => {
    const rows = await findAll(edit.tx, ids)
    if (rows.length < new Set(ids).size) return someAreGone
    for (const row of rows) await product.remove(edit, row)
    return done({ changed: rows.length })
  })
