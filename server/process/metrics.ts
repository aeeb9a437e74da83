import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../../db/connect.ts'
import { withTimeout } from '../../db/with-timeout.ts'
import { countMails } from '../../domain/reports/mail-health.ts'

/** The other figures are wanted most while the database does not respond. */
const timeoutMs = 1_000

export type CacheOutcome = 'hit' | 'stale' | 'rendered'

export type Metrics = ReturnType<typeof createMetrics>

type Deps = { db: Db; now: () => Date; isReady: () => Promise<boolean> }
type SentResponse = { path: string; method: string; status: number; ms: number }

/** docs/operate.md says what to watch. Memory, event loop and garbage collection are those of the library. */
export function createMetrics({ db, now, isReady }: Deps) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const responses = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Responses by kind of address and status, and the time until they began.',
    labelNames: ['kind', 'method', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const lookups = new Counter({
    name: 'precinta_page_cache_lookups_total',
    help: 'Pages that the cache had, had too old, or had to render.',
    labelNames: ['outcome'] as const,
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const ready = gauge('precinta_ready', 'Whether the process can store requests.')
  const connections = gauge('precinta_database_connections', 'Open connections of this process to the database.')
  const waiting = gauge('precinta_database_waiting_queries', 'Queries that wait for a connection.')
  const queuedMails = gauge('precinta_mails_queued', 'Mails of all processes that wait to be sent.')
  const failedMails = gauge('precinta_mails_failed', 'Mails of all processes that were given up.')
  const oldestMail = gauge('precinta_mails_oldest_queued_seconds', 'How long the oldest queued mail has waited.')

  const secondsSince = (moment: Date | null | undefined) => (moment ? (now().getTime() - moment.getTime()) / 1000 : 0)

  const readGauges = async () => {
    connections.set(db.$client.totalCount)
    waiting.set(db.$client.waitingCount)
    const [isUp, counts] = await Promise.all([
      withTimeout(isReady(), timeoutMs).catch(() => false),
      withTimeout(countMails(db), timeoutMs).catch(() => undefined),
    ])
    ready.set(Number(isUp))
    // Without a database nothing is known, which is not the same as no mails.
    const { queued = Number.NaN, failed = Number.NaN, oldestWaiting } = counts ?? {}
    queuedMails.set(queued)
    failedMails.set(failed)
    oldestMail.set(counts ? secondsSince(oldestWaiting) : Number.NaN)
  }

  return {
    countResponse: ({ path, method, status, ms }: SentResponse) =>
      responses.observe({ kind: kindOfPath(path), method, status }, ms / 1000),
    countLookup: (outcome: CacheOutcome) => lookups.inc({ outcome }),
    read: async () => {
      await readGauges()
      return { text: await registry.metrics(), contentType: registry.contentType }
    },
  }
}

const kinds: [start: string, kind: string][] = [
  ['/api/admin/', 'admin-api'],
  ['/api/', 'api'],
  ['/admin', 'admin'],
  ['/assets/', 'file'],
  ['/media/', 'file'],
]

/** Few enough to be labels. */
const kindOfPath = (path: string): string => kinds.find(([start]) => path.startsWith(start))?.[1] ?? 'page'
