import { useContext } from 'react'
import { Scripts } from 'react-router'
import { DocumentParts } from './document-parts.ts'

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
