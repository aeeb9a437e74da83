import type { QuotationRequest } from '../../contract/requests/submissions.ts'
import type { Deps } from '../deps.ts'
import { type StoreResult, storeRequest } from './store-request.ts'
import { suspectSpam } from './suspect-spam.ts'

/**
 * Takes a quotation list. A line whose product is gone is kept by the name it came with and flagged, never refused; any
 * other has the catalogue's name and unit, which nobody can forge.
 */
export function receiveQuotation(deps: Deps, request: QuotationRequest, key?: string): Promise<StoreResult> {
  const { name, email, phone, company, message, invoiceDetails } = request
  const lines = invoiceDetails.map((line) => {
    const product = deps.catalogue.current.getProduct(line.productId)
    return {
      ...line,
      name: product?.name ?? line.name,
      unit: product?.jsonDetails.unit || null,
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
  } as const
  const { website, elapsedMs, ...sent } = request
  return storeRequest(deps, { content, lines, spamReason: suspectSpam({ website, elapsedMs }), sent }, key)
}
