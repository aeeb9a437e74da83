import * as z from 'zod/mini'
import { Pack } from './pack.ts'

export const ProductListItem = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  subtitle: z.string(),
  alt: z.string(),
  srcImg: z.array(z.string()),
  /** Backends that implement only the specification omit them. */
  unit: z.optional(z.string()),
  code: z.optional(z.string()),
  /** Only in tables and comparisons. */
  packs: z.optional(z.array(Pack)),
  /** In the order of the list's columns. */
  cells: z.optional(z.array(z.string())),
})

export type ProductListItem = z.infer<typeof ProductListItem>
