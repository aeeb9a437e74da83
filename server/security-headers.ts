import { NONCE, secureHeaders } from 'hono/secure-headers'

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
    scriptSrc: ["'self'", NONCE],
    styleSrc: ["'self'", NONCE],
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
