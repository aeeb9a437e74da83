import type { SearchEvent } from '../../shared/reports/searches.ts'

/** The position counts from 1 over all pages. */
export type SearchHit = { text: string; position: number }

export const linkFrom = (found: SearchHit | undefined) =>
  found && { state: { searched: found.text }, onClick: () => count({ ...found, event: 'opened' }) }

export function countAdded(state: unknown): void {
  const text = (state as { searched?: unknown } | null)?.searched
  if (typeof text === 'string') count({ text, event: 'added' })
}

/** Other backends have no such call, and nothing depends on the count. */
function count(event: SearchEvent): void {
  if (document.documentElement.dataset.api !== undefined) return
  const body = JSON.stringify(event)
  const headers = { 'Content-Type': 'application/json' }
  fetch('/api/searches', { method: 'POST', keepalive: true, credentials: 'omit', headers, body }).catch(() => undefined)
}
