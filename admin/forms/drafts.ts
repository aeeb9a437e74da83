import { useState } from 'react'

const prefix = 'borrador:'

/** A draft is in the tab's session storage, so that navigation does not lose it. */
export function useDraft<Draft>(name: string) {
  const [draft, setDraft] = useState<Draft | undefined>(() => storedDraft(name))
  const replaceDraft = (next: Draft | undefined) => {
    setDraft(next)
    storeDraft(name, next)
  }
  return [draft, replaceDraft] as const
}

export function storedDraft<Draft>(name: string): Draft | undefined {
  const stored = sessionStorage.getItem(prefix + name)
  return stored ? JSON.parse(stored) : undefined
}

export function storeDraft(name: string, draft: unknown): void {
  if (draft === undefined) sessionStorage.removeItem(prefix + name)
  else sessionStorage.setItem(prefix + name, JSON.stringify(draft))
}

/** The next user of this browser must not see the drafts. */
export function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name)
}
