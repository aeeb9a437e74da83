import type { Receipt } from '../../contract/requests/submissions.ts'
import { isTrackingPath } from '../../contract/tracking/tracking-page.ts'

/** Addresses are logged and sent as referrers, so the private page is not part of it. */
export const confirmationOf = (receipt: Receipt | undefined) =>
  receipt ? `/confirmacion?folio=${encodeURIComponent(receipt.folio)}` : '/confirmacion'

export function pathOf(receipt: Receipt | undefined): string | undefined {
  const path = receipt?.trackingUrl && URL.parse(receipt.trackingUrl)?.pathname
  return isTrackingPath(path) ? path : undefined
}
