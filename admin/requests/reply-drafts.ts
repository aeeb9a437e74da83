import { useState } from 'react'
import type { Reply } from '../../contract/requests/inbox.ts'

const prefix = 'respuesta:'
const nameOf = (requestId: number) => prefix + requestId

/** What somebody has begun to write, kept with the tab until it is sent: going to another page loses nothing. */
export function useReplyDraft(requestId: number) {
  const [draft, setDraft] = useState<Reply | undefined>(() => read(requestId))
  const keep = (next: Reply | undefined) => {
    setDraft(next)
    if (next) sessionStorage.setItem(nameOf(requestId), JSON.stringify(next))
    else sessionStorage.removeItem(nameOf(requestId))
  }
  return [draft, keep] as const
}

/** Of who leaves: the next person at this screen starts with an empty form. */
export function forgetReplyDrafts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name)
}

function read(requestId: number): Reply | undefined {
  const kept = sessionStorage.getItem(nameOf(requestId))
  // One that was begun before drafts said what was seen has seen nothing.
  return kept ? { seenEventId: null, ...JSON.parse(kept) } : undefined
}
