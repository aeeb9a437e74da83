import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { quoteEditors, staff } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { done, type Outcome } from '../outcome.ts'
import { lockRequest } from '../requests/request.ts'

/** Longer than an editor in a hidden tab may wait before it says again that it is open. */
const rememberedMs = 90_000

/** Says that this person has the editor open, and returns who else has. */
export async function markEditor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Staff,
  requestId: number,
): Promise<Outcome<{ colleagues: string[] }>> {
  return transact(db, async (tx): Promise<Outcome<{ colleagues: string[] }>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const staffId = actor.id
    const seenAt = now()
    await tx
      .insert(quoteEditors)
      .values({ requestId, staffId, seenAt })
      .onConflictDoUpdate({ target: [quoteEditors.requestId, quoteEditors.staffId], set: { seenAt } })
    const isOpen = gt(quoteEditors.seenAt, new Date(seenAt.getTime() - rememberedMs))
    const others = await tx
      .select({ name: staff.name })
      .from(quoteEditors)
      .innerJoin(staff, eq(staff.id, quoteEditors.staffId))
      .where(and(eq(quoteEditors.requestId, requestId), ne(quoteEditors.staffId, staffId), isOpen))
      .orderBy(asc(staff.name))
    return done({ colleagues: others.map(({ name }) => name) })
  })
}
