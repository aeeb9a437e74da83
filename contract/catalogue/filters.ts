import * as z from 'zod/mini'

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
