import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, vi } from 'vitest'
import type { Connection, Db } from '../../db/connect.ts'
import { mails, requestLines, requests } from '../../db/schema.ts'
import { createSheetThread, type SheetThread } from '../../documents/sheet-thread.ts'
import { job } from '../../domain/actor.ts'
import type { Catalogue } from '../../domain/catalogue/snapshot/catalogue.ts'
import { createCatalogueLoader, createLiveCatalogue } from '../../domain/catalogue/snapshot/live-catalogue.ts'
import type { HashCost } from '../../domain/staff/argon2id.ts'
import { prepareFirstAccount } from '../../domain/staff/first-account.ts'
import { type DeliveryDeps, deliverMail, giveUpMail } from '../../mail/deliver-mail.ts'
import type { Mailer } from '../../mail/mail.ts'
import { mailRetries, startMailQueue } from '../../mail/mail-queue.ts'
import { fileMailer } from '../../mail/mailer.ts'
import { renderMail } from '../../mail/render-mail.tsx'
import { createApp } from '../../server/create-app.ts'
import { countInProcess, type RateLimit } from '../../server/guard/rate-limits.ts'
import { withVersion } from '../../server/library.ts'
import { createServices, type MailDeps } from '../../server/process/create-services.ts'
import { listen } from '../../server/process/listen.ts'
import { createLog } from '../../server/process/log.ts'
import { createMetrics } from '../../server/process/metrics.ts'
import type { CacheRule } from '../../shared/page-cache-rule.ts'
import type { Site } from '../../web/document/page-backend.server.ts'
import { fakeSite } from './fake-site.ts'
import { seedCatalogue } from './seeded-catalogue.ts'
import { openWorkerDatabase, temporaryFolder } from './test-database.ts'

type Options = {
  rateLimits?: RateLimit[]
  trustProxy?: number
  metricsToken?: string
  hstsSubdomains?: boolean
  now?: () => Date
  monotonicMs?: () => number
  mailer?: Mailer
  /** Replaces the database of the worker. */
  db?: Db
  hashCost?: HashCost
  isReady?: () => Promise<boolean>
  site?: Site
  pageCacheRules?: Record<string, CacheRule>
  /** Its port is that of `listen`. */
  publicUrl?: string
  sheetThread?: SheetThread
}

type Stage = {
  connection: Connection
  mailQueue: TestQueue
  folder: string
  sheetThread: SheetThread
  deliverWith: (sender: Sender) => void
  deliveries: Set<Promise<void>>
  restoreCatalogue: () => Promise<unknown>
  /** Reused by the next test unless one has changed it. */
  catalogue: { first: Catalogue; load: () => Promise<Catalogue> } | undefined
}
type Sender = MailDeps & Pick<DeliveryDeps, 'mailer'>
type ListenLimits = Pick<Parameters<typeof listen>[1], 'stalledAfterMs' | 'maxConnections' | 'maxPerAddress'>
type TestQueue = Awaited<ReturnType<typeof startMailQueue>>

const defaults = { publicUrl: 'https://precinta.example', apiUrl: undefined, strictPolicy: true }
/** The default account of `signIn`. */
export const firstStaff = { name: 'Marta Díaz', email: 'marta@precinta.example', password: 'una clave bien larga' }
/** Tests sign in hundreds of times, and their passwords need no protection. */
const lowestCost: HashCost = { memory: 8, passes: 1, parallelism: 1 }
const mailFrom = 'Precinta <web@precinta.example>'

let restoreInWorker: ReturnType<typeof seedCatalogue> | undefined

