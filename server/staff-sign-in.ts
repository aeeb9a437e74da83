import type { StaffDeps } from '../domain/deps.ts'
import { isDatabaseAway } from '../domain/outcome.ts'
import { makeFirstAccount } from '../domain/staff/first-account.ts'
import { choosePassword, readLink } from '../domain/staff/one-time-links.ts'
import { signIn } from '../domain/staff/sign-in.ts'
import { tellOfAttack, tellOfSuspectSignIn } from '../domain/staff/tell-of-attack.ts'
import type { StaffSignIn } from '../web/document/server-context.server.ts'
import type { DelayResponse } from './delay-responses.ts'
import type { Logger } from './log.ts'

export function staffSignIn(
  deps: StaffDeps & { log: Logger; delayResponse: DelayResponse },
  address: string,
): StaffSignIn {
  const orUnavailable = async <T>(operation: Promise<T>): Promise<T> => {
    try {
      return await operation
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      deps.log.error({ err: error, path: '/login' }, 'database away')
      throw Response.json({ company: deps.settings.current.company }, { status: 503 })
    }
  }
  return {
    signIn: async (credentials, options) => {
      const entry = await orUnavailable(signIn(deps, credentials, { ...options, address }))
      const onError = (err: unknown) => deps.log.error({ err }, 'owner not told of an attack')
      // The mail is not awaited, because the response time must not reveal whether the account exists.
      if (entry.outcome === 'denied' && entry.attack) tellOfAttack(deps, entry.attack).catch(onError)
      if (entry.outcome === 'signed_in' && entry.duringAttack) {
        tellOfSuspectSignIn(deps, entry.duringAttack).catch(onError)
      }
      if (entry.outcome === 'denied') await deps.delayResponse(entry.delayMs)
      return entry
    },
    readLink: (token) => orUnavailable(readLink(deps, token)),
    makeFirstAccount: (token, account) => orUnavailable(makeFirstAccount(deps, token, account)),
    choosePassword: (token, password) => orUnavailable(choosePassword(deps, token, password)),
  }
}
