import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { categories, products } from '../../../db/schema.ts'
import type { ProductForm } from '../../../shared/catalogue/products.ts'
import { isSlugTaken } from './slug.ts'

export const noPicture = 'Para publicar el producto, sube al menos una imagen'

type Surroundings = { category: 'fitting' | 'missing' | 'divided'; isSlugTaken: boolean; isCodeTaken: boolean }

export const problemsOf = (
  form: ProductForm,
  { category, isSlugTaken, isCodeTaken }: Surroundings,
): Record<string, string> => ({
  ...(isCodeTaken && { code: 'Otro producto ya usa este código' }),
  ...(category === 'missing' && { categoryId: 'La categoría ya no existe: elige otra' }),
  ...(category === 'divided' && { categoryId: 'Elige una de sus subcategorías' }),
  ...(isSlugTaken && { slug: 'Otro producto ya usa este enlace' }),
  ...(form.published && form.pictures.length === 0 && { pictures: noPicture }),
})

export async function checkProduct(
  tx: Tx,
  form: ProductForm,
  id?: number,
): Promise<Record<string, string> | undefined> {
  const problems = problemsOf(form, {
    category: await judgeCategory(tx, form.categoryId),
    isSlugTaken: form.slug !== '' && (await isSlugTaken(tx, form.slug, { otherThan: id })),
    isCodeTaken: form.code !== '' && (await isCodeTaken(tx, form.code, id)),
  })
  return Object.keys(problems).length > 0 ? problems : undefined
}

/** A product in the trash does not hold its code. */
async function isCodeTaken(tx: Tx, code: string, otherThan = 0): Promise<boolean> {
  const isSame = sql`unaccented(${products.code}) = unaccented(${code})`
  const [owner] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(isSame, ne(products.code, ''), isNull(products.deletedAt), ne(products.id, otherThan)))
    .limit(1)
  return owner !== undefined
}

async function judgeCategory(tx: Tx, categoryId: number): Promise<Surroundings['category']> {
  const alive = isNull(categories.deletedAt)
  // The lock keeps the category from being deleted or divided in the meantime.
  const [category] = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.id, categoryId), alive))
    .for('share')
  if (!category) return 'missing'
  const [below] = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.parentId, categoryId), alive))
    .limit(1)
  return below ? 'divided' : 'fitting'
}
