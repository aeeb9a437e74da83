import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { mails, quotes, requestEvents, requests, staff } from '../db/schema.ts'
import type { Deps } from '../domain/deps.ts'
import type { Request } from '../domain/requests/request.ts'
import type { Mail, RenderMail } from './mail.ts'

export const companyMailbox = ({ settings, mailTo }: ComposeDeps): string => mailTo ?? settings.current.company.email

export function recipientsOf(deps: ComposeDeps, { kind }: Pick<Request, 'kind'>): string[] {
  const recipients = deps.settings.current.recipients[kind]
  return recipients.length > 0 ? recipients : [companyMailbox(deps)]
}

/** To whom staff answer a notice of the program: the customer, or each other if the customer has no address. */
export const customerOf = (deps: ComposeDeps, request: Request): Mail['replyTo'] =>
  request.email === null ? recipientsOf(deps, request) : { name: request.name, address: request.email }

type MailRow = typeof mails.$inferSelect

/** A mail about an account has the address of its owner and no request. */
export type FoundMail = { mail: MailRow; request: Request | null; staffEmail: string | null }

export async function findMail(db: Db, mailId: number): Promise<FoundMail | undefined> {
  const [found] = await db
    .select({ mail: mails, request: requests, staffEmail: staff.email })
    .from(mails)
    .leftJoin(requests, eq(requests.id, mails.requestId))
    .leftJoin(staff, eq(staff.id, mails.staffId))
    .where(eq(mails.id, mailId))
  return found
}

export type ComposeDeps = Pick<Deps, 'db' | 'catalogue' | 'settings' | 'tracking' | 'now'> & {
  renderMail: RenderMail
  /** The result is undefined if there is no such version. */
  quotePdf: (requestId: number, version: number) => Promise<Buffer | undefined>
  /** Without one, the company's own address is used. */
  mailTo: string | undefined
  publicUrl: string
}

type Signed = Pick<Mail, 'senderName' | 'replyTo'>

/** Quotes and replies come from the person who wrote them, and the answer reaches that person too. */
export async function signedBy(deps: ComposeDeps, mail: FoundMail['mail'], recipients: string[]): Promise<Signed> {
  const writer = await writerOf(deps.db, mail)
  if (!writer) return { replyTo: recipients }
  return {
    senderName: `${writer.name} · ${deps.settings.current.company.name}`,
    replyTo: [...new Set([writer.email, ...recipients])],
  }
}

async function writerOf(db: Db, { id, requestId, quoteId }: FoundMail['mail']) {
  const person = { name: staff.name, email: staff.email }
  const isActive = isNull(staff.disabledAt)
  const [writer] = quoteId
    ? await db
        .select(person)
        .from(quotes)
        .innerJoin(staff, eq(staff.id, quotes.sentBy))
        .where(and(eq(quotes.id, quoteId), isActive))
    : await db
        .select(person)
        .from(requestEvents)
        .innerJoin(staff, eq(staff.id, requestEvents.staffId))
        .where(
          and(
            eq(requestEvents.requestId, requestId ?? 0),
            eq(requestEvents.kind, 'reply'),
            sql`${requestEvents.detail}->>'mailId' = ${String(id)}`,
            isActive,
          ),
        )
  return writer
}

/** What follows belongs to the thread of the acknowledgement, which requests entered by staff do not have. */
export async function acknowledgementOf(db: Db, requestId: number): Promise<{ inReplyTo?: string }> {
  const [sent] = await db
    .select({ messageId: mails.messageId })
    .from(mails)
    .where(and(eq(mails.requestId, requestId), eq(mails.kind, 'acknowledgement')))
  return sent ? { inReplyTo: sent.messageId } : {}
}
