import { LRUCache } from 'lru-cache'
import type { Logger } from './log.ts'

const quietMs = 60_000

/** While the database is away the same failures come several times a second, so each is logged once a minute. */
export function reportFailures(log: Logger, monotonicMs: () => number): (error: unknown) => void {
  const kinds = new LRUCache<string, { loggedAt: number; repeated: number }>({ max: 100 })
  return (error) => {
    const kind = kindOf(error)
    const known = kinds.get(kind)
    if (known && monotonicMs() - known.loggedAt < quietMs) {
      known.repeated += 1
      return
    }
    kinds.set(kind, { loggedAt: monotonicMs(), repeated: 0 })
    log.error({ err: error, ...(known?.repeated && { repeated: known.repeated }) }, 'background failure')
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const deepest = error.cause instanceof Error ? error.cause : error
  return [error.name, 'code' in deepest ? deepest.code : deepest.message].join(' ')
}
