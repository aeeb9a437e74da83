import type { Results } from './load.ts'
import type { Stored } from './verify.ts'

export type Row = { fault: string } & Results & Stored

export const describe = (row: Row) => ({
  fault: row.fault,
  acknowledged: row.acknowledged.size,
  lost: row.lost.length,
  doubled: row.doubled,
  '503, retried': row.retries,
  refused: row.refusals.length,
  'longest without writes': `${(row.longestPause / 1000).toFixed(1)} s`,
  'pages answered': `${row.pages - row.pagesFailed.length} of ${row.pages}`,
  share: `${(((row.pages - row.pagesFailed.length) / row.pages) * 100).toFixed(2)} %`,
})

/** A request may be refused while it can be repeated; what was acknowledged must be there once. */
export const isGood = ({ lost, doubled, pagesFailed }: Row) => lost.length + doubled + pagesFailed.length === 0

export function remarks({ fault, refusals, pagesFailed, lost }: Row): string[] {
  const lists = Object.entries({ refused: refusals, 'pages failed': pagesFailed, lost })
  return lists
    .filter(([, list]) => list.length > 0)
    .map(([what, list]) => `${fault}, ${what}: ${[...new Set(list)].slice(0, 10).join(', ')}`)
}
