import { isApiError } from '../../contract/api-error.ts'
import { maxQuotationLines } from '../../contract/limits.ts'
import type { ListedProduct } from '../quotation/listed-products.ts'
import { apiContext, reportContext } from '../server-context.ts'
import type { Route } from './+types/cotizacion-productos.ts'

/** Calls to the backend under way at the same time, for one list. */
const atOnce = 8

/** The products of a list, by their ids. Another backend is asked by the specified call, one product at a time. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = readIds(new URL(request.url).searchParams.get('ids') ?? '')
  const ask = async (id: number): Promise<ListedProduct> => {
    try {
      const { slug } = await context.get(apiContext).getProduct(id)
      return { id, slug, isGone: false }
    } catch (error) {
      const isGone = isApiError(error) && error.status === 404
      if (!isGone) context.get(reportContext)(error)
      return { id, slug: undefined, isGone }
    }
  }

  const products: ListedProduct[] = []
  const queue = ids.values()
  const work = async () => {
    for (const id of queue) products.push(await ask(id))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return Response.json(products)
}

function readIds(text: string): number[] {
  const ids = text.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maxQuotationLines)
}
