import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect as connectSocket, type Socket } from 'node:net'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { seed } from '../demo/seed.ts'
import { createSheetThread } from '../documents/sheet-thread.ts'
import { loadCatalogue } from '../domain/catalogue/snapshot/live-catalogue.ts'
import { createLiveSettings } from '../domain/settings/live-settings.ts'
import { createAuth } from '../domain/staff/auth.ts'
import { createTrackingLinks } from '../domain/tracking/tracking-links.ts'
import { createApp } from '../server/create-app.ts'
import { countInProcess } from '../server/guard/rate-limits.ts'
import { builtPages } from '../server/pages/load-pages.ts'
import { listen } from '../server/process/listen.ts'
import { createLog } from '../server/process/log.ts'
import { createUploads, openUploads } from '../server/uploads/store-uploads.ts'

import { buildSite, freePort } from '../tests/support/server-process.ts'
import { repeat } from './measure.ts'
import { benchFolder } from './own-site.ts'
import { exactly, type Result, stated } from './results.ts'

const visitors = 1000

/** Starts the whole server over HTTP and counts the pages that the framework renders. */
async function startCounting() {
  buildSite()
  const dataDir = benchFolder()
  const connection = await connect({ databaseUrl: undefined, dataDir, onError: console.error })
  await migrate(connection.db, seed)
  const { site, pageCacheRules } = await builtPages()
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const { uploadStore, localUploads } = await openUploads(connection, dataDir)
  let renders = 0
  const app = createApp({
    db: connection.db,
    auth: await createAuth({ db: connection.db, publicUrl }),
    catalogue: { current: await loadCatalogue(connection.db), reload: async () => {} },
    settings: await createLiveSettings(connection.db, console.error),
    uploads: createUploads(uploadStore),
    searchLog: { note: () => {}, noteEvent: () => {} },
    tracking: await createTrackingLinks(connection.db, publicUrl),
    dataDir,
    mailQueue: { enqueue: async () => {}, wake: () => {} },
    now: () => new Date(),
    log: createLog('silent'),
    site: (...args) => {
      renders += 1
      return site(...args)
    },
    pageCacheRules,
    sheetThread: createSheetThread(),
    localUploads,
    rateLimits: [],
    countRequest: countInProcess(() => performance.now()),
    isReady: async () => true,
    monotonicMs: () => performance.now(),
    config: {
      publicUrl,
      hstsSubdomains: false,
      apiUrl: undefined,
      trustProxy: 0,
      strictPolicy: true,
    },
  })
  const server = await listen(app.fetch, { host: '127.0.0.1', port: Number(port), publicUrl, trustProxy: 1 })
  return {
    port: Number(port),
    renders: () => renders,
    [Symbol.asyncDispose]: async () => {
      await server.close()
      await connection.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connectSocket(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

async function get(socket: Socket, path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`)
  const [first = ''] = String(Buffer.concat(await socket.toArray()).subarray(0, 12)).split('\r\n')
  return first
}

/** All visitors connect before the first request is sent. */
async function rendersFor(path: string): Promise<number> {
  await using server = await startCounting()
  const sockets = await Promise.all(Array.from({ length: visitors }, () => openSocket(server.port)))
  const statusLines = await Promise.all(sockets.map((socket) => get(socket, path)))
  const good = statusLines.filter((statusLine) => statusLine === 'HTTP/1.1 200').length
  if (good !== visitors) throw new Error(`${visitors - good} of ${visitors} visitors got no page.`)
  return server.renders()
}

export async function benchColdPage(rounds: number): Promise<Result[]> {
  const { value } = await repeat(() => rendersFor('/mineria'), Math.min(rounds, 3))
  return [stated(`renders for ${visitors} simultaneous first visitors`, String(value), exactly(value, 1))]
}
