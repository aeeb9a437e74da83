import type { MiddlewareHandler } from 'hono'

/** These addresses are secrets; the router ignores the casing of the part before the token. */
const secretInPath = /(\/seguimiento\/+)[^/\s?#"']+/gi

export const maskSecrets = (text: string) => text.replace(secretInPath, '$1…')

const isSecret = (path: string) => /^\/+seguimiento(\/|$)/i.test(path)

/** Comes before the security headers, some of which it replaces. */
export const hidePrivateAddresses: MiddlewareHandler = async (c, next) => {
  await next()
  if (!isSecret(c.req.path)) return
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('Referrer-Policy', 'no-referrer')
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
}

/**
 * A page without a referrer posts its forms with the origin null, which the router rejects. The secret in the address
 * already proves that the form is not another site's.
 */
export function withoutNullOrigin(request: Request): Request {
  if (request.headers.get('Origin') !== 'null' || !isSecret(new URL(request.url).pathname)) return request
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  return new Request(request, { headers })
}
