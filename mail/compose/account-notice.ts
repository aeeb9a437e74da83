import type { Found } from '../find-mail.ts'
import type { Mail } from '../mail.ts'
import type { ComposeDeps } from './compose-deps.ts'

export async function composeAccountNotice(
  { renderMail, settings, mailTo }: ComposeDeps,
  { subject, body, messageId }: Found['mail'],
  staffEmail: string,
): Promise<Mail> {
  const letter = { kind: 'account_notice' as const, subject: subject ?? '', body: body ?? '' }
  const content = await renderMail(letter, settings.current.company)
  return {
    ...content,
    messageId,
    to: staffEmail,
    replyTo: mailTo,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
