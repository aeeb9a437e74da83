import { readSession } from '../../domain/staff/session.ts'
import type { StaffDeps } from '../../domain/staff/staff-deps.ts'

/** Staff who look at a buyer's page, prefetches and HEAD requests do not count as the buyer's look. */
export async function isBuyer(deps: StaffDeps, { method, headers }: Request): Promise<boolean> {
  if (method !== 'GET' || headers.get('Sec-Purpose')?.includes('prefetch')) return false
  return !headers.has('Cookie') || !(await readSession(deps, headers, { unattended: true }))
}
