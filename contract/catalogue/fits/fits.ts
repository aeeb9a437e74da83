import * as z from 'zod/mini'
import { ProductListItem } from '../list-item.ts'

/** The first products of a kind that fit, and how many do. */
export const CompatibleGroup = z.object({
  heading: z.string(),
  total: z.int(),
  products: z.array(ProductListItem),
})

/** Of two products that do not fit each other, the one that depends on the other comes first. */
export const Misfit = z.object({ productIds: z.tuple([z.int(), z.int()]), reason: z.string() })

/** A product of a kind that the list lacks, for the product `forId` of the list. */
export const Completion = z.object({ heading: z.string(), product: ProductListItem, forId: z.int() })

export const ListReview = z.object({ misfits: z.array(Misfit), completions: z.array(Completion) })

export type CompatibleGroup = z.infer<typeof CompatibleGroup>
export type Misfit = z.infer<typeof Misfit>
export type Completion = z.infer<typeof Completion>
export type ListReview = z.infer<typeof ListReview>
