import { createHash } from 'node:crypto'

/** From the page to the security headers; no response leaves with it. */
export const inlineHashesHeader = 'X-Inline-Hashes'

/** React writes no `>` inside attributes. */
const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * The sources, for a Content-Security-Policy, of the scripts and styles that are written in the page. Only those that
 * carry the nonce of this rendering are ours; one that somebody managed to inject does not know it.
 */
export function hashInlineParts(page: string, nonce: string): string {
  const hashes = new Set<string>()
  for (const [, , attributes = '', text = ''] of page.matchAll(element)) {
    if (!attributes.includes(` nonce="${nonce}"`) || / src="/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [...hashes].join(' ')
}
