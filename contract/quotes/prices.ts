import * as z from 'zod/mini'
import { listOf, listQuery, searchText } from '../list.ts'

export const PriceQuery = z.object({
  q: z.optional(searchText),
  only: z.optional(z.enum(['priced', 'unpriced'])),
  ...listQuery(['name', 'updatedAt']),
})

/** A product with its list prices; null where it has none in that currency. */
export const PriceItem = z.object({
  /** The product's. */
  id: z.int(),
  name: z.string(),
  code: z.string(),
  unit: z.string(),
  picture: z.nullable(z.string()),
  CLP: z.nullable(z.int()),
  USD: z.nullable(z.int()),
  updatedAt: z.nullable(z.iso.datetime()),
})

export const PriceList = listOf(PriceItem)

export type PriceQuery = z.infer<typeof PriceQuery>
export type PriceItem = z.infer<typeof PriceItem>
