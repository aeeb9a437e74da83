import { asc, eq } from 'drizzle-orm'
import { requestLines } from '../../db/schema.ts'
import type { Request } from '../../domain/requests/request.ts'
import type { Found } from '../find-mail.ts'
import type { Mail } from '../mail.ts'
import { acknowledgementOf } from './acknowledgement-of.ts'
import type { ComposeDeps } from './compose-deps.ts'
import { recipientsOf } from './recipients-of.ts'

export async function composeRequestMail(
  deps: ComposeDeps,
  { kind, subject, body, messageId }: Found['mail'],
  request: Request,
): Promise<Mail> {
  const { db, renderMail, tracking } = deps
  const { company } = deps.settings.current
  const recipients = recipientsOf(deps, request)
  const lines = await db
    .select()
    .from(requestLines)
    .where(eq(requestLines.requestId, request.id))
    .orderBy(asc(requestLines.position))
  const toVisitor = { messageId, to: request.email, replyTo: recipients }
  switch (kind) {
    case 'notification': {
      const content = await renderMail({ kind, request, lines }, company)
      return { ...content, messageId, to: recipients, replyTo: { name: request.name, address: request.email } }
    }
    case 'acknowledgement': {
      const trackingUrl = await tracking.linkOf(db, request)
      const content = await renderMail({ kind, request, lines, trackingUrl }, company)
      return { ...content, ...toVisitor, headers: { 'Auto-Submitted': 'auto-replied' } }
    }
    default: {
      const content = await renderMail(
        { kind: 'reply', subject: subject ?? '', body: body ?? '', request, lines },
        company,
      )
      return { ...content, ...toVisitor, ...(await acknowledgementOf(db, request.id)) }
    }
  }
}
