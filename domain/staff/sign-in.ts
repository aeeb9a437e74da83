import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { staffSessions } from '../../db/schema.ts'
import type { Visitor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { countAttempt } from './count-attempts.ts'
import { type DeviceAccount, findDeviceAccount } from './known-devices.ts'

const alarming = 10

/** Applies per further wrong password from an unknown device during an attack. */
const delayStepMs = 100
const maxDelayMs = 5_000

export type Credentials = { email: string; password: string }

export type SignInClient = {
  headers: Headers
  /** A subscriber's whole block of addresses counts as one. */
  address: string
  /** The password was just chosen through a one-time link, so this is not guessing. */
  holdsLink?: boolean
}

export type Attack = { email: string; attempts: number }

export type SignIn =
  | { outcome: 'signed_in'; cookies: string[]; duringAttack?: Attack }
  /** Wrong, unknown and disabled must be indistinguishable. */
  | { outcome: 'denied'; delayMs: number; attack?: Attack }
  | { outcome: 'throttled'; limit: 'account' | 'address'; retryAfter: number }

export async function signIn(
  deps: Pick<Deps, 'db' | 'auth' | 'now'>,
  _actor: Visitor,
  credentials: Credentials,
  client: SignInClient,
): Promise<SignIn> {
  // Pasted text may contain control characters, and the database rejects some of them.
  const email = credentials.email
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase()
  const account = await findDeviceAccount(deps.db, email)
  if (client.holdsLink) {
    const cookies = await enter(deps, { ...credentials, email }, account, client)
    return cookies ? { outcome: 'signed_in', cookies } : { outcome: 'denied', delayMs: 0 }
  }

  const device = deps.auth.devices.recognise(client.headers, account, deps.now())
  const counted = await countAttempt(deps.db, { account: account.key, address: client.address, device })
  if (!counted.isAllowed) return { outcome: 'throttled', limit: counted.limit, retryAfter: counted.retryAfter }
  const { onAccount } = counted
  const cookies = await enter(deps, { ...credentials, email }, account, client)
  if (!cookies) {
    const isAttack = onAccount >= alarming
    return {
      outcome: 'denied',
      delayMs: isAttack && !device ? Math.min(maxDelayMs, (onAccount - alarming + 1) * delayStepMs) : 0,
      ...(isAttack && { attack: { email, attempts: onAccount } }),
    }
  }
  await counted.clear()
  const wrongBefore = onAccount - 1
  const isSuspect = !device && wrongBefore >= alarming
  return { outcome: 'signed_in', cookies, ...(isSuspect && { duringAttack: { email, attempts: wrongBefore } }) }
}

async function enter(
  { auth, db, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  body: Credentials,
  account: DeviceAccount,
  { headers }: SignInClient,
): Promise<string[] | undefined> {
  try {
    const response = await auth.api.signInEmail({ body, returnHeaders: true })
    // A change of the password ends the sessions that it finds, and this one may have begun after that.
    if ((await findDeviceAccount(db, body.email)).passwordHash !== account.passwordHash) {
      await db.delete(staffSessions).where(eq(staffSessions.token, response.response.token))
      return undefined
    }
    await auth.api.signOut({ headers }).catch(() => undefined)
    return [...response.headers.getSetCookie(), auth.devices.cookieFor(account, now())]
  } catch (error) {
    if (error instanceof APIError) return undefined
    throw error
  }
}
