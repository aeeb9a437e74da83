import { createCookie } from 'react-router'
import * as z from 'zod/mini'
import { isTrackingPath, tokenPattern } from '../../shared/tracking/tracking-page.ts'

const tenMinutes = 600

/** Without scripts it carries the private page to the confirmation, which reads it once. */
const cookie = createCookie('seguimiento', {
  path: '/confirmacion',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: tenMinutes,
})

const halfYear = 180 * 86_400

/** Browsers send the cookie with every request of `/seguimiento`, and servers limit the header. */
const maxConfirmed = 20

const Confirmed = z.array(z.tuple([z.string(), z.string().check(z.regex(tokenPattern))]))

/** The requests whose mailed link was opened in this browser, newest first, with that link's token, which staff can revoke. */
const browserCookie = createCookie('seguimiento-confirmadas', {
  path: '/seguimiento',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: halfYear,
})

async function readConfirmed(headers: Headers): Promise<z.infer<typeof Confirmed>> {
  const { data = [] } = Confirmed.safeParse(await browserCookie.parse(headers.get('Cookie')))
  return data
}

export async function confirmBrowser(
  headers: Headers,
  folio: string,
  token: string,
  publicUrl: string,
): Promise<HeadersInit> {
  const others = (await readConfirmed(headers)).filter(([other]) => other !== folio)
  const confirmed = [[folio, token], ...others].slice(0, maxConfirmed)
  return { 'Set-Cookie': await browserCookie.serialize(confirmed, { secure: publicUrl.startsWith('https:') }) }
}

export async function confirmedToken(headers: Headers, folio: string): Promise<string | undefined> {
  return new Map(await readConfirmed(headers)).get(folio)
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
