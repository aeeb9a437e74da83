import * as z from 'zod/mini'
import { rowId, withoutInvisible } from './fields.ts'
import { maxSelected } from './limits.ts'

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

export const several = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((given: unknown) => (given === undefined || Array.isArray(given) ? given : [given])),
    z.optional(z.array(item)),
  )

const controlCharacters = /[\p{Cc}\u2028\u2029]/gu

/** PostgreSQL rejects some control characters and lone surrogates. */
export const searchText = z.string().check(
  z.overwrite((text) => withoutInvisible(text).toWellFormed().replace(controlCharacters, ' ')),
  z.trim(),
  z.maxLength(200),
)

const ids = z.array(rowId()).check(z.maxLength(1_000))

/** `seen` is the order that the change is based on. */
export const RowOrder = z.object({ ids, seen: ids })

export type RowOrder = z.infer<typeof RowOrder>
