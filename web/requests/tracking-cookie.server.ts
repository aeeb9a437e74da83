import { createCookie } from 'react-router'
import { isTrackingPath, tokenPattern } from '../../contract/tracking/tracking-page.ts'

const tenMinutes = 600

/** Without scripts it carries the private page to the confirmation, which reads it once. */
const cookie = createCookie('seguimiento', {
  path: '/confirmacion',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: tenMinutes,
})

const halfYear = 180 * 86_400

/** A browser in which the mailed link of a request was opened; it holds that link's token, which staff can revoke. */
const browserCookie = (folio: string) =>
  createCookie(`seguimiento-${folio}`, { path: '/seguimiento', httpOnly: true, sameSite: 'lax', maxAge: halfYear })

export const confirmBrowser = async (folio: string, token: string, publicUrl: string): Promise<HeadersInit> => ({
  'Set-Cookie': await browserCookie(folio).serialize(token, { secure: publicUrl.startsWith('https:') }),
})

export async function confirmedToken(headers: Headers, folio: string): Promise<string | undefined> {
  const token: unknown = await browserCookie(folio).parse(headers.get('Cookie'))
  return typeof token === 'string' && tokenPattern.test(token) ? token : undefined
}

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
