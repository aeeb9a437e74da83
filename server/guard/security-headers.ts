import type { MiddlewareHandler } from 'hono'
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers'
import { inlineHashesHeader } from '../../web/document/inline-parts.server.ts'

type Options = {
  publicUrl: string
  hstsSubdomains: boolean
  apiUrl: string | undefined
  /** Hot reload in development needs inline scripts. */
  strictPolicy: boolean
}

export function securityHeaders({ publicUrl, hstsSubdomains, apiUrl, strictPolicy }: Options) {
  const overTls = publicUrl.startsWith('https:')
  const backend = apiUrl ? [new URL(apiUrl).origin] : []
  // Another backend may host its pictures anywhere.
  const foreign = apiUrl ? [...backend, 'https:'] : []
  const contentSecurityPolicy = {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", NONCE],
    styleSrc: ["'self'", NONCE],
    // A picture's placeholder colour is a style attribute.
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
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}

/** Comes before the others. A cached page is the same for everybody, so a nonce in it would be known to everybody. */
export const nameInlineParts: MiddlewareHandler<{ Variables: Partial<SecureHeadersVariables> }> = async (c, next) => {
  await next()
  const { headers } = c.res
  const hashes = headers.get(inlineHashesHeader)
  if (hashes === null) return
  headers.delete(inlineHashesHeader)
  const policy = headers.get('Content-Security-Policy')
  if (policy)
    headers.set('Content-Security-Policy', policy.replaceAll(`'nonce-${c.get('secureHeadersNonce')}'`, hashes))
}
