import { createHash } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { countAttempt } from './count-attempts.ts'
import type { StaffDeps } from './staff-deps.ts'

/** From so many wrong passwords of strangers on, the owner is told. */
const alarming = 10

export type Credentials = { email: string; password: string }

export type Visitor = {
  headers: Headers
  /** The block of addresses that one subscriber holds. */
  address: string
  /** The password was chosen a moment ago, by a link that works once: nobody is guessing. */
  holdsLink?: boolean
}

/** Somebody tries one password after the other on an account, if there is one of that address. */
export type Attack = { email: string; attempts: number }

export type SignIn =
  | { outcome: 'signed_in'; cookies: string[] }
  /** Wrong, unknown or disabled: the response and its time tell nothing apart. */
  | { outcome: 'refused'; attack?: Attack }
  | { outcome: 'throttled' }

/** Opens a session of its own for every sign-in; one that the browser had before ends. */
export async function signIn(deps: StaffDeps, credentials: Credentials, visitor: Visitor): Promise<SignIn> {
  const email = credentials.email.trim().toLowerCase()
  const account = createHash('sha256').update(email).digest('hex')
  if (visitor.holdsLink) return enter(deps, { ...credentials, email }, account, visitor)

  const device = deps.auth.devices.recognise(visitor.headers, account, deps.now())
  const counted = await countAttempt(deps, { account, address: visitor.address, device })
  if (!counted.isAllowed) return { outcome: 'throttled' }
  const entry = await enter(deps, { ...credentials, email }, account, visitor)
  if (entry.outcome === 'signed_in') await counted.clear()
  const { byStrangers } = counted
  return entry.outcome === 'refused' && byStrangers >= alarming
    ? { ...entry, attack: { email, attempts: byStrangers } }
    : entry
}

async function enter(
  { auth, now }: StaffDeps,
  body: Credentials,
  account: string,
  { headers }: Visitor,
): Promise<SignIn> {
  try {
    const answer = await auth.api.signInEmail({ body, returnHeaders: true })
    await auth.api.signOut({ headers }).catch(() => undefined)
    return {
      outcome: 'signed_in',
      cookies: [...answer.headers.getSetCookie(), auth.devices.cookieFor(account, now())],
    }
  } catch (error) {
    if (error instanceof APIError) return { outcome: 'refused' }
    throw error
  }
}
