import { makeFirstAccount } from '../domain/staff/first-account.ts'
import { choosePassword, readLink } from '../domain/staff/links.ts'
import { signIn } from '../domain/staff/sign-in.ts'
import type { StaffDeps } from '../domain/staff/staff-deps.ts'
import type { StaffDoor } from '../web/server-context.ts'

/** What the page /login can do. */
export const staffDoor = (deps: StaffDeps): StaffDoor => ({
  signIn: (credentials, headers) => signIn(deps, credentials, headers),
  readLink: (token) => readLink(deps, token),
  makeFirstAccount: (token, account) => makeFirstAccount(deps, token, account),
  choosePassword: (token, password) => choosePassword(deps, token, password),
})
