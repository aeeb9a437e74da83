import type { Receipt } from '../../shared/requests/submissions.ts'
import { isTrackingPath } from '../../shared/tracking/tracking-page.ts'
import { type ListContent, readStored } from './quotation/quotation-list.ts'

/** What the form hands to the confirmation, in the state of the history: it is this browser's alone, and outlives a reload. */
export type Confirmation = {
  trackingPath: string | undefined
  email: string | undefined
  list: ListContent | undefined
}

/** Addresses are logged and sent as referrers, so the private page is not part of it. */
export const confirmationOf = (receipt: Receipt | undefined) =>
  receipt ? `/confirmacion?folio=${encodeURIComponent(receipt.folio)}` : '/confirmacion'

export function pathOf(receipt: Receipt | undefined): string | undefined {
  const path = receipt?.trackingUrl && URL.parse(receipt.trackingUrl)?.pathname
  return isTrackingPath(path) ? path : undefined
}

/** The entry may be of another version of the site. */
export function readConfirmation(state: unknown): Confirmation {
  const { trackingPath, email, list } = (state ?? {}) as Record<keyof Confirmation, unknown>
  return {
    trackingPath: isTrackingPath(trackingPath) ? trackingPath : undefined,
    email: typeof email === 'string' && email ? email : undefined,
    list: readStored(list),
  }
}
