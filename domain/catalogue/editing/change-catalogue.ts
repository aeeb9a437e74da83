import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import type { attributes, banners, categories, fitRules, products } from '../../../db/schema.ts'
import { lock, transact } from '../../../db/transact.ts'
import type { RowOrder } from '../../../shared/list.ts'
import type { Staff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { type ChangeContext, type Content, recordChange } from '../../history/record-change.ts'
import { done, type Failure, type Outcome } from '../../outcome.ts'
import { catalogueChannel } from '../snapshot/live-catalogue.ts'

export type CatalogueDeps = Pick<Deps, 'db' | 'catalogue' | 'now' | 'uploads'>

export type RecordedChange = Parameters<typeof recordChange>[2]

/** All that one change does has the same transaction and time. */
export type Edit = {
  tx: Tx
  at: Date
  uploads: Deps['uploads']
  /** Everything that is stored is also written to the history. */
  record: (change: RecordedChange) => Promise<void>
}

/** `source` is the name of an imported file. */
export async function changeCatalogue<T>(
  { db, catalogue, now, uploads }: CatalogueDeps,
  actor: Staff,
  change: (edit: Edit) => Promise<Outcome<T>>,
  source?: string,
): Promise<Outcome<T>> {
  const outcome = await transact(db, async (tx) => {
    // Changes run one at a time, so that what was validated still holds at commit.
    await lock(tx, 'catalogue')
    const at = now()
    const record = (recorded: RecordedChange) => recordChange(tx, { actor, at, source }, recorded)
    const result = await change({ tx, at, uploads, record })
    if (result.outcome === 'done') await tx.execute(sql`select pg_notify(${catalogueChannel}, '')`)
    return result
  })
  if (outcome.outcome === 'done') await catalogue.reload()
  return outcome
}

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

const changed: Failure = {
  outcome: 'changed_meanwhile',
  message: 'Otra persona cambió el orden o la lista mientras tanto. Revisa la lista y ordena de nuevo.',
}

/** A colleague's order must not be overwritten unseen. */
function checkOrder(current: { id: number }[], { ids, seen }: RowOrder): Failure | undefined {
  const isSeen = current.length === seen.length && current.every(({ id }, index) => id === seen[index])
  const isWhole = current.length === ids.length && current.every(({ id }) => ids.includes(id))
  return isSeen && isWhole ? undefined : changed
}

const shownWhereAndWhen = ['position', 'published', 'active', 'startsAt', 'endsAt']

/** Any other change makes a product or banner of the demo the company's own. */
export const keepsDemo = (changed: string[]) => changed.every((field) => shownWhereAndWhen.includes(field))
