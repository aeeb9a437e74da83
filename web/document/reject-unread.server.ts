import { matchPath, type ServerBuild } from 'react-router'

const readMethods = ['GET', 'HEAD']
const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])

type Rejection = { status: number; headers: Record<string, string> }

export function rejectUnread(routes: ServerBuild['routes']) {
  const formPages = Object.values(routes).flatMap((route) => (route?.module.action ? [`/${route.path ?? ''}`] : []))

  return (request: Request): Rejection | undefined => {
    if (readMethods.includes(request.method)) return undefined
    const page = pageOf(request)
    const takesForms = formPages.some((path) => matchPath(path, page))
    if (!takesForms || request.method !== 'POST') {
      return { status: 405, headers: { Allow: [...readMethods, ...(takesForms ? ['POST'] : [])].join(', ') } }
    }
    if (isForeign(request)) return { status: 403, headers: {} }
    const mediaType = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    return formTypes.has(mediaType) ? undefined : { status: 415, headers: {} }
  }
}

/** All but those that the last route redirects home; the router's own addresses are left to it. */
export function knowsPaths(routes: ServerBuild['routes']) {
  const paths = Object.values(routes).flatMap((route) => (route && route.path !== '*' ? [`/${route.path ?? ''}`] : []))
  const fixed = new Set(paths.filter((path) => !path.includes(':')))
  const patterns = paths.filter((path) => path.includes(':'))

  return (request: Request): boolean => {
    const { pathname } = new URL(request.url)
    if (!readMethods.includes(request.method) || pathname.endsWith('.data') || pathname === '/__manifest') return true
    const page = pageOf(request)
    return fixed.has(page) || patterns.some((pattern) => matchPath(pattern, page))
  }
}

/** The router matches any casing, with or without trailing slash, and also the `.data` address. */
function pageOf({ url }: Request): string {
  const path = new URL(url).pathname.toLowerCase().replace(/\.data$/, '')
  return path === '/' ? path : path.replace(/\/+$/, '')
}

/** The router rejects cross-origin posts too, but reports them as errors. */
function isForeign({ headers, url }: Request): boolean {
  const origin = headers.get('Origin')
  return origin !== null && origin !== new URL(url).origin
}
