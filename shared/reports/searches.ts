import * as z from 'zod/mini'
import { listOf, listQuery, searchText } from '../list.ts'

export const SearchEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('opened'), text: searchText, position: z.int().check(z.gte(1), z.lte(1_000)) }),
  z.object({ event: z.literal('added'), text: searchText }),
])

export const CountedSearch = z.object({
  id: z.string(),
  searched: z.int(),
  results: z.int(),
  opened: z.int(),
  meanPosition: z.nullable(z.number()),
  added: z.int(),
})

export const CountedSearchQuery = z.object({
  ...listQuery(['searched', 'id', 'results', 'opened', 'meanPosition', 'added'], 'desc'),
  days: z._default(z.pipe(z.coerce.number(), z.union([z.literal(30), z.literal(90)])), 30),
  only: z.optional(z.enum(['without_results', 'without_clicks'])),
})

export const CountedSearchList = listOf(CountedSearch)

export type SearchEvent = z.infer<typeof SearchEvent>
export type CountedSearch = z.infer<typeof CountedSearch>
export type CountedSearchQuery = z.infer<typeof CountedSearchQuery>
