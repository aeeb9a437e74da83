import type { QuotationRequest } from '../contract/requests.ts'
import type { Deps } from './deps.ts'
import { type Reception, storeRequest } from './store-request.ts'
import { suspectSpam } from './suspect-spam.ts'

/** Takes a quotation list. A line whose product is gone is kept by its name and flagged, never refused. */
export function receiveQuotation(deps: Deps, request: QuotationRequest, key?: string): Promise<Reception> {
  const { name, email, phone, company, message, invoiceDetails } = request
  const lines = invoiceDetails.map((line) => ({
    ...line,
    productKnown: deps.catalogue.current.getProduct(line.productId) !== undefined,
  }))
  const content = {
    kind: 'quotation',
    name,
    email,
    phone: phone || null,
    company,
    equipment: null,
    message: message || null,
  } as const
  return storeRequest(deps, { content, lines, spamReason: suspectSpam(request) }, key)
}
