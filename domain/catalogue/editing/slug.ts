import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { formerSlugs, products } from '../../../db/schema.ts'
import { fold } from '../../../shared/text.ts'

const longest = 80

function slugOf(name: string): string {
  const words = fold(name).match(/[a-z\d]+/g) ?? []
  return words.join('-').slice(0, longest).replace(/-$/, '') || 'producto'
}

/** Former slugs count as taken, because old addresses still lead to their product. */
export async function isSlugTaken(tx: Tx, slug: string, by: { otherThan?: number | undefined } = {}): Promise<boolean> {
  const [owner] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug))
  const [former] = await tx.select({ id: formerSlugs.productId }).from(formerSlugs).where(eq(formerSlugs.slug, slug))
  return [owner, former].some((product) => product && product.id !== by.otherThan)
}

export function* slugsFor(name: string): Generator<string, never> {
  const base = slugOf(name)
  yield base
  for (let count = 2; ; count++) yield `${base}-${count}`
}

export async function freeSlug(tx: Tx, name: string): Promise<string> {
  const slugs = slugsFor(name)
  for (;;) {
    const { value: slug } = slugs.next()
    if (!(await isSlugTaken(tx, slug))) return slug
  }
}

export async function moveSlug(tx: Tx, productId: number, { from, to }: { from: string; to: string }): Promise<void> {
  if (from === to) return
  await tx.delete(formerSlugs).where(eq(formerSlugs.slug, to))
  await tx.insert(formerSlugs).values({ slug: from, productId })
}
