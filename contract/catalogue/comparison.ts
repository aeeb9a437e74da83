import * as z from 'zod/mini'
import { ProductListItem } from './list-item.ts'

export const Comparison = z.object({
  products: z.array(ProductListItem),
  /** `texts` are in the order of the products; an empty one means that the product has no such row. */
  rows: z.array(z.object({ name: z.string(), texts: z.array(z.string()), isDifferent: z.boolean() })),
  /** More of the first product's category, to be compared with. */
  others: z.array(ProductListItem),
})

export type Comparison = z.infer<typeof Comparison>
