import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Tx } from '../db/connect.ts'
import { mails } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { countAcknowledgement } from '../domain/outgoing-mails.ts'
import { recordAnswerSent } from '../domain/requests/answers.ts'
import { composeMail } from './compose-mail.ts'
import { type ComposeDeps, type FoundMail, findMail } from './envelope.ts'

import type { Mailer } from './mail.ts'
import { isRejectedForGood } from './mailer.ts'

export type DeliveryDeps = ComposeDeps & {
  mailer: Mailer
  now: () => Date
  log: Logger
  sendsInProgress: Map<number, Promise<Sent | undefined>>
}

type Sent = { state: 'sent' | 'filed'; sentAt: Date; lastError: string | null }

/** If the process dies between sending and recording, the mail is sent again with the same Message-ID. */
export async function deliverMail(deps: DeliveryDeps, mailId: number): Promise<void> {
  const found = await findMail(deps.db, mailId)
  if (!found) return
  const { state, sentAt, lastError } = found.mail
  if (state === 'queued') {
    const sent = await sendOnce(deps, found)
    return sent && recordSent(deps, found, sent)
  }
  // An answer may have been sent without the request having been marked as answered.
  if ((state === 'sent' || state === 'filed') && sentAt) await recordSent(deps, found, { state, sentAt, lastError })
}

function sendOnce(deps: DeliveryDeps, found: FoundMail): Promise<Sent | undefined> {
  const { sendsInProgress } = deps
  const { id } = found.mail
  const before = sendsInProgress.get(id)
  if (before) return before
  const sent = send(deps, found)
  sendsInProgress.set(id, sent)
  sent.then(
    (done) => done || sendsInProgress.delete(id),
    () => sendsInProgress.delete(id),
  )
  return sent
}

async function send(deps: DeliveryDeps, found: FoundMail): Promise<Sent | undefined> {
  const { db, mailer, now, log } = deps
  const ofMail = eq(mails.id, found.mail.id)
  try {
    if (await withhold(deps, found)) return undefined
    const mail = await composeMail(deps, found)
    if (!mail) {
      await db.update(mails).set({ state: 'dropped', lastError: null }).where(ofMail)
      return undefined
    }
    // Recorded before sending, so that nothing is sent while the database cannot be written.
    const [recorded] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, attemptedAt: now() })
      .where(ofMail)
      .returning({ id: mails.id })
    if (!recorded) return undefined
    const result = await mailer.send(mail)
    if (typeof result === 'string') return { state: result, sentAt: now(), lastError: null }
    log.warn({ folio: found.request?.folio, mail: found.mail.kind }, 'mail sent, but some recipients were rejected')
    return { state: 'sent', sentAt: now(), lastError: result.rejected }
  } catch (error) {
    const isFinal = isRejectedForGood(error)
    await db
      .update(mails)
      .set({ lastError: technicalText(error), attemptedAt: now(), ...(isFinal && { state: 'failed' }) })
      .where(ofMail)
    if (isFinal) {
      log.error({ err: error, folio: found.request?.folio, mail: found.mail.kind }, 'mail rejected for good')
      return undefined
    }
    log.warn({ err: error, folio: found.request?.folio, mail: found.mail.kind }, 'mail not sent, will be tried again')
    // The queue stores this error; the cause may contain an address and is stored only with the mail.
    throw new Error('The mail was not sent.')
  }
}

/** It is counted once, at its first attempt. What staff send by hand has been attempted, so it always leaves. */
async function withhold({ db, now }: DeliveryDeps, { mail, request }: FoundMail): Promise<boolean> {
  const email = request?.email
  if (mail.kind !== 'acknowledgement' || mail.attemptedAt || !email) return false
  return transact(db, async (tx) => {
    const { isAllowed } = await countAcknowledgement(tx, email)
    await tx
      .update(mails)
      .set({ attemptedAt: now(), ...(!isAllowed && { state: 'withheld' }) })
      .where(eq(mails.id, mail.id))
    return !isAllowed
  })
}

async function recordSent(
  { db, mailer, settings, sendsInProgress, log }: DeliveryDeps,
  { mail, request }: FoundMail,
  sent: Sent,
) {
  const record = async (tx: Tx) => {
    const recorded = await tx.update(mails).set(sent).where(eq(mails.id, mail.id)).returning({ id: mails.id })
    // The person was erased while the mail was being sent.
    if (recorded.length === 0) await mailer.takeBack?.(mail.messageId)
  }
  try {
    await transact(db, async (tx) => {
      // The request is locked before its mail, as everywhere else, to avoid deadlocks.
      if (isAnswer(mail) && request) await recordAnswerSent({ settings }, tx, request.id, mail.id, sent.sentAt)
      await record(tx)
    })
  } catch (error) {
    log.error({ err: error, folio: request?.folio, mail: mail.kind }, 'mail sent, but not recorded')
    // A mail that was sent must not stay queued.
    await record(db)
    sendsInProgress.delete(mail.id)
    throw new Error('The mail was sent, but what follows from it was not recorded.')
  }
  sendsInProgress.delete(mail.id)
}

const isAnswer = ({ kind }: FoundMail['mail']) => kind === 'reply' || kind === 'quote'

/** Some messages lack the error's code. */
function technicalText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, code } = error as Error & { code?: unknown }
  return typeof code === 'string' && !message.includes(code) ? `${code}: ${message}` : message
}

export async function giveUpMail({ db, log }: DeliveryDeps, mailId: number): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'failed' })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')))
  log.error({ mailId }, 'mail given up after the last try')
}
