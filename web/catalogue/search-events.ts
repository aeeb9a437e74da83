import type { SearchEvent } from '../../contract/reports/searches.ts'

/** The place of a product among the results of a search, from 1 over all pages. */
export type Found = { text: string; position: number }

/** For the link to a found product: counts that it was opened, and hands the search on to its page. */
export const linkFrom = (found: Found | undefined) =>
  found && { state: { searched: found.text }, onClick: () => count({ ...found, event: 'opened' }) }

/** Counts that a product was added, if a search led to its page. */
export function countAdded(state: unknown): void {
  const text = (state as { searched?: unknown } | null)?.searched
  if (typeof text === 'string') count({ text, event: 'added' })
}

/** Other backends have no such call. Nothing depends on the count, so failures are ignored. */
function count(event: SearchEvent): void {
  if (document.documentElement.dataset.api !== undefined) return
  const body = JSON.stringify(event)
  const headers = { 'Content-Type': 'application/json' }
  fetch('/api/searches', { method: 'POST', keepalive: true, credentials: 'omit', headers, body }).catch(() => undefined)
}
