/** What was typed and not sent yet, in this browser only; with the key that makes a repeat of the same request harmless. */
export type Draft = { values: Record<string, string>; key: string; startedAt: number }

const nameOf = (form: string) => `precinta-borrador-${form}`

export function readDraft(form: string, shownAt = Date.now()): Draft {
  try {
    const { values, key, startedAt } = JSON.parse(localStorage.getItem(nameOf(form)) ?? '') as Draft
    const isDraft = values && typeof values === 'object' && typeof key === 'string' && Number.isFinite(startedAt)
    if (isDraft) return { values: onlyText(values), key, startedAt }
  } catch {
    // Nothing there, or nothing that makes sense: begin anew.
  }
  return newDraft(shownAt)
}

export function writeDraft(form: string, draft: Draft): void {
  try {
    localStorage.setItem(nameOf(form), JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing still sends.
  }
}

export function dropDraft(form: string): void {
  try {
    localStorage.removeItem(nameOf(form))
  } catch {
    // There was none, then.
  }
}

export const newDraft = (startedAt = Date.now()): Draft => ({ values: {}, key: newKey(), startedAt })

/** `crypto.randomUUID` is missing where the site is not served over TLS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const onlyText = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
