import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '../../db/connect.ts'
import { hasRoom, isWritable } from '../../db/disk.ts'
import { migrate } from '../../db/migrate.ts'
import { withTimeout } from '../../db/with-timeout.ts'
import { seed, seedWithoutDemo } from '../../demo/seed.ts'
import { createSheetThread } from '../../documents/sheet-thread.ts'
import { job } from '../../domain/actor.ts'
import {
  catalogueChannel,
  createCatalogueLoader,
  keepCatalogue,
} from '../../domain/catalogue/snapshot/live-catalogue.ts'
import { keepSearchLog } from '../../domain/reports/search-log.ts'
import { createLiveSettings, settingsChannel } from '../../domain/settings/live-settings.ts'
import { createAuth } from '../../domain/staff/auth.ts'
import { canSignIn, prepareFirstAccount } from '../../domain/staff/first-account.ts'
import { createTrackingLinks } from '../../domain/tracking/tracking-links.ts'
import { type DeliveryDeps, deliverMail, parkMail } from '../../mail/deliver-mail.ts'
import { mailRetries, startMailQueue } from '../../mail/mail-queue.ts'
import { fileMailer, smtpMailer } from '../../mail/mailer.ts'
import { createApp } from '../create-app.ts'
import { quotePdf } from '../documents.ts'
import { countInProcess, countSharedRequests, rateLimits } from '../guard/rate-limits.ts'
import { withVersion } from '../library.ts'
import { builtPages, sourcePages } from '../pages/load-pages.ts'
import { keepUploads, openUploads } from '../uploads/keep-uploads.ts'
import { startChores } from './chores.ts'
import type { Env } from './env.ts'
import { closeOnSignal } from './lifecycle.ts'
import { listen } from './listen.ts'
import type { Logger } from './log.ts'
import { answerOperator } from './operator-socket.ts'

/** Balancers ask every few seconds and wait about as long. */
const readyWithinMs = 2_000

type Basis = { env: Env; log: Logger; onError: (error: unknown) => void }

export async function serve(connection: Connection, { env, log, onError }: Basis): Promise<void> {
  const now = () => new Date()
  const { site, renderMail, hotReload } = await (process.argv.includes('--dev') ? sourcePages() : builtPages())
  const { db } = connection
  await migrate(db, env.hasDemo ? seed : seedWithoutDemo)
  const { uploadStore, localUploads } = await openUploads(connection, env.dataDir)
  const uploads = keepUploads(uploadStore)
  const live = await startCatalogue(connection, onError)
  const { catalogue } = live
  const liveSettings = await startSettings(connection, onError)
  const { settings } = liveSettings
  const tracking = await createTrackingLinks(db, env.publicUrl)
  const sheetThread = createSheetThread()
  const drawing = { db, settings, now, sheetThread, localUploads }
  const mail = await startMail(connection, env, {
    ...{ renderMail, catalogue, settings, tracking, now, log, onError },
    quotePdf: (requestId, version) => quotePdf(drawing, { requestId, version }),
  })
  const auth = await createAuth({ db, publicUrl: env.publicUrl })
  const searchLog = keepSearchLog({ db, now, onError })
  const deps = { db, catalogue, settings, uploads, mailQueue: mail, searchLog, tracking, dataDir: env.dataDir, now }
  const onDone = (chore: string) => log.info({ chore }, 'chore done')
  const chores = startChores({ deps, localUploads, onDone, onError })
  const monotonicMs = () => performance.now()

  let isDraining = false
  const checkReadiness = async () =>
    !isDraining &&
    (env.databaseUrl !== undefined || (hasRoom(env.dataDir) && isWritable(env.dataDir))) &&
    (await mail.isReady())

  const isReady = () => withTimeout(checkReadiness(), readyWithinMs).catch(() => false)
  const metrics = env.metricsToken ? (await import('./metrics.ts')).createMetrics({ db, now, isReady }) : undefined

  const app = createApp({
    ...deps,
    metrics,
    sheetThread,
    localUploads,
    auth,
    log,
    site,
    rateLimits,
    countRequest: connection.isServer ? countSharedRequests({ db, monotonicMs, onError }) : countInProcess(monotonicMs),
    isReady,
    monotonicMs,
    config: { ...env, strictPolicy: !hotReload },
  })
  const staffDeps = { db, auth, publicUrl: env.publicUrl, now }
  const firstLink = await prepareFirstAccount(staffDeps, job, env.firstAccount)
  const stopAnswering = connection.isServer
    ? async () => {}
    : await answerOperator({ ...staffDeps, dataDir: env.dataDir }, onError)
  if (env.firstAccount && !(await canSignIn(staffDeps, env.firstAccount))) {
    log.warn(
      'ADMIN_EMAIL and ADMIN_PASSWORD were ignored: there are accounts already, and they sign in to none of them. ' +
        'npm run admin:link makes a link that sets a new one.',
    )
  }
  const server = await listen(app.fetch, { ...env, before: hotReload })
  console.log(`Precinta: ${env.publicUrl}\nData: ${connection.location}`)
  if (firstLink) console.log(`First staff account, once and within 24 hours: ${firstLink}`)

  const drain = async () => {
    isDraining = true
    server.drain()
    await wait(env.drainMs)
  }
  const stopServices = [
    stopAnswering,
    searchLog.stop,
    live.stop,
    liveSettings.stop,
    mail.stop,
    sheetThread.stop,
    connection.close,
  ]
  closeOnSignal({ log, drainMs: env.drainMs, steps: [drain, server.close, chores.stop, ...stopServices] })
}

type MailSettings = Pick<Env, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'dataDir' | 'publicUrl'>
type Rest = Pick<DeliveryDeps, 'renderMail' | 'catalogue' | 'settings' | 'tracking' | 'quotePdf' | 'now' | 'log'> & {
  onError: (error: unknown) => void
}

async function startMail(connection: Connection, env: MailSettings, { onError, ...rest }: Rest) {
  const sender = () => {
    const { name, email } = rest.settings.current.company
    return env.mailFrom ?? { name, address: email }
  }
  const mailer = env.smtpUrl ? smtpMailer(env.smtpUrl, sender) : fileMailer(join(env.dataDir, 'mail'), sender)
  const delivery = {
    db: connection.db,
    mailer,
    mailTo: env.mailTo,
    publicUrl: env.publicUrl,
    handovers: new Map(),
    ...rest,
  }
  const queue = await startMailQueue(connection, {
    deliver: (mailId) => deliverMail(delivery, mailId),
    park: (mailId) => parkMail(delivery, mailId),
    onError,
    retries: mailRetries,
  })
  const stop = async () => {
    await queue.stop()
    mailer.close()
  }
  return { ...queue, stop }
}

async function startCatalogue({ db, subscribe }: Connection, onError: (error: unknown) => void) {
  const load = createCatalogueLoader(db, withVersion)
  const catalogue = keepCatalogue(await load(), load, onError)
  return { catalogue, stop: subscribe(catalogueChannel, catalogue.reload) }
}

async function startSettings({ db, subscribe }: Connection, onError: (error: unknown) => void) {
  const settings = await createLiveSettings(db, onError)
  return { settings, stop: subscribe(settingsChannel, settings.reload) }
}
