import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Pack } from '../../../shared/catalogue/public.ts'
import type { ListedProduct } from '../../document/server-context.server.ts'
import { listedProductsQuery } from './listed-products.ts'
import { type QuotationItem, useQuotationList } from './quotation-list.ts'

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
