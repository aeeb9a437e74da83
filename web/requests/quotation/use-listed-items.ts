import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Pack } from '../../../contract/catalogue/public.ts'
import type { ListedProduct } from '../../document/server-context.server.ts'
import { listedProductsQuery } from './listed-products.ts'
import { type QuotationItem, useQuotationList } from './quotation-list.ts'

export type ListedItem = { item: QuotationItem; slug: string | undefined; packs: Pack[]; isGone: boolean }

/** The list with what the catalogue knows of its products; also the unit as it is today, in which the request is stored. */
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

function withProduct(item: QuotationItem, product: ListedProduct | undefined): ListedItem {
  const unit = product?.unit || item.unit
  return {
    item: unit ? { ...item, unit } : item,
    slug: product?.slug,
    packs: product?.packs ?? [],
    isGone: product?.isGone ?? false,
  }
}

/** Of all that has been on the list since it was opened: taking a product off and putting it back asks nothing again. */
function useListedProducts(items: QuotationItem[]) {
  const [ids, setIds] = useState<number[]>([])
  const unasked = items.map(({ id }) => id).filter((id) => !ids.includes(id))
  if (unasked.length > 0) setIds([...ids, ...unasked])
  return useQuery({ ...listedProductsQuery(ids), placeholderData: keepPreviousData }).data
}
