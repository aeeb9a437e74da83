import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { ProductListItem } from '../../shared/catalogue/public.ts'
import { inFixedOrder } from '../catalogue/categories.ts'
import { type ListAddress, listAddress } from '../catalogue/list-address.ts'
import { browserApi } from './browser-api.ts'

export const bannersQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: ['banners', token ?? ''],
    queryFn: async ({ signal }) => (await browserApi()).getActiveBanners(token, { signal }),
  })

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async ({ signal }) => inFixedOrder(await (await browserApi()).getCategories({ signal })),
})

/** Pages count from 1 in addresses and from 0 in the API. */
export const productsQuery = ({ page = 1, ...address }: Partial<ListAddress>) =>
  queryOptions({
    queryKey: ['products', listAddress({ page, ...address })],
    queryFn: async ({ signal }) => (await browserApi()).getProducts({ ...address, page: page - 1 }, { signal }),
  })

/** One more than is shown, because the product itself may be among them. */
export const relatedOf = (products: ProductListItem[]) => products.slice(0, 5)

export const relatedQuery = (categoryId: number) =>
  queryOptions({
    queryKey: ['related', categoryId],
    queryFn: async ({ signal }) =>
      relatedOf((await (await browserApi()).getProducts({ categoryId }, { signal })).products),
  })

/** The order of the list does not matter. */
export const listReviewQuery = (ids: number[]) => {
  const sorted = ids.toSorted((one, other) => one - other)
  return queryOptions({
    queryKey: ['list review', sorted],
    queryFn: async ({ signal }) => (await browserApi()).reviewList(sorted, { signal }),
    enabled: sorted.length > 0,
  })
}

export const productQuery = (id: number, token?: string) =>
  queryOptions({
    queryKey: ['product', id, token ?? ''],
    queryFn: async ({ signal }) => (await browserApi()).getProduct(id, { signal, token }),
  })

/** Meta tags are computed on navigation, so they must be computed again once the data has loaded. */
export function useFreshMeta(isDue: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isDue) revalidate()
  }, [isDue, revalidate])
}
