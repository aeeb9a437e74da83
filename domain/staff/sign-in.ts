import { APIError } from 'better-auth/api'
import { countAttempt } from './count-attempts.ts'
import { type DeviceAccount, findDeviceAccount } from './known-devices.ts'
import type { StaffDeps } from './staff-deps.ts'

/** The owner is notified from this many wrong passwords on. */
const alarming = 10

/** Added delay per further wrong password from an unknown device during an attack, and its maximum. */
const delayStepMs = 100
const longestDelayMs = 5_000

export type Credentials = { email: string; password: string }

export type SignInClient = {
  headers: Headers
  /** The block of addresses that belongs to one subscriber. */
  address: string
  /** The password was just chosen through a one-time link, so this is not guessing. */
  holdsLink?: boolean
}

/** Repeated wrong passwords for an email address, with or without an account. */
export type Attack = { email: string; attempts: number }

export type SignIn =
  /** `duringAttack`: signed in from an unknown device during an attack. */
  | { outcome: 'signed_in'; cookies: string[]; duringAttack?: Attack }
  /** Wrong, unknown and disabled are indistinguishable. The caller must delay the response by `delayMs`. */
  | { outcome: 'denied'; delayMs: number; attack?: Attack }
  | { outcome: 'throttled' }

/** Every sign-in creates a new session and ends the one the browser had. */
export async function signIn(deps: StaffDeps, credentials: Credentials, client: SignInClient): Promise<SignIn> {
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
  const counted = await countAttempt(deps, { account: account.key, address: client.address, device })
  if (!counted.isAllowed) return { outcome: 'throttled' }
  const { onAccount } = counted
  const cookies = await enter(deps, { ...credentials, email }, account, client)
  if (!cookies) {
    const isAttack = onAccount >= alarming
    return {
      outcome: 'denied',
      delayMs: isAttack && !device ? Math.min(longestDelayMs, (onAccount - alarming + 1) * delayStepMs) : 0,
      ...(isAttack && { attack: { email, attempts: onAccount } }),
    }
  }
  await counted.clear()
  const wrongBefore = onAccount - 1
  const isSuspect = !device && wrongBefore >= alarming
  return { outcome: 'signed_in', cookies, ...(isSuspect && { duringAttack: { email, attempts: wrongBefore } }) }
}

/** Returns the cookies of the new session if the password is right. */
async function enter(
  { auth, now }: StaffDeps,
  body: Credentials,
  account: DeviceAccount,
  { headers }: SignInClient,
): Promise<string[] | undefined> {
  try {
    const response = await auth.api.signInEmail({ body, returnHeaders: true })
    await auth.api.signOut({ headers }).catch(() => undefined)
    return [...response.headers.getSetCookie(), auth.devices.cookieFor(account, now())]
  } catch (error) {
    if (error instanceof APIError) return undefined
    throw error
  }
}
