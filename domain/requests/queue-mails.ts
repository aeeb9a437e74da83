import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/connect.ts'
import { mails } from '../../db/schema.ts'
import { defaultCompany } from '../../shared/settings/default-company.ts'
import type { MailQueue } from '../deps.ts'
import type { MailKind } from './request.ts'

type NewMail = { kind: MailKind; key?: string; subject?: string; body?: string; quoteId?: number; cc?: string[] }

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

export function messageIdOf({ folio }: { folio: string }, kind: MailKind, key: string): string {
  const [, domain] = defaultCompany.email.split('@')
  return `<${folio}.${kind}.${key}@${domain}>`
}
