import type { RouterContextProvider } from 'react-router'
import { isApiError } from '../../shared/api-error.ts'
import { productPath } from '../../shared/catalogue/addresses.ts'
import type { Product, ProductListItem } from '../../shared/catalogue/public.ts'
import type { Link, NamedProduct, TableText } from '../content/content.ts'
import { backendContext, pageContext } from '../document/page-backend.server.ts'
import { unbroken } from '../ui/unbroken.ts'
import { categoryTrail } from './categories.ts'

type Context = Readonly<RouterContextProvider>

/** A failure is not thrown, because the page is useful without its products. */
export async function productsOf(context: Context, categoryId: number): Promise<ProductListItem[]> {
  try {
    return (await context.get(backendContext).api.getProducts({ categoryId })).products
  } catch (error) {
    context.get(pageContext).report(error)
    return []
  }
}

export async function productsWithIds(context: Context, ids: number[]): Promise<ProductListItem[]> {
  const results = await Promise.allSettled(ids.map((id) => context.get(backendContext).api.getProduct(id)))
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return asCard(result.value)
    if (!(isApiError(result.reason) && result.reason.status === 404)) context.get(pageContext).report(result.reason)
    return []
  })
}

/** Cards do not show descriptions and tables, which would double the page size. */
function asCard({ id, slug, name, subtitle, alt, srcImg }: Product): ProductListItem {
  return { id, slug, name, subtitle, alt, srcImg: srcImg.slice(0, 2) }
}

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

const wholeCatalogue: Link = { label: 'Ver el catálogo', to: '/productos' }

/** A product that the catalogue does not have is replaced by its category. */
export async function readProductLinks(
  context: Context,
  named: NamedProduct[],
): Promise<(product: NamedProduct) => Link> {
  const found = await context.get(backendContext).lookUpProducts(named.map(({ id }) => id))
  const slugs = new Map(found.map(({ id, slug }) => [id, slug]))
  const categories = found.some(({ slug }) => !slug) ? await readCategories(context) : []
  return ({ id, label, categoryId }) => {
    const slug = slugs.get(id)
    if (slug) return { label, to: productPath({ id, slug }) }
    const category = categoryTrail(categories, categoryId).at(-1)
    return category ? { label: unbroken(category.name), to: category.path } : wholeCatalogue
  }
}

/** A failure is not thrown, because the page is useful without the links. */
async function readCategories(context: Context) {
  try {
    return await context.get(backendContext).api.getCategories()
  } catch (error) {
    context.get(pageContext).report(error)
    return []
  }
}
