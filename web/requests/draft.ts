import { textValues } from './check-fields.ts'

/** Drafts stay in this browser; `key` is the idempotency key of the request. */
export type Draft = { values: Record<string, string>; key: string; startedAt: number }

const nameOf = (form: string) => `precinta-borrador-${form}`

export function readDraft(form: string, shownAt = Date.now()): Draft {
  try {
    const { values, key, startedAt } = JSON.parse(localStorage.getItem(nameOf(form)) ?? '') as Draft
    const isDraft = values && typeof values === 'object' && typeof key === 'string' && Number.isFinite(startedAt)
    if (isDraft) return { values: textValues(Object.entries(values)), key, startedAt }
  } catch {
    // There is no draft, or an invalid one.
  }
  return newDraft(shownAt)
}

export function writeDraft(form: string, draft: Draft): void {
  try {
    localStorage.setItem(nameOf(form), JSON.stringify(draft))
  } catch {
    // The form also works without storage.
  }
}

export function dropDraft(form: string): void {
  try {
    localStorage.removeItem(nameOf(form))
  } catch {
    // Without storage there is no draft.
  }
}

export const newDraft = (startedAt = Date.now()): Draft => ({ values: {}, key: newKey(), startedAt })

/** `crypto.randomUUID` is not available without TLS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
