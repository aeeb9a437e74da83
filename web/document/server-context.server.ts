import { createContext } from 'react-router'
import type { Pack } from '../../contract/catalogue/public.ts'
import type { Client } from '../../contract/client.ts'
import type { FirstAccount } from '../../contract/staff/staff.ts'

export const apiContext = createContext<Client>()

/** Nonce of the page's Content-Security-Policy. */
export const nonceContext = createContext<string | undefined>(undefined)

/** Logs errors that occur while a page is rendered. */
export const reportContext = createContext<(error: unknown) => void>()

/** Status of a request that was rejected before it was read, which the error page explains. */
export const rejectionContext = createContext<number | undefined>(undefined)

/** Public origin of the site. */
export const publicUrlContext = createContext<string>()

/** Address of a foreign backend; undefined for our own. */
export const apiUrlContext = createContext<string | undefined>(undefined)

/** Current state of a listed product. If the backend is unreachable, `slug` is undefined and `isGone` is false. */
export type ListedProduct = {
  id: number
  slug: string | undefined
  isGone: boolean
  /** `unit` and `packs` are only known by our own backend. */
  unit?: string
  packs?: Pack[]
}

export type LookUpProducts = (ids: number[]) => Promise<ListedProduct[]>

export const lookUpProductsContext = createContext<LookUpProducts>()

type SignInResult = { outcome: 'signed_in'; cookies: string[] } | { outcome: 'denied' } | { outcome: 'throttled' }

type SignInOptions = { headers: Headers; holdsLink?: boolean }

export type StaffSignIn = {
  signIn: (credentials: { email: string; password: string }, options: SignInOptions) => Promise<SignInResult>
  /** Purpose of a one-time link, or undefined if it is no longer valid. */
  readLink: (token: string) => Promise<'first' | 'password' | undefined>
  makeFirstAccount: (token: string, account: FirstAccount) => Promise<boolean>
  /** Returns the account's e-mail address, or undefined if the link is no longer valid. */
  choosePassword: (token: string, password: string) => Promise<string | undefined>
}

export const staffSignInContext = createContext<StaffSignIn>()