/** Call at the top of a test file. Each app starts with the state of a new database. */
export function setUpTestApp({ retries = mailRetries } = {}) {
  let stage: Stage
  const folder = temporaryFolder()

  beforeAll(async () => {
    const connection = await openWorkerDatabase()
    restoreInWorker ??= seedCatalogue(connection)
    let sender: Sender
    const log = createLog('silent')
    const deliverWith = (next: Sender) => {
      sender = next
    }
    const sendsInProgress: DeliveryDeps['sendsInProgress'] = new Map()
    const deliveries = new Set<Promise<void>>()
    const delivery = () => ({
      ...sender,
      renderMail,
      mailTo: 'ventas@precinta.example',
      log,
      sendsInProgress,
    })
    const mailQueue = await startMailQueue(connection, {
      deliver: (mailId) => {
        const delivered = deliverMail(delivery(), mailId)
        deliveries.add(delivered)
        return delivered.finally(() => deliveries.delete(delivered))
      },
      giveUp: (mailId) => giveUpMail(delivery(), mailId),
      onError: (error) => console.error(error),
      retries,
    })
    stage = {
      connection,
      mailQueue,
      folder,
      sheetThread: createSheetThread(),
      deliverWith,
      deliveries,
      restoreCatalogue: await restoreInWorker,
      catalogue: undefined,
    }
  })
  afterAll(async () => {
    await stage.sheetThread.stop()
    await stage.mailQueue.stop()
  })
  return (options: Options = {}) => createTestApp(stage, options)
}

async function createTestApp(stage: Stage, options: Options) {
  const config = { ...defaults, ...(options.publicUrl && { publicUrl: options.publicUrl }) }
  const { connection, mailQueue, folder, deliverWith } = stage
  const { db } = connection
  await forgetRequests(stage)
  stage.catalogue ??= await restoreCatalogue(stage)
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const mailFolder = join(dataDir, 'mail')
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => logLines.push(line) })
  let loader = stage.catalogue
  const load = () => {
    stage.catalogue = undefined
    return loader.load()
  }
  const catalogue = createLiveCatalogue(loader.first, load, (error) => log.error({ err: error }))
  const now = options.now ?? (() => new Date())
  const services = await createServices(connection, {
    publicUrl: config.publicUrl,
    dataDir,
    now,
    onError: (error) => log.error({ err: error }),
    startMail: async (mailDeps) => {
      deliverWith({ ...mailDeps, mailer: options.mailer ?? fileMailer(mailFolder, () => mailFrom) })
      return mailQueue
    },
    catalogue,
    sheetThread: options.sheetThread ?? stage.sheetThread,
    hashCost: options.hashCost ?? lowestCost,
  })
  const { uploadStore, localUploads, sheetThread } = services
  const deps = { ...services.deps, db: options.db ?? db }
  const { auth, searchLog } = deps
  const monotonicMs = options.monotonicMs ?? (() => performance.now())
  const app = createApp({
    ...deps,
    log,
    site: options.site ?? fakeSite,
    pageCacheRules: options.pageCacheRules ?? {},
    sheetThread,
    localUploads,
    rateLimits: options.rateLimits ?? [],
    countRequest: countInProcess(monotonicMs),
    isReady: options.isReady ?? mailQueue.isReady,
    metrics: options.metricsToken ? createMetrics({ db, now, isReady: mailQueue.isReady }) : undefined,
    monotonicMs,
    config: {
      ...config,
      trustProxy: options.trustProxy ?? 0,
      metricsToken: options.metricsToken,
      hstsSubdomains: options.hstsSubdomains ?? false,
    },
  })

  const request = async (path: string, init: RequestInit = {}) => {
    const response = await app.request(path, init)
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  const send = (path: string, method: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  /** Opens a new session with its own cookies; the first call also creates the first account. */
  const signIn = async (credentials = firstStaff) => {
    await prepareFirstAccount({ db, auth, publicUrl: config.publicUrl, now }, job, firstStaff)
    const { headers } = await auth.api.signInEmail({ body: credentials, returnHeaders: true })
    const jar = new Map<string, string>()
    const keep = (from: Headers) => {
      for (const [name = '', value = ''] of from
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1)[0]?.split(/=(.*)/s) ?? [])) {
        jar.set(name, value)
      }
    }
    keep(headers)
    const withCookies = (more: Record<string, string> = {}) => ({
      Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...more,
    })
    const carry = async (response: ReturnType<typeof request>) => {
      keep((await response).headers)
      return response
    }
    return {
      cookies: withCookies,
      get: (path: string, more?: Record<string, string>) => carry(request(path, { headers: withCookies(more) })),
      post: (path: string, body: unknown = {}, more?: Record<string, string>) =>
        carry(send(path, 'POST', body, withCookies(more))),
      put: (path: string, body: unknown, more?: Record<string, string>) =>
        carry(send(path, 'PUT', body, withCookies(more))),
      delete: (path: string, more?: Record<string, string>) =>
        carry(request(path, { method: 'DELETE', headers: withCookies(more) })),
      /** For bodies that are not JSON. */
      request: (path: string, init: RequestInit) => carry(request(path, { ...init, headers: withCookies() })),
      raw: (path: string) => app.request(path, { headers: withCookies() }),
    }
  }

  return {
    db,
    deps,
    auth,
    signIn,
    dataDir,
    mailFolder,
    uploadStore,
    localUploads,
    searchLog,
    logLines,
    /** Starts the HTTP server, by default on a free port. */
    listen: async (limits: ListenLimits = {}) => {
      const { port, close } = await listen(app.fetch, {
        ...config,
        ...limits,
        host: '127.0.0.1',
        port: Number(options.publicUrl ? new URL(options.publicUrl).port : 0),
        trustProxy: options.trustProxy ?? 0,
      })
      return { port, [Symbol.asyncDispose]: close }
    },
    request,
    /** The unread response, for bodies that are not text. */
    raw: (path: string, init?: RequestInit) => app.request(path, init),
    get: (path: string, headers: Record<string, string> = {}) => request(path, { headers }),
    post: (path: string, body: unknown, headers?: Record<string, string>) => send(path, 'POST', body, headers),
    requests: () => db.select().from(requests).orderBy(asc(requests.id)),
    lines: () => db.select().from(requestLines).orderBy(asc(requestLines.id)),
    mails: () => db.select().from(mails).orderBy(asc(mails.id)),
    /** Waits until the queue is empty. */
    deliveredMails: () =>
      vi.waitUntil(
        async () => {
          const rows = await db.select().from(mails).orderBy(asc(mails.id))
          return rows.length > 0 && rows.every(({ state }) => state !== 'queued') && rows
        },
        { timeout: 50_000, interval: 50 },
      ),
    /** Call after changing the catalogue's tables directly. */
    reloadCatalogue: () => {
      loader = { ...loader, load: createCatalogueLoader(db, withVersion) }
      return catalogue.reload()
    },
  }
}

