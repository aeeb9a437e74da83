import type { LoadResults } from './load.ts'
import type { Stored } from './verify.ts'

export type FaultRow = { fault: string } & LoadResults & Stored

export const describeRow = (row: FaultRow) => ({
  fault: row.fault,
  acknowledged: row.acknowledged.size,
  lost: row.lost.length,
  doubled: row.doubled,
  '503, retried': row.retries,
  refused: row.failures.length,
  'longest without writes': `${(row.longestPause / 1000).toFixed(1)} s`,
  'pages answered': `${row.pages - row.pagesFailed.length} of ${row.pages}`,
  share: `${(((row.pages - row.pagesFailed.length) / row.pages) * 100).toFixed(2)} %`,
})

/** What was acknowledged is there once, and nothing but 503 was responded to what was not. */
export const isGood = ({ lost, doubled, failures, pagesFailed }: FaultRow) =>
  [lost, failures, pagesFailed].every((list) => list.length === 0) && doubled === 0

export function remarks({ fault, failures, pagesFailed, lost }: FaultRow): string[] {
  const lists = Object.entries({ refused: failures, 'pages failed': pagesFailed, lost })
  return lists
    .filter(([, list]) => list.length > 0)
    .map(([what, list]) => `${fault}, ${what}: ${[...new Set(list)].slice(0, 10).join(', ')}`)
}
