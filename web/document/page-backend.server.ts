import { createContext } from 'react-router'
import type { Values } from '../../shared/catalogue/attributes/dictionary.ts'
import type { Pack, ProductListItem } from '../../shared/catalogue/public.ts'
import type { Client } from '../../shared/client.ts'
import type { Company } from '../../shared/settings/company.ts'
import type { FirstAccount } from '../../shared/staff/staff.ts'
import type { BuyerReaction, Tracking } from '../../shared/tracking/tracking.ts'

/** Everything that pages ask the server for: our own program, or another backend and our sign-in. */
export type PageBackend = {
  api: Client
  /** The address is undefined for our own backend. */
  apiUrl: string | undefined
  lookUpProducts: (ids: number[]) => Promise<ListedProduct[]>
  /** The result is empty if the backend is unreachable or has no such category. */
  readCategory: (categoryId: number) => Promise<CategoryProduct[]>
  /** Another backend has no private pages. */
  tracking: TrackingPages | undefined
  staff: StaffSignIn
}

export type PageSettings = {
  company: Company
  publicUrl: string
  nonce: string | undefined
  /** This is the status of a request that was rejected before it was read. */
  rejection: number | undefined
  /** The block of addresses whose attempts to sign in are counted together. */
  clientAddress: string
  report: (error: unknown) => void
}

export const backendContext = createContext<PageBackend>()
export const pageContext = createContext<PageSettings>()

export type Site = (request: Request, backend: PageBackend, settings: PageSettings) => Promise<Response>

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

/** The values are by the keys of attributes, in their first units. */
export type CategoryProduct = { item: ProductListItem; values: Values }

export type TrackingPages = {
  /** `confirms` is true if a person opened a mailed link, not a preview of it. */
  read: (token: string, request: Request) => Promise<{ tracking: Tracking; confirms: boolean } | undefined>
  opensAll: (token: string, folio: string) => Promise<boolean>
  mailLink: (token: string) => Promise<'done' | 'unknown' | { conflict: string }>
  react: (token: string, reaction: BuyerReaction) => Promise<'done' | 'unknown' | { conflict: string }>
}

type SignInResult =
  | { outcome: 'signed_in'; cookies: string[] }
  | { outcome: 'denied' }
  | { outcome: 'throttled'; limit: 'account' | 'address'; retryAfter: number }

export type StaffSignIn = {
  signIn: (
    credentials: { email: string; password: string },
    options: { headers: Headers; address: string; holdsLink?: boolean },
  ) => Promise<SignInResult>
  readLink: (token: string) => Promise<'first' | 'password' | undefined>
  makeFirstAccount: (token: string, account: FirstAccount) => Promise<boolean>
  /** The result is the account's e-mail address, or undefined if the link is no longer valid. */
  choosePassword: (token: string, password: string) => Promise<string | undefined>
}
