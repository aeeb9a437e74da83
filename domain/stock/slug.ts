import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { formerSlugs, products } from '../../db/schema.ts'

const longest = 80

/** "Zuncho PET 16 mm, Ñandú" is "zuncho-pet-16-mm-nandu". */
export function slugOf(name: string): string {
  const words =
    name
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? []
  return words.join('-').slice(0, longest).replace(/-$/, '') || 'producto'
}

/** By a product, or by one that had it before: its old address still leads to it. */
export async function isSlugTaken(tx: Tx, slug: string, by: { otherThan?: number | undefined } = {}): Promise<boolean> {
  const [owner] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug))
  const [former] = await tx.select({ id: formerSlugs.productId }).from(formerSlugs).where(eq(formerSlugs.slug, slug))
  return [owner, former].some((product) => product && product.id !== by.otherThan)
}

/** The name's own, or with a number behind it. */
export async function freeSlug(tx: Tx, name: string): Promise<string> {
  const base = slugOf(name)
  for (let count = 1; ; count++) {
    const slug = count === 1 ? base : `${base}-${count}`
    if (!(await isSlugTaken(tx, slug))) return slug
  }
}

/** The old address keeps leading to the product. */
export async function moveSlug(tx: Tx, productId: number, { from, to }: { from: string; to: string }): Promise<void> {
  if (from === to) return
  await tx.delete(formerSlugs).where(eq(formerSlugs.slug, to))
  await tx.insert(formerSlugs).values({ slug: from, productId })
}
