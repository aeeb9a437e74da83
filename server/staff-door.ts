import { isDatabaseAway } from '../domain/database-away.ts'
import { makeFirstAccount } from '../domain/staff/first-account.ts'
import { choosePassword, readLink } from '../domain/staff/links.ts'
import { signIn } from '../domain/staff/sign-in.ts'
import type { StaffDeps } from '../domain/staff/staff-deps.ts'
import type { StaffDoor } from '../web/server-context.ts'
import type { Logger } from './log.ts'

/** What the page /login can do. While the database is away it throws the status of the page that says so. */
export function staffDoor(deps: StaffDeps & { log: Logger }): StaffDoor {
  const orUnavailable = async <T>(act: Promise<T>): Promise<T> => {
    try {
      return await act
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      deps.log.error({ err: error, path: '/login' }, 'database away')
      throw new Response(null, { status: 503 })
    }
  }
  return {
    signIn: (credentials, headers) => orUnavailable(signIn(deps, credentials, headers)),
    readLink: (token) => orUnavailable(readLink(deps, token)),
    makeFirstAccount: (token, account) => orUnavailable(makeFirstAccount(deps, token, account)),
    choosePassword: (token, password) => orUnavailable(choosePassword(deps, token, password)),
  }
}
