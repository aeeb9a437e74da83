import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Hono } from 'hono'
import { createApi } from '../api/api.ts'
import { type Connection, connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { seed } from '../demo/seed.ts'
import { loadCatalogue } from '../domain/catalogue/snapshot/live-catalogue.ts'
import { createLiveSettings } from '../domain/settings/live-settings.ts'
import { createAuth } from '../domain/staff/auth.ts'
import { createTrackingLinks } from '../domain/tracking/tracking-links.ts'
import { mailRetries, startMailQueue } from '../mail/mail-queue.ts'
import { createLog } from '../server/process/log.ts'
import { createUploads, openUploads } from '../server/uploads/store-uploads.ts'

import { startPostgres } from '../tests/support/postgres-server.ts'
import { aQuotation } from '../tests/support/samples.ts'
import { compare } from './measure.ts'
import { benchFolder } from './own-site.ts'
import { compared, type Result } from './results.ts'

const requests = 300
const atOnce = 16

/** Quotation requests stored per second, each committed to disk with its lines and its two queued mails. */
async function requestsPerSecond(api: Hono): Promise<number> {
  let left = requests
  const visitor = async () => {
    while (left-- > 0) {
      const response = await api.request('/invoices', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify(aQuotation()),
      })
      if (response.status !== 201) throw new Error(await response.text())
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: atOnce }, visitor))
  return requests / ((performance.now() - start) / 1000)
}

async function open(connection: Connection, dataDir: string) {
  await migrate(connection.db, seed)
  const catalogue = { current: await loadCatalogue(connection.db), reload: async () => {} }
  // Mails are never delivered, because only storing is measured.
  const never = () => new Promise<void>(() => {})
  const queue = await startMailQueue(connection, {
    deliver: never,
    giveUp: never,
    onError: console.error,
    retries: mailRetries,
  })
  const publicUrl = 'http://localhost'
  const api = createApi({
    db: connection.db,
    auth: await createAuth({ db: connection.db, publicUrl }),
    publicUrl,
    catalogue,
    settings: await createLiveSettings(connection.db, console.error),
    uploads: createUploads((await openUploads(connection, dataDir)).uploadStore),
    mailQueue: { ...queue, wake: () => {} },
    searchLog: { note: () => {}, noteEvent: () => {} },
    tracking: await createTrackingLinks(connection.db, publicUrl),
    dataDir,
    now: () => new Date(),
    log: createLog('silent'),
  })
  return () => requestsPerSecond(api)
}

export async function benchStoredRequests(rounds: number): Promise<Result[]> {
  const postgres = startPostgres({ isDurable: true })
  const dataDir = benchFolder()
  try {
    const embedded = await open(await connect({ databaseUrl: undefined, dataDir, onError: console.error }), dataDir)
    const server = await open(await connect({ databaseUrl: postgres.url, dataDir, onError: console.error }), dataDir)
    await embedded()
    await server()
    const result = await compare(embedded, server, rounds)
    return [compared(`requests stored, ${atOnce} at once, embedded database`, 'requests/s', 'PostgreSQL', result)]
  } finally {
    postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
