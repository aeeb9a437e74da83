import type { RouterContextProvider } from 'react-router'
import type { ProductListItem } from '../../shared/catalogue/public.ts'
import type { TableText } from '../content/content.ts'
import { unbroken } from '../ui/unbroken.ts'
import { productsOf } from './products-of.ts'

/** The products of these categories that the rows of a table name. */
export async function namedProducts(
  context: Readonly<RouterContextProvider>,
  { rows }: TableText,
  categoryIds: number[],
): Promise<ProductListItem[]> {
  const lists = await Promise.all(categoryIds.map((categoryId) => productsOf(context, categoryId)))
  const names = new Set(rows.map(([name]) => name))
  return lists.flat().filter(({ name }) => names.has(unbroken(name)))
}
