import type { Found } from '../find-mail.ts'
import type { Mail } from '../mail.ts'
import { composeAccountNotice } from './account-notice.ts'
import type { ComposeDeps } from './compose-deps.ts'
import { composeQuoteMail } from './compose-quote-mail.ts'
import { composeRequestMail } from './request-mail.ts'

/** The result is undefined if the mail has been overtaken by what happened since it was queued. */
export async function composeMail(deps: ComposeDeps, { mail, request, staffEmail }: Found): Promise<Mail | undefined> {
  if (request && mail.quoteId !== null) return composeQuoteMail(deps, mail, request)
  if (request) return composeRequestMail(deps, mail, request)
  if (!staffEmail) throw new Error('The mail belongs to nobody.')
  return composeAccountNotice(deps, mail, staffEmail)
}
