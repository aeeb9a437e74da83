import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api-error.ts'
import type { ListedProduct } from '../../document/server-context.server.ts'

export const listedProductsQuery = (ids: number[]) =>
  queryOptions({
    queryKey: ['listed products', ids],
    queryFn: async ({ signal }): Promise<ListedProduct[]> => {
      const response = await fetch(`/cotizacion/productos?ids=${ids.join()}`, { signal })
      if (!response.ok) throw new ApiError(response.status, `HTTP ${response.status}`)
      return response.json()
    },
    enabled: ids.length > 0,
  })
