import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import type {
  attributes,
  banners,
  categories,
  fitExceptions,
  fitRules,
  products,
  searchSynonyms,
} from '../../../db/schema.ts'
import type { RowOrder } from '../../../shared/list.ts'
import type { Staff } from '../../actor.ts'
import { type Content, changedFields } from '../../history/record-change.ts'
import { isInTrash } from '../../history/trash.ts'
import { changedMeanwhile, done, type Failure, notAllowed, notFound, type Outcome } from '../../outcome.ts'
import { type CatalogueDeps, changeCatalogue, type Edit, type RecordedChange } from './change-catalogue.ts'

type Ordered = typeof attributes | typeof banners | typeof categories | typeof fitRules | typeof products

type Row = Content & { id: number; updatedAt: Date; position?: number; deletedAt?: Date | null }

/** Categories are ordered within their level. */
type Order = RowOrder & { parentId?: number | null }

type Fault = Failure | undefined

type Kind<R extends Row, Form, Columns extends Content, Shown> = {
  kind: RecordedChange['kind']
  /** Rows that have `deletedAt` go to the trash; others are deleted at once. */
  table: Ordered | typeof fitExceptions | typeof searchSynonyms
  max?: { rows: number; message: string }
  nameOf: (row: R) => string
  /** What the history keeps. */
  toContent: (row: R) => Content
  toRecord: (row: R, edit: Edit) => Shown | Promise<Shown>
  toColumns: (form: Form, edit: Edit, row?: R) => Columns | Promise<Columns>
  /** Without a row, a new one is checked. */
  check: (form: Form, edit: Edit, row?: R) => Promise<Fault>
  checkDeletion?: (row: R, edit: Edit) => Promise<Fault>
  checkRestored?: (row: R, edit: Edit) => Promise<Fault>
  find: (tx: Tx, id: number) => PromiseLike<R[]>
  findInOrder?: (tx: Tx, order: Order) => PromiseLike<R[]>
  insert: (tx: Tx, columns: Columns & { createdAt: Date; updatedAt: Date }) => PromiseLike<R[]>
  update: (tx: Tx, row: R, columns: Columns & { updatedAt: Date }, changed: string[]) => PromiseLike<R[]>
}

/** The acts by which staff edit one kind of rows: checked, stored and recorded alike. */
export function editable<R extends Row, Form, Columns extends Content, Shown>(kind: Kind<R, Form, Columns, Shown>) {
  const { table, max, toContent, toRecord, find } = kind

  const record = (edit: Edit, act: RecordedChange['act'], row: R, around: { before: R | null; after: R | null }) =>
    edit.record({
      kind: kind.kind,
      act,
      record: { id: row.id, name: kind.nameOf(row) },
      before: around.before && toContent(around.before),
      after: around.after && toContent(around.after),
    })

  async function insert(edit: Edit, form: Form): Promise<R> {
    const columns = await kind.toColumns(form, edit)
    const row = first(await kind.insert(edit.tx, { ...columns, createdAt: edit.at, updatedAt: edit.at }))
    await record(edit, 'created', row, { before: null, after: row })
    return row
  }

  async function replace(edit: Edit, row: R, form: Form): Promise<R> {
    const columns = await kind.toColumns(form, edit, row)
    const changed = changedFields(row, columns)
    if (changed.length === 0) return row
    const stored = first(await kind.update(edit.tx, row, { ...columns, updatedAt: edit.at }, changed))
    await record(edit, 'updated', stored, { before: row, after: stored })
    return stored
  }

  async function place(edit: Edit, row: R, position: number): Promise<void> {
    if (!('position' in table) || position === row.position) return
    await edit.tx.update(table).set({ position, updatedAt: edit.at }).where(eq(table.id, row.id))
    await record(edit, 'updated', row, { before: row, after: { ...row, position } })
  }

  async function remove(edit: Edit, row: R): Promise<void> {
    const { tx, at } = edit
    if ('deletedAt' in table) await tx.update(table).set({ deletedAt: at, updatedAt: at }).where(eq(table.id, row.id))
    else await tx.delete(table).where(eq(table.id, row.id))
    await record(edit, 'deleted', row, { before: row, after: null })
  }

  async function takeFromTrash(edit: Edit, row: R): Promise<R> {
    const restored = { deletedAt: null, updatedAt: edit.at }
    if ('deletedAt' in table) await edit.tx.update(table).set(restored).where(eq(table.id, row.id))
    await record(edit, 'restored', row, { before: null, after: row })
    return { ...row, ...restored }
  }

  return {
    insert,
    replace,
    remove,

    create: (deps: CatalogueDeps, actor: Staff, form: Form): Promise<Outcome<Shown>> =>
      changeCatalogue(deps, actor, async (edit) => {
        const fault = await kind.check(form, edit)
        if (fault) return fault
        if (max && (await edit.tx.$count(table)) >= max.rows) return notAllowed(max.message)
        return done(await toRecord(await insert(edit, form), edit))
      }),

    /** `seen` is the time of the version that the form was filled from. */
    update: (deps: CatalogueDeps, actor: Staff, id: number, form: Form, seen: string): Promise<Outcome<Shown>> =>
      changeCatalogue(deps, actor, async (edit) => {
        const [row] = await find(edit.tx, id)
        if (!row || row.deletedAt) return notFound
        if (row.updatedAt.toISOString() !== seen) return changedMeanwhile
        const fault = await kind.check(form, edit, row)
        if (fault) return fault
        return done(await toRecord(await replace(edit, row, form), edit))
      }),

    order: (deps: CatalogueDeps, actor: Staff, order: Order): Promise<Outcome<undefined>> =>
      changeCatalogue(deps, actor, async (edit) => {
        const rows = (await kind.findInOrder?.(edit.tx, order)) ?? []
        if (!isWholeOrder(rows, order)) return orderChanged
        for (const row of rows) await place(edit, row, order.ids.indexOf(row.id))
        return done(undefined)
      }),

    delete: (deps: CatalogueDeps, actor: Staff, id: number): Promise<Outcome<undefined>> =>
      changeCatalogue(deps, actor, async (edit) => {
        const [row] = await find(edit.tx, id)
        if (!row || row.deletedAt) return notFound
        const fault = await kind.checkDeletion?.(row, edit)
        if (fault) return fault
        await remove(edit, row)
        return done(undefined)
      }),

    restore: (deps: CatalogueDeps, actor: Staff, id: number): Promise<Outcome<Shown>> =>
      changeCatalogue(deps, actor, async (edit) => {
        const [row] = await find(edit.tx, id)
        if (!row?.deletedAt || !isInTrash({ deletedAt: row.deletedAt }, edit.at)) return notFound
        const fault = await kind.checkRestored?.(row, edit)
        if (fault) return fault
        return done(await toRecord(await takeFromTrash(edit, row), edit))
      }),
  }
}

function first<R>([row]: R[]): R {
  if (!row) throw new Error('The row was not stored.')
  return row
}

export const endOf = (table: Ordered): SQL => sql`(select coalesce(max(${table.position}), -1) + 1 from ${table})`

const orderChanged: Failure = {
  outcome: 'changed_meanwhile',
  message: 'Otra persona cambió el orden o la lista mientras tanto. Revisa la lista y ordena de nuevo.',
}

/** A colleague's order must not be overwritten unseen. */
function isWholeOrder(current: { id: number }[], { ids, seen }: RowOrder): boolean {
  const isSeen = current.length === seen.length && current.every(({ id }, index) => id === seen[index])
  return isSeen && current.length === ids.length && current.every(({ id }) => ids.includes(id))
}
