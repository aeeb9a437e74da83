import type { Request } from '../../domain/requests/request.ts'
import type { ComposeDeps } from './compose-deps.ts'

export function recipientsOf({ settings, mailTo }: ComposeDeps, { kind }: Pick<Request, 'kind'>): string[] {
  const recipients = settings.current.recipients[kind]
  return recipients.length > 0 ? recipients : [mailTo]
}
