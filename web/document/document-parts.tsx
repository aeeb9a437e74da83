import { createContext, useContext } from 'react'
import { Scripts } from 'react-router'

type DocumentParts = {
  nonce: string | undefined
  style: string
  script: string
}

/** Only the server renders these parts; hydration leaves them as they are. */
export const DocumentParts = createContext<DocumentParts>({ nonce: undefined, style: '', script: '' })

/** Scripts inside `noscript` are parsed as text, so they do not load until `startScripts` inserts them. */
export function DeferredScripts() {
  const { nonce, script } = useContext(DocumentParts)
  return (
    <>
      <noscript id="scripts">
        <Scripts />
      </noscript>
      <script nonce={nonce} suppressHydrationWarning>
        {script}
      </script>
    </>
  )
}
