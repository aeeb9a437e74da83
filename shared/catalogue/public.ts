import * as z from 'zod/mini'
import { Pack } from './pack.ts'

export const FilterOption = z.object({ value: z.string(), label: z.string(), count: z.int() })

/** Its key is a parameter of the list's address, which has the values of the chosen options. */
export const Filter = z.object({
  key: z.string(),
  name: z.string(),
  help: z.optional(z.string()),
  options: z.array(FilterOption),
})

/** An option of a filter that the words of a search name. */
export const NamedOption = z.object({ key: z.string(), value: z.string(), label: z.string() })

/** A column of the table: a row of the specifications that products of the list have in common. */
export const Column = z.object({ key: z.string(), name: z.string() })

/** The key of a number by which the list can be sorted. */
export const Sort = z.object({ key: z.string(), name: z.string() })

export type FilterOption = z.infer<typeof FilterOption>
export type Filter = z.infer<typeof Filter>
export type NamedOption = z.infer<typeof NamedOption>
export type Sort = z.infer<typeof Sort>
export type Column = z.infer<typeof Column>

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

export const Comparison = z.object({
  products: z.array(ProductListItem),
  /** `texts` are in the order of the products; an empty one means that the product has no such row. */
  rows: z.array(z.object({ name: z.string(), texts: z.array(z.string()), isDifferent: z.boolean() })),
  /** More of the first product's category, to be compared with. */
  others: z.array(ProductListItem),
})

export type Comparison = z.infer<typeof Comparison>
