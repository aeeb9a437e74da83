import type { Request } from '../../domain/requests/request.ts'
import type { ComposeDeps } from './compose-deps.ts'

export const companyMailbox = ({ settings, mailTo }: ComposeDeps): string => mailTo ?? settings.current.company.email

export function recipientsOf(deps: ComposeDeps, { kind }: Pick<Request, 'kind'>): string[] {
  const recipients = deps.settings.current.recipients[kind]
  return recipients.length > 0 ? recipients : [companyMailbox(deps)]
}
