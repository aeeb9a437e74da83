import { setTimeout } from 'node:timers/promises'

/** Each delayed response holds a connection. */
const mostAtOnce = 50

export type DelayResponse = (ms: number) => Promise<void>

export function delayResponses({ most = mostAtOnce } = {}): DelayResponse {
  let held = 0
  return async (ms) => {
    if (ms === 0 || held >= most) return
    held += 1
    await setTimeout(ms)
    held -= 1
  }
}
