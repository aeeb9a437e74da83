import type { Request } from '../../domain/requests/request.ts'
import type { Mail } from '../mail.ts'
import type { ComposeDeps } from './compose-deps.ts'

export const companyMailbox = ({ settings, mailTo }: ComposeDeps): string => mailTo ?? settings.current.company.email

export function recipientsOf(deps: ComposeDeps, { kind }: Pick<Request, 'kind'>): string[] {
  const recipients = deps.settings.current.recipients[kind]
  return recipients.length > 0 ? recipients : [companyMailbox(deps)]
}

/** To whom staff answer a notice of the program: the customer, or each other if the customer has no address. */
export const customerOf = (deps: ComposeDeps, request: Request): Mail['replyTo'] =>
  request.email === null ? recipientsOf(deps, request) : { name: request.name, address: request.email }
