import { NONCE, secureHeaders } from 'hono/secure-headers'

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
