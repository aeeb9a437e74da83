import { mkdirSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { mailFileName } from '../domain/outgoing-mails.ts'
import type { Address, Mailer, PartlySent } from './mail.ts'

/** The name and address of the company can change while the program runs. */
type Sender = () => Address | string

/** A mail server that does not respond must not block a delivery for longer than the queue's expiry. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000, dnsTimeout: 5_000 }

export function smtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async ({ senderName, ...mail }) => {
      const sender = named(from(), senderName)
      const { to, cc = [] } = mail
      if (typeof to !== 'string' || cc.length === 0)
        return outcomeOf(await transport.sendMail({ from: sender, ...mail }))
      // Copies leave once the mail itself has, so that another attempt does not send them again.
      const envelope = { from: addressOf(sender), to }
      await transport.sendMail({ from: sender, ...mail, envelope })
      try {
        return outcomeOf(await transport.sendMail({ from: sender, ...mail, envelope: { ...envelope, to: cc } }))
      } catch (error) {
        return { rejected: `${cc.join(', ')}: ${error instanceof Error ? error.message : error}` }
      }
    },
    close: () => transport.close(),
  }
}

type Sent = { rejected: (string | Address)[]; rejectedErrors?: Error[] }

function outcomeOf({ rejected, rejectedErrors = [] }: Sent): 'sent' | PartlySent {
  if (rejected.length === 0) return 'sent'
  return { rejected: `${rejected.join(', ')}: ${rejectedErrors.map(({ message }) => message).join('; ')}` }
}

export function fileMailer(folder: string, from: Sender): Mailer {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async ({ senderName, ...mail }) => {
      const { message } = await transport.sendMail({ from: named(from(), senderName), ...mail })
      // With a PostgreSQL server the folder matters little, and may be deleted at any time.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeDurably(join(folder, mailFileName(mail.messageId)), message as Buffer)
      return 'filed'
    },
    takeBack: (messageId) => rm(join(folder, mailFileName(messageId)), { force: true }),
    close: () => {},
  }
}

function named(sender: Address | string, name: string | undefined): Address | string {
  if (!name) return sender
  return { name, address: addressOf(sender) }
}

const addressOf = (sender: Address | string) =>
  typeof sender === 'string' ? (/<(.+)>/.exec(sender)?.[1] ?? sender) : sender.address

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

/** Codes of the protocol and of signing in concern the site, whatever mail is sent. */
const ofProtocol = (code: number) => code < 510 || [530, 534, 535, 538].includes(code)

/** What RFC 3463 says of a mailbox that is missing, moved, full or disabled, and of this message. */
const ofThisMail = /\b5\.1\.(?:1|2|3|6|10)\b|\b5\.2\.[123]\b|\b5\.3\.4\b|\b5\.6\.\d\b/

const enhancedCode = /\b5\.\d{1,3}\.\d{1,3}\b/

/** Servers that give no enhanced code say it in words. */
const isUnknown =
  /\b(?:no such|unknown|invalid) (?:user|mailbox|recipient|address)|\b(?:user|mailbox|recipient|address|account)\b.{0,40}\b(?:unknown|not found|disabled|unavailable|does not exist|doesn't exist)/i

const ofSender = /\bsender\b/i

/**
 * Whether the server rejected this recipient or message for good. Everything else, such as quotas, relaying and blocked
 * senders, may concern all mails of the site, so that is tried again until somebody has set it right.
 */
export function isRejectedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode, response } = error as Error & Record<string, unknown>
  if (command !== 'RCPT TO' && command !== 'DATA') return false
  if (typeof responseCode !== 'number' || ofProtocol(responseCode)) return false
  const text = String(response)
  return enhancedCode.test(text) ? ofThisMail.test(text) : isUnknown.test(text) && !ofSender.test(text)
}
