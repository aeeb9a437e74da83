import { useContext } from 'react'
import { Scripts } from 'react-router'
import { DocumentParts } from './document-parts.ts'

/** The router's scripts, in an element that browsers take for text, and the script that starts them. */
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
