import { clockParts } from '../../../shared/time-text.ts'
import type { Deps } from '../../deps.ts'
import { runFollowUp } from './follow-up.ts'
import { expiry } from './record-expiry.ts'
import { buyerReminder } from './remind-buyer.ts'
import { staffReminder } from './remind-staff.ts'

/** Nobody expects a reminder at midnight, when the day changes. */
const firstHour = 8

/** What was done is recorded with each quote, so that it can be called at any time and by several processes. */
export async function followUpQuotes(
  deps: Pick<Deps, 'db' | 'mailQueue' | 'settings' | 'now'>,
  stopping: AbortSignal,
): Promise<void> {
  const now = deps.now()
  const { buyerReminder: ofBuyer, staffReminder: ofStaff } = deps.settings.current.quotes
  const isDaytime = Number(clockParts(now).hour) >= firstHour
  await runFollowUp(deps.db, expiry(now), stopping)
  if (isDaytime && ofBuyer.isOn) await runFollowUp(deps.db, buyerReminder(deps, now), stopping)
  if (isDaytime && ofStaff.isOn) await runFollowUp(deps.db, staffReminder(deps, now), stopping)
  deps.mailQueue.wake()
}
