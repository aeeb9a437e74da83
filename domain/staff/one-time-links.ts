import { randomBytes } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { staffLinks } from '../../db/schema.ts'
import type { OneTimeLink } from '../../shared/staff/staff.ts'
import type { Visitor } from '../actor.ts'
import { endPreviews } from '../catalogue/editing/previews.ts'
import type { Deps } from '../deps.ts'
import { recordStaffEvent } from '../history/record-change.ts'

/** The system clock measures this, as in better-auth. */
const validMs = 24 * 60 * 60_000

/** Takes the place of a staff id until there is an account. */
const firstAccount = 'first-account'

const tokenForm = /^[\w-]{32}$/

/** better-auth gives a password reset this identifier. */
const identifierOf = (token: string) => `reset-password:${token}`

export async function issueLink(
  { auth, db, publicUrl }: Pick<Deps, 'auth' | 'db' | 'publicUrl'>,
  staffId = firstAccount,
): Promise<OneTimeLink> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + validMs)
  // Each process prints a link to the first account, and all of them work until it exists.
  if (staffId !== firstAccount) await db.delete(staffLinks).where(eq(staffLinks.value, staffId))
  await internalAdapter.createVerificationValue({ identifier: identifierOf(token), value: staffId, expiresAt })
  return { link: `${publicUrl}/login?enlace=${token}`, expiresAt: expiresAt.toISOString() }
}

export async function readOneTimeLink(
  { auth }: Pick<Deps, 'auth'>,
  token: string,
): Promise<'first' | 'password' | undefined> {
  if (!tokenForm.test(token)) return undefined
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(identifierOf(token))
  if (!found || found.expiresAt <= new Date()) return undefined
  return found.value === firstAccount ? 'first' : 'password'
}

/** Returns true for one caller only. */
export async function consumeFirstLink({ auth }: Pick<Deps, 'auth'>, token: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.consumeVerificationValue(identifierOf(token)))?.value === firstAccount
}

export async function choosePassword(
  deps: Pick<Deps, 'auth' | 'db' | 'now'>,
  _actor: Visitor,
  token: string,
  newPassword: string,
): Promise<string | undefined> {
  const { internalAdapter } = await deps.auth.$context
  const found = await internalAdapter.findVerificationValue(identifierOf(token))
  if (!found || found.value === firstAccount) return undefined
  // Read before the change, so that nothing can fail between the change and its record.
  const owner = await internalAdapter.findUserById(found.value)
  if (!owner) return undefined
  const { id, name, email } = owner
  try {
    await deps.auth.api.resetPassword({ body: { token, newPassword } })
    await endPreviews(deps.db, id)
    const event = { staffId: id, kind: 'password_chosen', at: deps.now() } as const
    await recordStaffEvent(deps.db, { kind: 'staff', id, name, email }, event)
    return email
  } catch (error) {
    if (error instanceof APIError) return undefined
    throw error
  }
}
