import { createCookie } from 'react-router'
import { isTrackingPath } from '../../contract/tracking/tracking-page.ts'

const tenMinutes = 600

/** Without scripts it carries the private page to the confirmation, which reads it once. */
const cookie = createCookie('seguimiento', {
  path: '/confirmacion',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: tenMinutes,
})

export const trackingCookie = async (path: string | undefined, publicUrl: string): Promise<HeadersInit> =>
  path ? { 'Set-Cookie': await cookie.serialize(path, { secure: publicUrl.startsWith('https:') }) } : {}

export async function readTrackingCookie(headers: Headers): Promise<string | undefined> {
  const path: unknown = await cookie.parse(headers.get('Cookie'))
  return isTrackingPath(path) ? path : undefined
}

export const dropTrackingCookie = async (): Promise<HeadersInit> => ({
  'Cache-Control': 'no-store',
  'Set-Cookie': await cookie.serialize('', { maxAge: 0 }),
})
