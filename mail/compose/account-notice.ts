import type { Found } from '../find-mail.ts'
import type { Mail } from '../mail.ts'
import type { ComposeDeps } from './compose-deps.ts'
import { companyMailbox } from './recipients-of.ts'

export async function composeAccountNotice(
  deps: ComposeDeps,
  { subject, body, messageId }: Found['mail'],
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
