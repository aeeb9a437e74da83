import { secureHeaders } from 'hono/secure-headers'

type Options = {
  publicUrl: string
  apiUrl: string | undefined
  /** Hot reload needs inline scripts. */
  strictPolicy: boolean
}

/** Nothing runs, loads or frames but what is ours; videos come from the host's no-cookie player, on a click. */
export function securityHeaders({ publicUrl, apiUrl, strictPolicy }: Options) {
  const overTls = publicUrl.startsWith('https:')
  const contentSecurityPolicy = {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    mediaSrc: ["'self'"],
    fontSrc: ["'self'"],
    manifestSrc: ["'self'"],
    connectSrc: ["'self'", ...(apiUrl ? [new URL(apiUrl).origin] : [])],
    frameSrc: ['https://www.youtube-nocookie.com'],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    ...(overTls && { upgradeInsecureRequests: [] }),
  }
  return secureHeaders({
    ...(strictPolicy && { contentSecurityPolicy }),
    strictTransportSecurity: overTls ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  })
}
