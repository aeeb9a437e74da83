import type { RouterContextProvider } from 'react-router'
import { isApiError } from '../../shared/api-error.ts'
import type { Product, ProductListItem } from '../../shared/catalogue/public.ts'

import { apiContext, reportContext } from '../document/server-context.server.ts'

type Context = Readonly<RouterContextProvider>

/** A failure is not thrown, because the page is useful without its products. */
export async function productsOf(context: Context, categoryId: number): Promise<ProductListItem[]> {
  try {
    return (await context.get(apiContext).getProducts({ categoryId })).products
  } catch (error) {
    context.get(reportContext)(error)
    return []
  }
}

export async function productsWithIds(context: Context, ids: number[]): Promise<ProductListItem[]> {
  const results = await Promise.allSettled(ids.map((id) => context.get(apiContext).getProduct(id)))
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return asCard(result.value)
    if (!(isApiError(result.reason) && result.reason.status === 404)) context.get(reportContext)(result.reason)
    return []
  })
}

/** Cards do not show descriptions and tables, which would double the page size. */
function asCard({ id, slug, name, subtitle, alt, srcImg }: Product): ProductListItem {
  return { id, slug, name, subtitle, alt, srcImg: srcImg.slice(0, 2) }
}
