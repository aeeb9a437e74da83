import { randomBytes } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { OneTimeLink } from '../../contract/staff/staff.ts'
import { staffLinks } from '../../db/schema.ts'
import { endPreviews } from '../catalogue/editing/preview-token.ts'
import { recordStaffEvent } from './record-staff-event.ts'
import type { StaffDeps } from './staff-deps.ts'

/** By the system's clock, as better-auth counts. */
const validMs = 24 * 60 * 60_000

type LinkDeps = Pick<StaffDeps, 'auth' | 'db' | 'publicUrl'>

/** In place of a person's id: whoever comes with it makes the first account. */
const firstAccount = 'first-account'

/** Of every token that we give. */
const tokenForm = /^[\w-]{32}$/

/** better-auth's name for what lets somebody choose a password. */
const identifierOf = (token: string) => `reset-password:${token}`

/** An earlier link for the same person stops working. */
export async function issueLink({ auth, db, publicUrl }: LinkDeps, staffId = firstAccount): Promise<OneTimeLink> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + validMs)
  await db.delete(staffLinks).where(eq(staffLinks.value, staffId))
  await internalAdapter.createVerificationValue({ identifier: identifierOf(token), value: staffId, expiresAt })
  return { link: `${publicUrl}/login?enlace=${token}`, expiresAt: expiresAt.toISOString() }
}

/** What a link is good for, without using it up. */
export async function readLink({ auth }: LinkDeps, token: string): Promise<'first' | 'password' | undefined> {
  if (!tokenForm.test(token)) return undefined
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(identifierOf(token))
  if (!found || found.expiresAt <= new Date()) return undefined
  return found.value === firstAccount ? 'first' : 'password'
}

/** True for one caller only. */
export async function consumeFirstLink({ auth }: LinkDeps, token: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.consumeVerificationValue(identifierOf(token)))?.value === firstAccount
}

/** Sets the password the link was made for, ends all of the person's sessions and previews, and gives the address to sign in with. */
export async function choosePassword(
  deps: LinkDeps & Pick<StaffDeps, 'now'>,
  token: string,
  newPassword: string,
): Promise<string | undefined> {
  const { internalAdapter } = await deps.auth.$context
  const found = await internalAdapter.findVerificationValue(identifierOf(token))
  if (!found || found.value === firstAccount) return undefined
  try {
    await deps.auth.api.resetPassword({ body: { token, newPassword } })
    await endPreviews(deps.db, found.value)
    const event = { staffId: found.value, byId: found.value, kind: 'password_chosen', at: deps.now() } as const
    await recordStaffEvent(deps.db, event)
    return (await internalAdapter.findUserById(found.value))?.email
  } catch (error) {
    if (error instanceof APIError) return undefined
    throw error
  }
}
