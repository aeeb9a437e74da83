import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../contract/api-error.ts'

/** What the catalogue says now of a product that is on a list: its address, or that it is gone. Neither if it could not be asked. */
export type ListedProduct = { id: number; slug: string | undefined; isGone: boolean }

/** One request to the site for the whole list, however long; the site asks the backend. */
export const listedProductsQuery = (ids: number[]) =>
  queryOptions({
    queryKey: ['listed products', ids],
    queryFn: async ({ signal }): Promise<ListedProduct[]> => {
      const answer = await fetch(`/cotizacion/productos?ids=${ids.join()}`, { signal })
      if (!answer.ok) throw new ApiError(answer.status, `HTTP ${answer.status}`)
      return answer.json()
    },
    enabled: ids.length > 0,
  })
