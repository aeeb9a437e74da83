import { createMiddleware } from 'hono/factory'
import type { Staff } from '../../domain/actor.ts'
import type { Deps } from '../../domain/deps.ts'
import { readSession } from '../../domain/staff/sessions.ts'
import { errorResponse } from './errors.ts'

export type StaffEnv = { Variables: { staff: Staff } }

/** A forgotten open window must not extend its session. */
const unattendedHeader = 'X-Unattended'

export const requireStaff = (deps: Deps) =>
  createMiddleware<StaffEnv>(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    const { method } = c.req
    if (method !== 'GET' && method !== 'HEAD' && isForeign(c.req.raw.headers, deps.publicUrl)) {
      return errorResponse(c, 'forbidden')
    }
    const session = await readSession(deps, c.req.raw.headers, { unattended: c.req.header(unattendedHeader) === '1' })
    if (!session) return errorResponse(c, 'unauthorized')
    for (const cookie of session.cookies) c.header('Set-Cookie', cookie, { append: true })
    c.set('staff', session.staff)
    await next()
  })

function isForeign(headers: Headers, publicUrl: string): boolean {
  if (headers.get('Sec-Fetch-Site') === 'cross-site') return true
  const origin = headers.get('Origin')
  if (origin === null) return false
  if (!URL.canParse(origin)) return true
  return origin !== new URL(publicUrl).origin && new URL(origin).host !== headers.get('Host')
}
