import { create } from 'zustand'
import type { Me } from '../../contract/staff/staff.ts'

type Session = {
  /** Who is signed in on this page. */
  me: Me | undefined
  /** While the session is over: goes on with what waits for it. */
  resume: (() => void) | undefined
}

export const useSession = create<Session>(() => ({ me: undefined, resume: undefined }))

let resumed: Promise<void> | undefined

/** Once the same person has signed in again, on the page as it is; at once undefined where nobody was signed in. */
export function sessionResumed(): Promise<void> | undefined {
  if (!useSession.getState().me) return undefined
  resumed ??= new Promise<void>((resolve) => useSession.setState({ resume: resolve })).finally(() => {
    resumed = undefined
    useSession.setState({ resume: undefined })
  })
  return resumed
}
