import type { Order } from '../../../shared/catalogue/addresses.ts'
import type { Values } from '../../../shared/catalogue/attributes/dictionary.ts'
import { endsOf } from './options.ts'

/** Products without the value come last, in the order they had. */
export function sortedBy(order: Order, ids: number[], valuesOf: (id: number) => Values): number[] {
  const way = order.isDescending ? -1 : 1
  const ranks = new Map(ids.map((id) => [id, rankOf(valuesOf(id), order)]))
  return ids.toSorted((one, other) => {
    const [a, b] = [ranks.get(one), ranks.get(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return (a - b) * way
  })
}

/** A range counts by its upper end among the largest first, and by its lower end otherwise. */
function rankOf(product: Values, { key, isDescending }: Order): number | undefined {
  const value = product.get(key)
  const ends = value ? endsOf(value) : []
  if (ends.length === 0) return undefined
  return isDescending ? Math.max(...ends) : Math.min(...ends)
}
