import { APIError } from 'better-auth/api'
import { countAttempt } from './count-attempts.ts'
import { type DeviceAccount, findDeviceAccount } from './known-devices.ts'
import type { StaffDeps } from './staff-deps.ts'

/** From so many wrong passwords on an account on, the owner is told. */
const alarming = 10

/** How much longer a stranger waits for each further wrong password on an account that is being attacked, and at most. */
const delayStepMs = 100
const longestDelayMs = 5_000

export type Credentials = { email: string; password: string }

export type SignInClient = {
  headers: Headers
  /** The block of addresses that one subscriber holds. */
  address: string
  /** The password was chosen a moment ago, by a link that works once: nobody is guessing. */
  holdsLink?: boolean
}

/** Somebody tries one password after the other on an account, if there is one of that address. */
export type Attack = { email: string; attempts: number }

export type SignIn =
  /** `duringAttack`: from a device that was not known, while others were trying passwords. */
  | { outcome: 'signed_in'; cookies: string[]; duringAttack?: Attack }
  /** Wrong, unknown or disabled: the response and its time tell nothing apart. It is to be held back for `delayMs`. */
  | { outcome: 'denied'; delayMs: number; attack?: Attack }
  | { outcome: 'throttled' }

/** Opens a session of its own for every sign-in; one that the browser had before ends. */
export async function signIn(deps: StaffDeps, credentials: Credentials, client: SignInClient): Promise<SignIn> {
  // What is pasted may bring control characters along, and the database does not take all of them.
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

/** The cookies of the new session, if the password is right. */
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
