import { create } from 'zustand'
import type { Me } from '../../contract/staff/staff.ts'

type Session = {
  /** The user signed in on this page. */
  me: Me | undefined
  /** Set while the session is expired: resumes the waiting calls. */
  resume: (() => void) | undefined
}

export const useSession = create<Session>(() => ({ me: undefined, resume: undefined }))

let resumed: Promise<void> | undefined

/** Resolves when the same user has signed in again; undefined if no user was signed in. */
export function sessionResumed(): Promise<void> | undefined {
  if (!useSession.getState().me) return undefined
  resumed ??= new Promise<void>((resolve) => useSession.setState({ resume: resolve })).finally(() => {
    resumed = undefined
    useSession.setState({ resume: undefined })
  })
  return resumed
}
