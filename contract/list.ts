import * as z from 'zod/mini'
import { maxSelected } from './admin-limits.ts'

/** What every list of the back office can be asked; the filters of each come beside it. */
export const listQuery = <Field extends string>(
  sortable: readonly [Field, ...Field[]],
  first: 'asc' | 'desc' = 'asc',
) => ({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  perPage: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxSelected)), 25),
  sort: z._default(z.enum(sortable), sortable[0]),
  order: z._default(z.enum(['asc', 'desc']), first),
})

export const listOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ data: z.array(item), total: z.int() })

/** A query parameter that may come once or several times. */
export const several = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((given: unknown) => (given === undefined || Array.isArray(given) ? given : [given])),
    z.optional(z.array(item)),
  )

const controlCharacters = /\p{Cc}/gu

/** What is looked for. Characters that nobody types, and no database takes, stand for spaces. */
export const searchText = z.string().check(
  z.overwrite((text) => text.toWellFormed().replace(controlCharacters, ' ')),
  z.trim(),
  z.maxLength(200),
)
