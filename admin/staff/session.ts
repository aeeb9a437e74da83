import { create } from 'zustand'
import type { Me } from '../../shared/staff/staff.ts'

type Session = {
  me: Me | undefined
  /** While the session is expired this resumes the waiting calls. */
  resume: (() => void) | undefined
}

export const useSession = create<Session>(() => ({ me: undefined, resume: undefined }))

let resumed: Promise<void> | undefined
let timesResumed = 0

/** Counts up whenever the session is resumed. */
export const sessionNumber = () => timesResumed

/** Only the same user can resume the session. A call that was sent before that is rejected, but may be repeated. */
export function sessionResumed(sentIn: number): Promise<void> | undefined {
  if (sentIn < timesResumed) return Promise.resolve()
  if (!useSession.getState().me) return undefined
  resumed ??= new Promise<void>((resolve) => useSession.setState({ resume: resolve })).finally(() => {
    resumed = undefined
    timesResumed += 1
    useSession.setState({ resume: undefined })
  })
  return resumed
}
