import type { Found } from '../find-mail.ts'
import type { Mail } from '../mail.ts'
import type { ComposeDeps } from './compose-deps.ts'

export async function composeAccountNotice(
  { renderMail, mailTo }: ComposeDeps,
  { subject, body, messageId }: Found['mail'],
  staffEmail: string,
): Promise<Mail> {
  const content = await renderMail({ kind: 'account_notice', subject: subject ?? '', body: body ?? '' })
  return {
    ...content,
    messageId,
    to: staffEmail,
    replyTo: mailTo,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
