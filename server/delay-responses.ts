import { setTimeout } from 'node:timers/promises'

/** Each of them holds a connection. */
const mostAtOnce = 50

export type DelayResponse = (ms: number) => Promise<void>

/** Holds a response back; at once where too many are being held already. */
export function delayResponses({ most = mostAtOnce } = {}): DelayResponse {
  let held = 0
  return async (ms) => {
    if (ms === 0 || held >= most) return
    held += 1
    await setTimeout(ms)
    held -= 1
  }
}