async function forgetRequests({ connection, deliveries }: Stage): Promise<void> {
  const { pool } = connection
  await pool.query('delete from pgboss.job')
  // A delivery in progress locks the same tables, which could cause a deadlock.
  await Promise.allSettled(deliveries)
  // With few rows in them, deleting is many times faster than truncating.
  await pool.query([...tablesOfRequests, ...tablesOfStaff].map((table) => `delete from ${table}`).join(';'))
  await pool.query(
    `select setval(oid, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace and relname = any($1)`,
    [tablesOfRequests.map((table) => `${table}_id_seq`)],
  )
}

/** Referencing tables come before the tables they refer to. */
const tablesOfRequests = [
  'mails',
  'quote_lines',
  'quotes',
  'prices',
  'tracking_links',
  'request_lines',
  'request_events',
  'idempotency_keys',
  'requests',
  'preview_tokens',
  'searches',
  'settings',
  'uploads',
  'request_counts',
  'chores',
]
const tablesOfStaff = [
  'privacy_acts',
  'staff_events',
  'saved_views',
  'staff_links',
  'staff_credentials',
  'staff_sessions',
  'sign_in_attempts',
  'staff',
]

async function restoreCatalogue({ connection, restoreCatalogue }: Stage) {
  await restoreCatalogue()
  const load = createCatalogueLoader(connection.db, withVersion)
  return { first: await load(), load }
}
