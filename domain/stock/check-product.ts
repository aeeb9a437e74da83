import { and, eq, isNull } from 'drizzle-orm'
import type { ProductForm } from '../../contract/admin/products.ts'
import type { Tx } from '../../db/connect.ts'
import { categories } from '../../db/schema.ts'
import { isSlugTaken } from './slug.ts'

export const noPicture = 'Para publicar el producto, sube al menos una imagen'

/** What the form alone cannot know; nothing when all is well. */
export async function checkProduct(
  tx: Tx,
  form: ProductForm,
  id?: number,
): Promise<Record<string, string> | undefined> {
  const fields = {
    ...(await checkCategory(tx, form.categoryId)),
    ...(form.slug &&
      (await isSlugTaken(tx, form.slug, { otherThan: id })) && { slug: 'Otro producto ya usa este enlace' }),
    ...(form.published && form.pictures.length === 0 && { pictures: noPicture }),
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}

/** The site lists products by the categories that have no subcategories. */
async function checkCategory(tx: Tx, categoryId: number): Promise<Record<string, string>> {
  const alive = isNull(categories.deletedAt)
  // Held, so that it is not deleted or divided meanwhile.
  const [category] = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.id, categoryId), alive))
    .for('share')
  if (!category) return { categoryId: 'Elige una categoría' }
  const [below] = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.parentId, categoryId), alive))
    .limit(1)
  return below ? { categoryId: 'Elige una de sus subcategorías' } : {}
}
