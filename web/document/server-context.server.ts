import { createContext } from 'react-router'
import type { Values } from '../../shared/catalogue/attributes/dictionary.ts'
import type { Pack, ProductListItem } from '../../shared/catalogue/public.ts'

import type { Client } from '../../shared/client.ts'
import type { Company } from '../../shared/settings/company.ts'
import type { FirstAccount } from '../../shared/staff/staff.ts'
import type { BuyerReaction, Tracking } from '../../shared/tracking/tracking.ts'

export const apiContext = createContext<Client>()

export const nonceContext = createContext<string | undefined>(undefined)

export const reportContext = createContext<(error: unknown) => void>()

/** This is the status of a request that was rejected before it was read. */
export const rejectionContext = createContext<number | undefined>(undefined)

export const companyContext = createContext<Company>()

export const publicUrlContext = createContext<string>()

/** The address is undefined for our own backend. */
export const apiUrlContext = createContext<string | undefined>(undefined)

/** If the backend is unreachable, `slug` is undefined and `isGone` is false. */
export type ListedProduct = {
  id: number
  slug: string | undefined
  isGone: boolean
  name?: string
  image?: string
  /** Only our own backend knows `code`, `unit` and `packs`. */
  code?: string
  unit?: string
  packs?: Pack[]
}

export type LookUpProducts = (ids: number[]) => Promise<ListedProduct[]>

export const lookUpProductsContext = createContext<LookUpProducts>()

/** The result is empty if the backend is unreachable or has no such category. */
export type ReadCategory = (categoryId: number) => Promise<CategoryProduct[]>

/** The values are by the keys of attributes, in their first units. */
export type CategoryProduct = { item: ProductListItem; values: Values }

export const readCategoryContext = createContext<ReadCategory>()

type SignInResult =
  | { outcome: 'signed_in'; cookies: string[] }
  | { outcome: 'denied' }
  | { outcome: 'throttled'; limit: 'account' | 'address'; retryAfter: number }

type SignInOptions = { headers: Headers; holdsLink?: boolean }

export type StaffSignIn = {
  signIn: (credentials: { email: string; password: string }, options: SignInOptions) => Promise<SignInResult>
  readLink: (token: string) => Promise<'first' | 'password' | undefined>
  makeFirstAccount: (token: string, account: FirstAccount) => Promise<boolean>
  /** The result is the account's e-mail address, or undefined if the link is no longer valid. */
  choosePassword: (token: string, password: string) => Promise<string | undefined>
}

export const staffSignInContext = createContext<StaffSignIn>()

export type TrackingPages = {
  /** `confirms` is true if a person opened a mailed link, not a preview of it. */
  read: (token: string, request: Request) => Promise<{ tracking: Tracking; confirms: boolean } | undefined>
  opensAll: (token: string, folio: string) => Promise<boolean>
  mailLink: (token: string) => Promise<'done' | 'unknown' | { conflict: string }>
  react: (token: string, reaction: BuyerReaction) => Promise<'done' | 'unknown' | { conflict: string }>
}

/** Another backend has no private pages. */
export const trackingContext = createContext<TrackingPages | undefined>(undefined)
