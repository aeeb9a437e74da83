import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '../../db/connect.ts'
import { hasRoom, isWritable } from '../../db/disk.ts'
import { migrate } from '../../db/migrate.ts'
import { withTimeout } from '../../db/with-timeout.ts'
import { seed, seedWithoutDemo } from '../../demo/seed.ts'
import { job } from '../../domain/actor.ts'
import { catalogueChannel } from '../../domain/catalogue/snapshot/live-catalogue.ts'
import { settingsChannel } from '../../domain/settings/live-settings.ts'
import { canSignIn, prepareFirstAccount } from '../../domain/staff/first-account.ts'
import { type DeliveryDeps, deliverMail, giveUpMail } from '../../mail/deliver-mail.ts'
import { mailRetries, startMailQueue } from '../../mail/mail-queue.ts'
import { fileMailer, smtpMailer } from '../../mail/mailer.ts'
import { createApp } from '../create-app.ts'
import { countInProcess, countSharedRequests, rateLimits } from '../guard/rate-limits.ts'
import { builtPages, sourcePages } from '../pages/load-pages.ts'
import { startChores } from './chores.ts'
import { createServices } from './create-services.ts'
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
  const { site, pageCacheRules, renderMail, hotReload } = await (process.argv.includes('--dev')
    ? sourcePages()
    : builtPages())
  const { db } = connection
  await migrate(db, env.hasDemo ? seed : seedWithoutDemo)
  const { deps, localUploads, sheetThread } = await createServices(connection, {
    publicUrl: env.publicUrl,
    dataDir: env.dataDir,
    now,
    onError,
    startMail: (mailDeps) => startMail(connection, env, { ...mailDeps, renderMail, log }, onError),
  })
  const stopCatalogue = connection.subscribe(catalogueChannel, deps.catalogue.reload)
  const stopSettings = connection.subscribe(settingsChannel, deps.settings.reload)
  const onDone = (chore: string) => log.info({ chore }, 'chore done')
  const chores = startChores({ deps, localUploads, onDone, onError })
  const monotonicMs = () => performance.now()

  let isDraining = false
  const checkReadiness = async () =>
    !isDraining &&
    (env.databaseUrl !== undefined || (hasRoom(env.dataDir) && isWritable(env.dataDir))) &&
    (await deps.mailQueue.isReady())

  const isReady = () => withTimeout(checkReadiness(), readyWithinMs).catch(() => false)
  const metrics = env.metricsToken ? (await import('./metrics.ts')).createMetrics({ db, now, isReady }) : undefined

  const app = createApp({
    ...deps,
    metrics,
    sheetThread,
    localUploads,
    log,
    site,
    pageCacheRules,
    rateLimits,
    countRequest: connection.isServer ? countSharedRequests({ db, monotonicMs, onError }) : countInProcess(monotonicMs),
    isReady,
    monotonicMs,
    config: { ...env, strictPolicy: !hotReload },
  })
  const firstLink = await prepareFirstAccount(deps, job, env.firstAccount)
  const stopAnswering = connection.isServer ? async () => {} : await answerOperator(deps, onError)
  if (env.firstAccount && !(await canSignIn(deps, env.firstAccount))) {
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
    deps.searchLog.stop,
    stopCatalogue,
    stopSettings,
    deps.mailQueue.stop,
    sheetThread.stop,
    connection.close,
  ]
  closeOnSignal({ log, drainMs: env.drainMs, steps: [drain, server.close, chores.stop, ...stopServices] })
}

type MailSettings = Pick<Env, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'dataDir'>

async function startMail(
  connection: Connection,
  { smtpUrl, mailFrom, mailTo, dataDir }: MailSettings,
  deps: Omit<DeliveryDeps, 'mailer' | 'mailTo' | 'sendsInProgress'>,
  onError: (error: unknown) => void,
) {
  const sender = () => {
    const { name, email } = deps.settings.current.company
    return mailFrom ?? { name, address: email }
  }
  const mailer = smtpUrl ? smtpMailer(smtpUrl, sender) : fileMailer(join(dataDir, 'mail'), sender)
  const delivery = { ...deps, mailer, mailTo, sendsInProgress: new Map() }
  const queue = await startMailQueue(connection, {
    deliver: (mailId) => deliverMail(delivery, mailId),
    giveUp: (mailId) => giveUpMail(delivery, mailId),
    onError,
    retries: mailRetries,
  })
  const stop = async () => {
    await queue.stop()
    mailer.close()
  }
  return { ...queue, stop }
}
