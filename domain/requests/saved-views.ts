import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { savedViews } from '../../db/schema.ts'
import type { NewView, SavedView } from '../../shared/requests/inbox.ts'
import type { Staff } from '../actor.ts'
import { done, notFound, type Outcome } from '../outcome.ts'

const columns = { id: savedViews.id, name: savedViews.name, filter: savedViews.filter }

export const listViews = (db: Db, staff: Staff): Promise<SavedView[]> =>
  db.select(columns).from(savedViews).where(eq(savedViews.staffId, staff.id)).orderBy(asc(savedViews.name))

export async function saveView(db: Db, { name, filter }: NewView, staff: Staff): Promise<SavedView | undefined> {
  const [saved] = await db
    .insert(savedViews)
    .values({ staffId: staff.id, name, filter })
    .onConflictDoUpdate({ target: [savedViews.staffId, savedViews.name], set: { filter } })
    .returning(columns)
  return saved
}

export async function deleteView(db: Db, id: number, staff: Staff): Promise<Outcome<undefined>> {
  const gone = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.staffId, staff.id)))
    .returning({ id: savedViews.id })
  return gone.length > 0 ? done(undefined) : notFound
}
