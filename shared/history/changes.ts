import * as z from 'zod/mini'
import { rowId } from '../fields.ts'
import { listOf, listQuery, searchText } from '../list.ts'

export const changeKinds = [
  'product',
  'category',
  'banner',
  'synonym',
  'setting',
  'price',
  'attribute',
  'fitRule',
  'fitException',
] as const

export const changeActs = ['created', 'updated', 'deleted', 'restored'] as const

export const ChangeKind = z.enum(changeKinds)
export const ChangeAction = z.enum(changeActs)

export const Change = z.object({
  id: z.int(),
  at: z.string(),
  staffName: z.string(),
  kind: ChangeKind,
  recordId: z.int(),
  recordName: z.string(),
  act: ChangeAction,
  source: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  isUndoable: z.boolean(),
})

export const ChangeQuery = z.object({
  ...listQuery(['id'], 'desc'),
  q: z._default(searchText, ''),
  kind: z.optional(ChangeKind),
  recordId: z.optional(z.pipe(z.coerce.number(), rowId())),
  act: z.optional(ChangeAction),
})

export const ChangeList = listOf(Change)

export type Change = z.infer<typeof Change>
export type ChangeQuery = z.infer<typeof ChangeQuery>
