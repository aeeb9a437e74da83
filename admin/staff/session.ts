import { create } from 'zustand'
import type { Me } from '../../contract/staff/staff.ts'

type Session = {
  me: Me | undefined
  /** While the session is expired this resumes the waiting calls. */
  resume: (() => void) | undefined
}

export const useSession = create<Session>(() => ({ me: undefined, resume: undefined }))

let resumed: Promise<void> | undefined

/** Only the same user can resume the session. */
export function sessionResumed(): Promise<void> | undefined {
  if (!useSession.getState().me) return undefined
  resumed ??= new Promise<void>((resolve) => useSession.setState({ resume: resolve })).finally(() => {
    resumed = undefined
    useSession.setState({ resume: undefined })
  })
  return resumed
}
