import * as z from 'zod/mini'
import { Column, Filter, NamedOption, Sort } from './filters.ts'
import { CompatibleGroup } from './fits/fits.ts'
import { ProductListItem } from './list-item.ts'
import { Pack } from './pack.ts'

export const Banner = z.object({
  id: z.int(),
  name: z.string(),
  /** The banner's picture is also its link target. */
  url: z.string(),
  text: z.optional(z.string()),
  button: z.optional(z.object({ label: z.string(), to: z.string() })),
})

/** What the catalogue has instead of a word of the trade, or calls otherwise. */
export const Nearest = z.object({
  text: z.string(),
  links: z.array(z.object({ label: z.string(), to: z.string() })),
})

export const ProductList = z.object({
  products: z.array(ProductListItem),
  totalPages: z._default(z.int(), 1),
  total: z.optional(z.int()),
  /** This many results, from the first, match every word; absent if all do, or if some do and do not come first. */
  matchingAll: z.optional(z.int()),
  suggestion: z.optional(z.string()),
  nearest: z.optional(Nearest),
  /** Backends that implement only the specification omit them. */
  filters: z.optional(z.array(Filter)),
  sorts: z.optional(z.array(Sort)),
  /** What a search names of the filters, and how many products have it all, whatever else they are called. */
  named: z.optional(z.object({ options: z.array(NamedOption), total: z.int() })),
  /** Only if the list was asked for as a table. */
  columns: z.optional(z.array(Column)),
})

export const Specification = z.object({ key: z.string(), value: z.string() })
export const Download = z.object({ name: z.string(), link: z.string() })

export const ProductDetails = z.object({
  specifications: z._default(z.array(Specification), []),
  information: z._default(z.union([z.array(z.string()), z.string()]), []),
  downloads: z._default(z.array(Download), []),
  videos: z._default(z.array(z.string()), []),
  packs: z._default(z.array(Pack), []),
  unit: z._default(z.string(), ''),
})

/** Words of the texts that name another product. */
export const Mention = z.object({ text: z.string(), id: z.int(), slug: z.string() })

export const Product = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  desc: z.string(),
  alt: z.string(),
  srcImg: z.array(z.string()),
  /** The specification's `alt` is the first of these. */
  altImg: z._default(z.array(z.string()), []),
  /** Backends that implement only the specification omit it. */
  subtitle: z._default(z.string(), ''),
  code: z.optional(z.string()),
  categoryId: z.optional(z.int()),
  categoryName: z.optional(z.string()),
  jsonDetails: ProductDetails,
  compatible: z.optional(z.array(CompatibleGroup)),
  mentions: z.optional(z.array(Mention)),
})

export const Subcategory = z.object({ id: z.int(), name: z.string() })
export const Category = z.object({ id: z.int(), name: z.string(), other_Categories: z.array(Subcategory) })

const wholeNumber = (max: number) => {
  const problem = `Debe ser un número entero de 0 a ${max.toLocaleString('es-CL')}`
  return z.coerce.number(problem).check(z.int(problem), z.gte(0, problem), z.lte(max, problem))
}

export const ProductQuery = z.object({
  /** 0 means no filter. */
  categoryId: z._default(wholeNumber(2_147_483_647), 0),
  page: z._default(wholeNumber(1_000_000), 0),
  name: z._default(z.string().check(z.maxLength(200, 'Máximo 200 caracteres')), ''),
})

export type Banner = z.infer<typeof Banner>
export type Nearest = z.infer<typeof Nearest>
export type ProductList = z.infer<typeof ProductList>
export type Specification = z.infer<typeof Specification>
export type Download = z.infer<typeof Download>
export type { Pack } from './pack.ts'
export type ProductDetails = z.infer<typeof ProductDetails>
export type Product = z.infer<typeof Product>
export type Category = z.infer<typeof Category>
export type Mention = z.infer<typeof Mention>
export type ProductQuery = z.infer<typeof ProductQuery>
