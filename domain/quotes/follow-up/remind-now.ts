import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { quotes } from '../../../db/schema.ts'
import { transact } from '../../../db/transact.ts'
import { chileanDay, momentOf } from '../../calendar/chilean-day.ts'
import type { Deps } from '../../deps.ts'
import { done, notAllowed, type Outcome } from '../../outcome.ts'
import { lockRequest } from '../../requests/inbox/lock-request.ts'
import type { Staff } from '../../staff/staff-deps.ts'
import { selectDue } from './follow-up.ts'
import { isRemindable, queueReminder } from './remind-buyer.ts'

const nothingToRemind = notAllowed('No hay una cotización vigente y sin respuesta, o ya se le recordó hoy al cliente.')

/** Staff remind the buyer themselves, at most once a day; the program does not do it again. */
export async function remindNow(deps: Deps, requestId: number, staff: Staff): Promise<Outcome<undefined>> {
  const outcome = await transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const at = deps.now()
    const isNotRemindedToday = or(isNull(quotes.buyerRemindedAt), lt(quotes.buyerRemindedAt, momentOf(chileanDay(at))))
    const [quote] = await selectDue(tx, and(eq(quotes.requestId, requestId), isRemindable(at), isNotRemindedToday))
    if (!quote) return nothingToRemind
    await queueReminder(deps, tx, { request: locked.value, quote, staff, at })
    return done(undefined)
  })
  deps.mailQueue.wake()
  return outcome
}
