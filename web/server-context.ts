import { createContext } from 'react-router'
import type { Client } from '../contract/client.ts'

/** How loaders reach the backend: the contract's client, handed in by the server. */
export const apiContext = createContext<Client>()

/** Where what goes wrong while a page is made is told. */
export const reportContext = createContext<(error: unknown) => void>()

/** Set where a request was turned away before it was read: the status that the page explains. */
export const refusalContext = createContext<number | undefined>(undefined)

/** Where the site stands on the internet. */
export const publicUrlContext = createContext<string>()

/** Where the browser finds the backend, if it is another one. */
export const apiUrlContext = createContext<string | undefined>(undefined)
