import { createContext } from 'react'

type DocumentParts = {
  /** Allows the page's own inline scripts and style. */
  nonce: string | undefined
  style: string
  script: string
}

/** What only the server writes into a page. In the browser it is already there, and React leaves it as it is. */
export const DocumentParts = createContext<DocumentParts>({ nonce: undefined, style: '', script: '' })
