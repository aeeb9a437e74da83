import { createContext } from 'react'

type DocumentParts = {
  nonce: string | undefined
  style: string
  script: string
}

/** Only the server renders these parts; hydration leaves them as they are. */
export const DocumentParts = createContext<DocumentParts>({ nonce: undefined, style: '', script: '' })
