import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { quotes, requestEvents, staff } from '../../db/schema.ts'
import type { Found } from '../find-mail.ts'
import type { Mail } from '../mail.ts'
import type { ComposeDeps } from './compose-deps.ts'

type Signed = Pick<Mail, 'senderName' | 'replyTo'>

/** Quotes and replies come from the person who wrote them, and the answer reaches that person too. */
export async function signedBy(deps: ComposeDeps, mail: Found['mail'], recipients: string[]): Promise<Signed> {
  const writer = await writerOf(deps.db, mail)
  if (!writer) return { replyTo: recipients }
  return {
    senderName: `${writer.name} · ${deps.settings.current.company.name}`,
    replyTo: [...new Set([writer.email, ...recipients])],
  }
}

async function writerOf(db: Db, { id, requestId, quoteId }: Found['mail']) {
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
