import { composeQuoteMail } from './compose-quote-mail.ts'
import { composeRequestMail } from './compose-request-mail.ts'
import { type ComposeDeps, companyMailbox, type FoundMail } from './envelope.ts'
import type { Mail } from './mail.ts'

/** The result is undefined if the mail has been overtaken by what happened since it was queued. */
export async function composeMail(
  deps: ComposeDeps,
  { mail, request, staffEmail }: FoundMail,
): Promise<Mail | undefined> {
  if (request && mail.quoteId !== null) return composeQuoteMail(deps, mail, request)
  if (request) return composeRequestMail(deps, mail, request)
  if (!staffEmail) throw new Error('The mail belongs to nobody.')
  return composeAccountNotice(deps, mail, staffEmail)
}

async function composeAccountNotice(
  deps: ComposeDeps,
  { subject, body, messageId }: FoundMail['mail'],
  staffEmail: string,
): Promise<Mail> {
  const letter = { kind: 'account_notice' as const, subject: subject ?? '', body: body ?? '' }
  const content = await deps.renderMail(letter, deps.settings.current.company)
  return {
    ...content,
    messageId,
    to: staffEmail,
    replyTo: companyMailbox(deps),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
