import { asc, eq } from 'drizzle-orm'
import { requestLines } from '../db/schema.ts'
import { misfitsOf } from '../domain/requests/read-request.ts'
import type { Request } from '../domain/requests/request.ts'
import { showLink } from '../domain/tracking/links-in-text.ts'
import { firstName } from '../shared/requests/greeting.ts'
import { requestTitles } from '../shared/requests/request-names.ts'
import { fillIn } from '../shared/settings/placeholders.ts'
import { acknowledgementOf, type ComposeDeps, customerOf, type FoundMail, recipientsOf, signedBy } from './envelope.ts'
import type { Mail } from './mail.ts'

/** A customer without an address gets no mail. */
export async function composeRequestMail(
  deps: ComposeDeps,
  mail: FoundMail['mail'],
  request: Request,
): Promise<Mail | undefined> {
  const { kind, subject, body, messageId } = mail
  const { db, renderMail, tracking } = deps
  const { company } = deps.settings.current
  const recipients = recipientsOf(deps, request)
  const lines = await db
    .select()
    .from(requestLines)
    .where(eq(requestLines.requestId, request.id))
    .orderBy(asc(requestLines.position))
  if (kind === 'notification') {
    const content = await renderMail({ kind, request, lines, misfits: await misfitsOf(deps, lines) }, company)
    return { ...content, messageId, to: recipients, replyTo: customerOf(deps, request) }
  }
  if (request.email === null) return undefined
  const toVisitor = { messageId, to: request.email, replyTo: recipients }
  switch (kind) {
    case 'acknowledgement': {
      const trackingUrl = await tracking.linkOf(db, request, 'mailed')
      const letter = { kind, request, lines, trackingUrl, ...acknowledgementTo(deps, request) }
      const content = await renderMail(letter, company)
      return { ...content, ...toVisitor, headers: { 'Auto-Submitted': 'auto-replied' } }
    }
    case 'link': {
      const link = await tracking.linkOf(db, request, 'mailed')
      return link ? { ...(await composeLink(deps, mail, request, link)), ...toVisitor } : undefined
    }
    default: {
      const link = await tracking.linkOf(db, request, 'mailed')
      const text = { subject: subject ?? '', body: showLink(body ?? '', link) }
      const content = await renderMail({ kind: 'reply', ...text, request, lines }, company)
      return {
        ...content,
        ...toVisitor,
        ...(await signedBy(deps, mail, recipients)),
        ...(await acknowledgementOf(db, request.id)),
      }
    }
  }
}

/** It must not name the sender, as replies do. */
async function composeLink(
  { db, renderMail, settings }: ComposeDeps,
  mail: FoundMail['mail'],
  request: Request,
  link: string,
) {
  const { subject, body } = mail
  const letter = {
    kind: 'quote' as const,
    subject: subject ?? '',
    body: showLink(body ?? '', link),
    title: `${requestTitles[request.kind]} ${request.folio}`,
    facts: [],
    button: { label: 'Ver la solicitud', href: link },
  }
  return {
    ...(await renderMail(letter, settings.current.company)),
    ...(await acknowledgementOf(db, request.id)),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function acknowledgementTo({ settings }: ComposeDeps, { kind, folio, name }: Request) {
  const { company, mailTemplates } = settings.current
  const { subject, body } = mailTemplates.acknowledgements[kind]
  const telefono = kind === 'service' ? company.phones.service : company.phones.sales
  const values = { nombre: firstName(name), folio, telefono }
  return { subject: fillIn(subject, values), body: fillIn(body, values) }
}
