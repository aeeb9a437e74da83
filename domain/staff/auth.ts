import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { staff, staffCredentials, staffLinks, staffSessions } from '../../db/schema.ts'
import { isDatabaseUnavailable } from '../../db/transact.ts'
import { minPasswordLength } from '../../shared/limits.ts'
import { readSecret } from '../secret.ts'
import { type HashCost, hashPassword, recommendedCost, verifyPassword } from './argon2id.ts'
import { knownDevices } from './known-devices.ts'

const hour = 60 * 60

/** Sessions end after two idle hours, and after twelve in any case, so that every workday starts with a sign-in. */
const idleSeconds = 2 * hour
export const absoluteMs = 12 * hour * 1000

const refreshSeconds = 5 * 60

export type Auth = Awaited<ReturnType<typeof createAuth>>

type Options = { db: Db; publicUrl: string; hashCost?: HashCost }

/** better-auth is used only through our own routes; none of its routes is mounted. */
export async function createAuth({ db, publicUrl, hashCost = recommendedCost }: Options) {
  const failures = revealDatabaseFailures()
  const secret = await readSecret(db, 'session-signature')
  const auth = betterAuth({
    baseURL: publicUrl,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: staff, session: staffSessions, account: staffCredentials, verification: staffLinks },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength: 200,
      password: { hash: (password) => hashPassword(password, hashCost), verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
    },
    user: { additionalFields: { disabledAt: { type: 'date', required: false, input: false } } },
    session: { expiresIn: idleSeconds, updateAge: refreshSeconds },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      useSecureCookies: publicUrl.startsWith('https:'),
      cookiePrefix: 'precinta',
      // Strict works even for links in mails, because the back-office pages themselves need no cookie.
      defaultCookieAttributes: { sameSite: 'strict' },
      ipAddress: { disableIpTracking: true },
      // The validation would require columns for social sign-in, which is not used.
      database: { validateSchema: false },
    },
    databaseHooks: {
      session: { create: { before: async ({ userId }) => isEnabled(db, userId) } },
    },
    // Our own limits also count per account and across all processes.
    rateLimit: { enabled: false },
    logger: failures.logger,
  })
  return { ...auth, api: failures.watch(auth.api), devices: knownDevices({ secret, publicUrl }) }
}

async function isEnabled(db: Db, id: string): Promise<boolean> {
  const [person] = await db.select({ disabledAt: staff.disabledAt }).from(staff).where(eq(staff.id, id))
  return person?.disabledAt === null
}

/** better-auth continues after a failed query as if there were no session, or throws an error without its cause. */
function revealDatabaseFailures() {
  const calls = new AsyncLocalStorage<{ failure?: unknown }>()

  const logger = {
    level: 'error' as const,
    log: (_level: string, _message: string, ...details: unknown[]) => {
      const call = calls.getStore()
      if (call) call.failure ??= details.find(isDatabaseUnavailable)
    },
  }

  async function run<T>(operation: () => Promise<T>): Promise<T> {
    const call: { failure?: unknown } = {}
    const [result] = await Promise.allSettled([calls.run(call, operation)])
    if (call.failure) throw call.failure
    if (result.status === 'rejected') throw result.reason
    return result.value
  }

  const watch = <Api extends object>(api: Api): Api =>
    new Proxy(api, {
      get: (target, name) => {
        const call: unknown = Reflect.get(target, name)
        return typeof call === 'function' ? (...args: unknown[]) => run(() => call(...args)) : call
      },
    })

  return { logger, watch }
}
