import type { Contact, Receipt } from '../../shared/requests/submissions.ts'
import type { Deps } from '../deps.ts'
import type { Outcome } from '../outcome.ts'
import { storeRequest } from './store-request.ts'
import { suspectSpam } from './suspect-spam.ts'

export function receiveContact(deps: Deps, contact: Contact, key?: string): Promise<Outcome<Receipt>> {
  const { name, email, phone, company, message } = contact
  const equipment = contact.contactType === 'SERVICE' ? contact.equipment : null
  const kind = contact.contactType === 'SERVICE' ? 'service' : 'contact'
  const content = { kind, name, email, phone: phone || null, company, equipment, message, otherProduct: null } as const
  const { website, elapsedMs, ...sent } = contact
  return storeRequest(deps, { content, lines: [], ...suspectSpam(content, { website, elapsedMs }), sent }, key)
}
