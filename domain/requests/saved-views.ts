import { and, asc, eq } from 'drizzle-orm'
import { savedViews } from '../../db/schema.ts'
import type { NewView, SavedView } from '../../shared/requests/inbox.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { done, notFound, type Outcome } from '../outcome.ts'

const columns = { id: savedViews.id, name: savedViews.name, filter: savedViews.filter }

export const listViews = ({ db }: Pick<Deps, 'db'>, actor: Staff): Promise<SavedView[]> =>
  db.select(columns).from(savedViews).where(eq(savedViews.staffId, actor.id)).orderBy(asc(savedViews.name))

export async function saveView(
  { db }: Pick<Deps, 'db'>,
  actor: Staff,
  { name, filter }: NewView,
): Promise<SavedView | undefined> {
  const [saved] = await db
    .insert(savedViews)
    .values({ staffId: actor.id, name, filter })
    .onConflictDoUpdate({ target: [savedViews.staffId, savedViews.name], set: { filter } })
    .returning(columns)
  return saved
}

export async function deleteView({ db }: Pick<Deps, 'db'>, actor: Staff, id: number): Promise<Outcome<undefined>> {
  const deleted = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.staffId, actor.id)))
    .returning({ id: savedViews.id })
  return deleted.length > 0 ? done(undefined) : notFound
}
