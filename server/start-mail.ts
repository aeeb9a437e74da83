import { join } from 'node:path'
import type { Connection } from '../db/connect.ts'
import { type DeliveryDeps, deliverMail, parkMail } from '../mail/deliver-mail.ts'
import { mailRetries, startMailQueue } from '../mail/mail-queue.ts'
import { fileMailer, smtpMailer } from '../mail/mailer.ts'
import type { Env } from './env.ts'

type MailSettings = Pick<Env, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'dataDir' | 'publicUrl'>
type Rest = Pick<DeliveryDeps, 'renderMail' | 'catalogue' | 'settings' | 'tracking' | 'quotePdf' | 'now' | 'log'> & {
  onError: (error: unknown) => void
}

export async function startMail(connection: Connection, env: MailSettings, { onError, ...rest }: Rest) {
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
