import { createContext } from 'react'

type DocumentParts = {
  /** Of the Content-Security-Policy, for inline scripts and styles. */
  nonce: string | undefined
  style: string
  script: string
}

/** Rendered by the server only; hydration leaves these parts as they are. */
export const DocumentParts = createContext<DocumentParts>({ nonce: undefined, style: '', script: '' })
