import { and, count, desc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { attributes, banners, categories, changes, products } from '../../db/schema.ts'
import type { Change, ChangeQuery } from '../../shared/history/changes.ts'
import { type SettingsSection, sectionIds, sections } from '../../shared/settings/settings.ts'
import type { Deps } from '../deps.ts'
import { patternOf, plainText } from '../text-filter.ts'
import { type Content, changedFields } from './record-change.ts'
import { endOfTrash } from './trash.ts'

type Row = typeof changes.$inferSelect

const tables = { product: products, category: categories, banner: banners }

export async function listChanges(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  { page, perPage, q, kind, recordId, act }: ChangeQuery,
): Promise<{ data: Change[]; total: number }> {
  const fitting = and(
    q ? sql`${plainText(sql`${changes.recordName}`)} like ${patternOf(q)}` : undefined,
    kind && eq(changes.kind, kind),
    recordId ? eq(changes.recordId, recordId) : undefined,
    act && eq(changes.act, act),
  )
  const rows = await db
    .select()
    .from(changes)
    .where(fitting)
    .orderBy(desc(changes.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [all] = await db.select({ count: count() }).from(changes).where(fitting)
  const undoable = await findUndoable(db, rows, now())
  for (const row of rows) {
    const section = changedSection(row)
    if (section && canUndo(row, settings.current[section])) undoable.add(row.id)
  }
  return { data: rows.map((row) => toChange(row, undoable.has(row.id))), total: all?.count ?? 0 }
}

async function findUndoable(db: Db, rows: Row[], now: Date): Promise<Set<number>> {
  const undoable = new Set<number>()
  for (const [kind, table] of Object.entries(tables)) {
    const deletions = rows.filter((row) => row.kind === kind && row.act === 'deleted')
    if (deletions.length === 0) continue
    const ids = deletions.map(({ recordId }) => recordId)
    const deleted = await db
      .select({ id: table.id, deletedAt: table.deletedAt })
      .from(table)
      .where(and(inArray(table.id, ids), gt(table.deletedAt, endOfTrash(now))))
    for (const row of deletions)
      if (deleted.some(({ id, deletedAt }) => id === row.recordId && deletedAt?.getTime() === row.at.getTime()))
        undoable.add(row.id)
  }
  for (const row of await findDeletedAttributes(db, rows)) undoable.add(row.id)
  return undoable
}

/** Attributes have no trash, so the last deletion of one that no longer exists can be undone at any time. */
async function findDeletedAttributes(db: Db, rows: Row[]): Promise<Row[]> {
  const deletions = rows.filter(({ kind, act }) => kind === 'attribute' && act === 'deleted')
  if (deletions.length === 0) return []
  const ids = deletions.map(({ recordId }) => recordId)
  const there = await db.select({ id: attributes.id }).from(attributes).where(inArray(attributes.id, ids))
  const last = await db
    .select({ id: max(changes.id) })
    .from(changes)
    .where(and(eq(changes.kind, 'attribute'), eq(changes.act, 'deleted'), inArray(changes.recordId, ids)))
    .groupBy(changes.recordId)
  return deletions.filter(
    ({ id, recordId }) => last.some((one) => one.id === id) && there.every((one) => one.id !== recordId),
  )
}

const toChange = ({ staffId: _, at, ...row }: Row, isUndoable: boolean): Change => ({
  ...row,
  at: at.toISOString(),
  isUndoable,
})

type RecordedChange = Pick<typeof changes.$inferSelect, 'kind' | 'recordId' | 'before' | 'after'>

export function changedSection({
  kind,
  recordId,
}: Pick<RecordedChange, 'kind' | 'recordId'>): SettingsSection | undefined {
  if (kind !== 'setting') return undefined
  return sections.find((section) => sectionIds[section] === recordId)
}

export const canUndo = ({ before, after }: RecordedChange, current: Content) =>
  before !== null && after !== null && changedFields(current, after).length === 0
