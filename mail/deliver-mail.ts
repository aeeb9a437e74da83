import { and, asc, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db, Tx } from '../db/connect.ts'
import { mails, requestLines, requests, staff } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { recordReplyLeft } from '../domain/inbox/reply-left.ts'
import type { Request } from '../domain/request.ts'
import type { Mail, Mailer, RenderMail, RenderNotice } from './mail.ts'

export type DeliveryDeps = {
  db: Db
  mailer: Mailer
  renderMail: RenderMail
  renderNotice: RenderNotice
  mailTo: string
  now: () => Date
  log: Logger
}

type MailRow = typeof mails.$inferSelect

/** Sends one queued mail. Throws when it did not go out, so that the queue tries again. */
export async function deliverMail(deps: DeliveryDeps, mailId: number): Promise<void> {
  const { db, mailer, now, log } = deps
  const [found] = await db
    .select({ mail: mails, request: requests, staffEmail: staff.email })
    .from(mails)
    .leftJoin(requests, eq(requests.id, mails.requestId))
    .leftJoin(staff, eq(staff.id, mails.staffId))
    .where(eq(mails.id, mailId))
  if (found?.mail.state !== 'queued') return

  const attempt = { attempts: sql`${mails.attempts} + 1`, attemptedAt: now() }
  const record = (tx: Tx, outcome: Partial<typeof mails.$inferInsert>) =>
    tx
      .update(mails)
      .set({ ...attempt, ...outcome })
      .where(eq(mails.id, mailId))
  try {
    const state = await mailer.send(await compose(deps, found))
    const sentAt = now()
    await transact(db, async (tx) => {
      // The request is locked before its mail, as everywhere else: two acts in opposite order would wait for each other.
      if (found.mail.kind === 'reply' && found.request) await recordReplyLeft(tx, found.request.id, mailId, sentAt)
      await record(tx, { state, sentAt, lastError: null })
    })
  } catch (error) {
    await record(db, { lastError: technicalText(error) })
    log.warn({ err: error, folio: found.request?.folio, mail: found.mail.kind }, 'mail not sent, will be tried again')
    // The queue keeps what is thrown; the reason, which may hold an address, stays with the mail.
    throw new Error('The mail was not sent.')
  }
}

/** With the error's code, which tells more than some of the messages. */
function technicalText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, code } = error as Error & { code?: unknown }
  return typeof code === 'string' && !message.includes(code) ? `${code}: ${message}` : message
}

/** After the last retry: kept, and visible as failed. */
export async function parkMail({ db, log }: DeliveryDeps, mailId: number): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'failed' })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')))
  log.error({ mailId }, 'mail given up after the last try')
}

type Found = { mail: MailRow; request: Request | null; staffEmail: string | null }

async function compose(deps: DeliveryDeps, { mail, request, staffEmail }: Found): Promise<Mail> {
  if (request) return composeForRequest(deps, mail, request)
  if (!staffEmail) throw new Error('The mail belongs to nobody.')
  const content = await deps.renderNotice({ subject: mail.subject ?? '', body: mail.body ?? '' })
  const headers = { 'Auto-Submitted': 'auto-generated' }
  return { ...content, messageId: mail.messageId, to: staffEmail, replyTo: deps.mailTo, headers }
}

async function composeForRequest(
  { db, renderMail, mailTo }: DeliveryDeps,
  mail: MailRow,
  request: Request,
): Promise<Mail> {
  const lines = await db
    .select()
    .from(requestLines)
    .where(eq(requestLines.requestId, request.id))
    .orderBy(asc(requestLines.position))
  const content = await renderMail(mail, request, lines)
  const { messageId } = mail
  if (mail.kind === 'notification') {
    return { ...content, messageId, to: mailTo, replyTo: { name: request.name, address: request.email } }
  }
  const toVisitor = { ...content, messageId, to: request.email, replyTo: mailTo }
  if (mail.kind === 'acknowledgement') return { ...toVisitor, headers: { 'Auto-Submitted': 'auto-replied' } }
  const inReplyTo = await acknowledgementOf(db, request.id)
  return { ...toVisitor, ...(inReplyTo && { inReplyTo }) }
}

async function acknowledgementOf(db: Db, requestId: number): Promise<string | undefined> {
  const [sent] = await db
    .select({ messageId: mails.messageId })
    .from(mails)
    .where(and(eq(mails.requestId, requestId), eq(mails.kind, 'acknowledgement')))
  return sent?.messageId
}
