import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/connect.ts'
import { countInWindow } from '../db/count-in-window.ts'
import { mails } from '../db/schema.ts'
import { defaultCompany } from '../shared/settings/default-company.ts'
import type { MailQueue } from './deps.ts'
import type { StoredMailKind } from './requests/request.ts'

type NewMail = { kind: StoredMailKind; key?: string; subject?: string; body?: string; quoteId?: number; cc?: string[] }

export async function queueMails(
  { mailQueue }: { mailQueue: MailQueue },
  tx: Tx,
  request: { id: number; folio: string },
  wanted: NewMail[],
): Promise<number[]> {
  const rows = wanted.map(({ key = randomUUID(), ...mail }) => ({
    ...mail,
    requestId: request.id,
    messageId: messageIdOf(request, mail.kind, key),
  }))
  const queued = await tx.insert(mails).values(rows).onConflictDoNothing().returning({ id: mails.id })
  const ids = queued.map(({ id }) => id)
  if (ids.length > 0) await mailQueue.enqueue(tx, ids)
  return ids
}

export async function queueAccountNotice(
  { mailQueue }: { mailQueue: MailQueue },
  tx: Tx,
  staffId: string,
  words: { subject: string; body: string },
): Promise<void> {
  const messageId = messageIdOf({ folio: 'CUENTA' }, 'notification', randomUUID())
  const row = { ...words, staffId, kind: 'notification' as const, messageId }
  const [queued] = await tx.insert(mails).values(row).returning({ id: mails.id })
  if (queued) await mailQueue.enqueue(tx, [queued.id])
}

export function messageIdOf({ folio }: { folio: string }, kind: StoredMailKind, key: string): string {
  const [, domain] = defaultCompany.email.split('@')
  return `<${folio}.${kind}.${key}@${domain}>`
}

/** A buyer sends a handful of requests a day, but anybody can enter the address of somebody else. */
export const dailyAcknowledgements = 5

const dayMs = 24 * 60 * 60_000

/** Spellings that usually reach one mailbox. Some servers tell dots apart, but two such people can share a limit. */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(address.trim().toLowerCase()) ?? []
  const plain = local.replace(/(?!^)\+.*$/s, '').replaceAll('.', '')
  return `${plain}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}

/** The transaction holds the count until it ends, so concurrent deliveries cannot exceed the limit. */
export async function countAcknowledgement(tx: Tx, address: string): Promise<{ isAllowed: boolean }> {
  const { count } = await countInWindow(tx, `acknowledgement ${mailboxOf(address)}`, dayMs)
  return { isAllowed: count <= dailyAcknowledgements }
}

export const mailFileName = (messageId: string) => `${messageId.slice(1).split('@')[0]}.eml`
