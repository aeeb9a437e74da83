import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { ownScriptsHeader, ownStyleHeader } from '../web/own-inline.ts'

type Options = {
  publicUrl: string
  /** Whether all that lies below the site's name is served over TLS too. */
  hstsSubdomains: boolean
  apiUrl: string | undefined
  /** Hot reload needs inline scripts. */
  strictPolicy: boolean
}

/**
 * Nothing runs, loads or frames but what is ours; videos come from the host's no-cookie player or from where their file
 * lies, on a click.
 */
export function securityHeaders({ publicUrl, hstsSubdomains, apiUrl, strictPolicy }: Options) {
  const overTls = publicUrl.startsWith('https:')
  const backend = apiUrl ? [new URL(apiUrl).origin] : []
  // Another backend keeps its pictures where it likes.
  const foreign = apiUrl ? [...backend, 'https:'] : []
  const contentSecurityPolicy = {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    // A picture's own colour, shown until it has loaded, is an attribute of it.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', ...foreign],
    mediaSrc: ["'self'", ...backend, 'https:'],
    fontSrc: ["'self'"],
    manifestSrc: ["'self'"],
    connectSrc: ["'self'", ...backend],
    frameSrc: ['https://www.youtube-nocookie.com'],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    ...(overTls && { upgradeInsecureRequests: [] }),
  }
  return secureHeaders({
    ...(strictPolicy && { contentSecurityPolicy }),
    strictTransportSecurity: overTls && `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    // They change nothing here, and every answer would carry them.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}

/**
 * What a page carries in itself counts because the policy names the hash of each, the back office's style sheets because
 * it names their nonce; anything slipped in does not.
 */
export const allowOwnInline: MiddlewareHandler = async (c, next) => {
  await next()
  const policy = c.res.headers.get('Content-Security-Policy')
  const widened = policy
    ?.replace("script-src 'self'", ["script-src 'self'", take(c, ownScriptsHeader)].filter(Boolean).join(' '))
    .replace("style-src 'self'", ["style-src 'self'", take(c, ownStyleHeader)].filter(Boolean).join(' '))
  if (widened && widened !== policy) c.res.headers.set('Content-Security-Policy', widened)
}

/** What an answer declares its own stays inside. */
function take(c: Context, header: string): string | null {
  const value = c.res.headers.get(header)
  c.res.headers.delete(header)
  return value
}
