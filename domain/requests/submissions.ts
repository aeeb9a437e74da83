import type { Pack } from '../../shared/catalogue/pack.ts'
import { packText } from '../../shared/catalogue/sale-unit.ts'
import type { Contact, QuotationLine, QuotationRequest, Receipt } from '../../shared/requests/submissions.ts'
import type { Visitor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import type { Outcome } from '../outcome.ts'
import { storeRequest } from './store-request.ts'
import { suspectSpam } from './suspect-spam.ts'

/** Names, codes, units and formats come from the catalogue, so that they cannot be forged; a product that is no longer there keeps its own. */
export function receiveQuotation(
  deps: Pick<Deps, 'db' | 'catalogue' | 'mailQueue' | 'tracking' | 'now'>,
  actor: Visitor,
  request: QuotationRequest,
  key?: string,
): Promise<Outcome<Receipt>> {
  const { name, email, phone, company, message, otherProduct, invoiceDetails } = request
  const lines = invoiceDetails.map((line) => {
    const product = deps.catalogue.current.getProduct(line.productId)
    return {
      ...line,
      note: line.note || null,
      name: product?.name ?? line.name,
      code: product?.code ?? null,
      unit: product?.jsonDetails.unit || null,
      format: product?.jsonDetails.packs.find((pack) => isAskedIn(pack, line)) ?? null,
      productKnown: product !== undefined,
    }
  })
  const content = {
    kind: 'quotation',
    name,
    email,
    phone: phone || null,
    company,
    equipment: null,
    message: message || null,
    otherProduct: otherProduct || null,
  } as const
  const { website, elapsedMs, ...sent } = request
  return storeRequest(deps, actor, { content, lines, ...suspectSpam(content, { website, elapsedMs }), sent }, key)
}

/** The format may have changed since the buyer chose it; the quantity holds all the same. */
const isAskedIn = (pack: Pack, { format, quantity }: QuotationLine) =>
  packText(pack) === format && quantity % pack.quantity === 0

export function receiveContact(
  deps: Pick<Deps, 'db' | 'mailQueue' | 'tracking' | 'now'>,
  actor: Visitor,
  contact: Contact,
  key?: string,
): Promise<Outcome<Receipt>> {
  const { name, email, phone, company, message } = contact
  const equipment = contact.contactType === 'SERVICE' ? contact.equipment : null
  const kind = contact.contactType === 'SERVICE' ? 'service' : 'contact'
  const content = { kind, name, email, phone: phone || null, company, equipment, message, otherProduct: null } as const
  const { website, elapsedMs, ...sent } = contact
  return storeRequest(deps, actor, { content, lines: [], ...suspectSpam(content, { website, elapsedMs }), sent }, key)
}
