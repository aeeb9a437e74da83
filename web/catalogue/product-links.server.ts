import type { RouterContextProvider } from 'react-router'
import { productPath } from '../../shared/catalogue/addresses.ts'
import type { Link } from '../content/content.ts'
import type { NamedProduct } from '../content/industry-copy.ts'
import { apiContext, lookUpProductsContext, reportContext } from '../document/server-context.server.ts'
import { unbroken } from '../ui/unbroken.ts'
import { categoryTrail } from './category-name.ts'

type Context = Readonly<RouterContextProvider>

const wholeCatalogue: Link = { label: 'Ver el catálogo', to: '/productos' }

/** A product that the catalogue does not have is replaced by its category. */
export async function readProductLinks(
  context: Context,
  named: NamedProduct[],
): Promise<(product: NamedProduct) => Link> {
  const found = await context.get(lookUpProductsContext)(named.map(({ id }) => id))
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
    return await context.get(apiContext).getCategories()
  } catch (error) {
    context.get(reportContext)(error)
    return []
  }
}
