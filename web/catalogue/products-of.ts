import type { RouterContextProvider } from 'react-router'
import { isApiError } from '../../contract/api-error.ts'
import type { ProductListItem } from '../../contract/catalogue.ts'
import { apiContext, reportContext } from '../server-context.ts'

type Context = Readonly<RouterContextProvider>

/** The products of a category, for a page that also says something without them. */
export async function productsOf(context: Context, categoryId: number): Promise<ProductListItem[]> {
  try {
    return (await context.get(apiContext).getProducts({ categoryId })).products
  } catch (error) {
    context.get(reportContext)(error)
    return []
  }
}

/** Some chosen products as cards; those that are gone are left out. */
export async function productsWithIds(context: Context, ids: number[]): Promise<ProductListItem[]> {
  const answers = await Promise.allSettled(ids.map((id) => context.get(apiContext).getProduct(id)))
  return answers.flatMap((answer) => {
    if (answer.status === 'fulfilled') return answer.value
    if (!(isApiError(answer.reason) && answer.reason.status === 404)) context.get(reportContext)(answer.reason)
    return []
  })
}
