import { useState } from 'react'
import type { Reply } from '../../contract/requests/inbox.ts'

const prefix = 'respuesta:'
const nameOf = (requestId: number) => prefix + requestId

/** The draft is in the tab's session storage, so that navigation does not lose it. */
export function useReplyDraft(requestId: number) {
  const [draft, setDraft] = useState<Reply | undefined>(() => read(requestId))
  const storeDraft = (next: Reply | undefined) => {
    setDraft(next)
    if (next) sessionStorage.setItem(nameOf(requestId), JSON.stringify(next))
    else sessionStorage.removeItem(nameOf(requestId))
  }
  return [draft, storeDraft] as const
}

/** The next user of this browser must not see the drafts. */
export function forgetReplyDrafts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name)
}

function read(requestId: number): Reply | undefined {
  const stored = sessionStorage.getItem(nameOf(requestId))
  // Drafts of older versions have no seenEventId.
  return stored ? { seenEventId: null, ...JSON.parse(stored) } : undefined
}
