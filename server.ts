import { join } from 'node:path'
import { connect } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { seed } from './db/seed/seed.ts'
import { loadCatalogue } from './domain/catalogue.ts'
import { catalogueChannel, keepCatalogue } from './domain/live-catalogue.ts'
import { deliverMail, parkMail } from './mail/deliver-mail.ts'
import { mailRetries, startMailQueue } from './mail/mail-queue.ts'
import { fileMailer, smtpMailer } from './mail/mailer.ts'
import { createApp } from './server/create-app.ts'
import { readEnv } from './server/env.ts'
import { closeOnSignal, explainFailure } from './server/lifecycle.ts'
import { listen } from './server/listen.ts'
import { createLog } from './server/log.ts'
import { builtPages, sourcePages } from './server/pages.ts'
import { rateLimits } from './server/rate-limits.ts'
import { keepUploads } from './server/uploads/keep-uploads.ts'

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const log = createLog(env.logLevel)
  const onError = (error: unknown) => log.error({ err: error }, 'background failure')
  const now = () => new Date()
  const { site, renderMail, hotReload } = await (process.argv.includes('--dev') ? sourcePages() : builtPages())

  const connection = await connect({ ...env, onError })
  const { db } = connection
  await migrate(db, seed)
  const catalogue = keepCatalogue(await loadCatalogue(db), () => loadCatalogue(db), onError)
  const uploads = keepUploads(env.uploadsFolder)
  const stopHearing = connection.hear(catalogueChannel, catalogue.reload)

  const mailer = env.smtpUrl
    ? smtpMailer(env.smtpUrl, env.mailFrom)
    : fileMailer(join(env.dataDir, 'mail'), env.mailFrom)
  const delivery = { db, mailer, renderMail, mailTo: env.mailTo, now, log }
  const mailQueue = await startMailQueue(connection, {
    deliver: (mailId) => deliverMail(delivery, mailId),
    park: (mailId) => parkMail(delivery, mailId),
    onError,
    retries: mailRetries,
  })

  const app = createApp({
    db,
    catalogue,
    uploads,
    mailQueue,
    now,
    log,
    site,
    rateLimits,
    isReady: mailQueue.isReady,
    settings: { ...env, strictPolicy: !hotReload },
  })
  const server = await listen(app.fetch, { ...env, before: hotReload })
  console.log(`Precinta: ${env.publicUrl}\nData: ${connection.location}`)

  closeOnSignal(log, [server.close, stopHearing, mailQueue.stop, async () => mailer.close(), connection.close])
}

start().catch(explainFailure)
