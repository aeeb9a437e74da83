import { useState } from 'react'
import type { Reply } from '../../contract/requests/inbox.ts'

const prefix = 'respuesta:'
const nameOf = (requestId: number) => prefix + requestId

/** A draft stored in the tab's session storage until it is sent, so that navigation does not lose it. */
export function useReplyDraft(requestId: number) {
  const [draft, setDraft] = useState<Reply | undefined>(() => read(requestId))
  const storeDraft = (next: Reply | undefined) => {
    setDraft(next)
    if (next) sessionStorage.setItem(nameOf(requestId), JSON.stringify(next))
    else sessionStorage.removeItem(nameOf(requestId))
  }
  return [draft, storeDraft] as const
}

/** Deletes the drafts on sign-out, so that the next user of this browser does not see them. */
export function forgetReplyDrafts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name)
}

function read(requestId: number): Reply | undefined {
  const stored = sessionStorage.getItem(nameOf(requestId))
  // Drafts of older versions have no seenEventId.
  return stored ? { seenEventId: null, ...JSON.parse(stored) } : undefined
}
