import { createContext } from 'react-router'
import type { Pack } from '../../contract/catalogue/public.ts'
import type { Client } from '../../contract/client.ts'
import type { FirstAccount } from '../../contract/staff/staff.ts'

/** How loaders reach the backend: the contract's client, handed in by the server. */
export const apiContext = createContext<Client>()

/** Of the page's Content-Security-Policy. */
export const nonceContext = createContext<string | undefined>(undefined)

/** Where what goes wrong while a page is made is told. */
export const reportContext = createContext<(error: unknown) => void>()

/** Set where a request was turned away before it was read: the status that the page explains. */
export const rejectionContext = createContext<number | undefined>(undefined)

/** Where the site stands on the internet. */
export const publicUrlContext = createContext<string>()

/** Where the browser finds the backend, if it is another one. */
export const apiUrlContext = createContext<string | undefined>(undefined)

/** What the catalogue says now of a product that is on a list: its address, or that it is gone. Neither if it could not be asked. */
export type ListedProduct = {
  id: number
  slug: string | undefined
  isGone: boolean
  /** Only our own backend knows them. */
  unit?: string
  packs?: Pack[]
}

export type LookUpProducts = (ids: number[]) => Promise<ListedProduct[]>

export const lookUpProductsContext = createContext<LookUpProducts>()

type Entry = { outcome: 'signed_in'; cookies: string[] } | { outcome: 'denied' } | { outcome: 'throttled' }

type SignInOptions = { headers: Headers; holdsLink?: boolean }

/** The way into the back office, as far as its page needs it. */
export type StaffSignIn = {
  signIn: (credentials: { email: string; password: string }, options: SignInOptions) => Promise<Entry>
  /** What a one-time link is good for, if it still is. */
  readLink: (token: string) => Promise<'first' | 'password' | undefined>
  makeFirstAccount: (token: string, account: FirstAccount) => Promise<boolean>
  /** Gives the address of the account, if the link was still good. */
  choosePassword: (token: string, password: string) => Promise<string | undefined>
}

export const staffSignInContext = createContext<StaffSignIn>()
