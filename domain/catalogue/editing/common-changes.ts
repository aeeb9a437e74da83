import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import type { attributes, banners, categories, fitRules, products } from '../../../db/schema.ts'
import type { RowOrder } from '../../../shared/list.ts'
import { done, type Outcome } from '../../outcome.ts'
import { checkOrder } from './check-order.ts'
import { type ChangeContext, type Content, recordChange } from './record-change.ts'

type Row = { id: number; name: string; position: number; updatedAt: Date }

type Ordered<R extends Row> = {
  kind: 'attribute' | 'banner' | 'category' | 'fitRule' | 'product'
  table: typeof attributes | typeof banners | typeof categories | typeof fitRules | typeof products
  toContent: (row: R) => Content
}

/** Kinds with a trash. */
type Kind<R extends Row> = Ordered<R> & {
  table: typeof banners | typeof categories | typeof products
}

export const isOlder = (row: Pick<Row, 'updatedAt'>, basedOn: string) => row.updatedAt.toISOString() !== basedOn

export async function placeInOrder<R extends Row>(
  tx: Tx,
  { kind, table, toContent }: Ordered<R>,
  rows: R[],
  order: RowOrder,
  context: ChangeContext,
): Promise<Outcome<undefined>> {
  const conflict = checkOrder(rows, order)
  if (conflict) return conflict
  for (const row of rows) {
    const position = order.ids.indexOf(row.id)
    if (position === row.position) continue
    await tx.update(table).set({ position, updatedAt: context.at }).where(eq(table.id, row.id))
    const before = toContent(row)
    await recordChange(tx, context, { kind, act: 'updated', record: row, before, after: { ...before, position } })
  }
  return done(undefined)
}

export async function moveToTrash<R extends Row>(
  tx: Tx,
  { kind, table, toContent }: Kind<R>,
  row: R,
  context: ChangeContext,
): Promise<void> {
  await tx.update(table).set({ deletedAt: context.at, updatedAt: context.at }).where(eq(table.id, row.id))
  await recordChange(tx, context, { kind, act: 'deleted', record: row, before: toContent(row), after: null })
}

export async function takeFromTrash<R extends Row>(
  tx: Tx,
  { kind, table, toContent }: Kind<R>,
  row: R,
  context: ChangeContext,
): Promise<R> {
  const restored = { deletedAt: null, updatedAt: context.at }
  await tx.update(table).set(restored).where(eq(table.id, row.id))
  await recordChange(tx, context, { kind, act: 'restored', record: row, before: null, after: toContent(row) })
  return { ...row, ...restored }
}
