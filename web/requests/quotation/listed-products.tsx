import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api-error.ts'
import type { Pack } from '../../../shared/catalogue/public.ts'
import type { ListedProduct } from '../../document/page-backend.server.ts'
import { Icon } from '../../ui/icon.tsx'
import { type QuotationItem, useQuotationList } from './quotation-list.ts'

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

export type ListedItem = {
  item: QuotationItem
  slug: string | undefined
  code: string | undefined
  packs: Pack[]
  isGone: boolean
}

/** The request will be stored with the catalogue's current unit. */
export function useListedItems(): ListedItem[] {
  const items = useQuotationList((list) => list.items)
  const products = useListedProducts(items)
  return items.map((item) =>
    withProduct(
      item,
      products?.find(({ id }) => id === item.id),
    ),
  )
}

const noPacks: Pack[] = []

/** Unchanged items stay the same objects, so that their lines are not rendered again. */
function withProduct(item: QuotationItem, product: ListedProduct | undefined): ListedItem {
  return {
    item: product ? asOffered(item, product) : item,
    slug: product?.slug,
    code: product?.code,
    packs: product?.packs ?? noPacks,
    isGone: product?.isGone ?? false,
  }
}

function asOffered(item: QuotationItem, { unit, packs = noPacks }: ListedProduct): QuotationItem {
  const { format, ...rest } = item
  const hasFormat = format && packs.some(({ name, quantity }) => name === format.name && quantity === format.quantity)
  const known = format && !hasFormat ? rest : item
  return unit && unit !== item.unit ? { ...known, unit } : known
}

/** An id stays after a removal, so that undoing it does not send another request. */
function useListedProducts(items: QuotationItem[]) {
  const [ids, setIds] = useState<number[]>([])
  const missing = items.map(({ id }) => id).filter((id) => !ids.includes(id))
  if (missing.length > 0) setIds([...ids, ...missing])
  return useQuery({ ...listedProductsQuery(ids), placeholderData: keepPreviousData }).data
}

export function NotInCatalogue() {
  return (
    <p className="mt-1 flex items-center gap-2 text-base text-red">
      <Icon name="alert" className="size-5" />
      Ya no está en el catálogo; se puede consultar igual.
    </p>
  )
}
