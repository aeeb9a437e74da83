import type { Page } from 'playwright-core'
import { staffAccount } from './staff-account.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

const sessions = new Map<string, Cookies>()

export async function signIn(page: Page, { email, password } = staffAccount) {
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Opens a screen of the back office, where nothing fades. Signs in once per server: sign-ins are rate limited. */
export async function enterOffice(page: Page, path: string, server = '') {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const session = sessions.get(server)
  if (session) {
    await page.context().addCookies(session)
    await page.goto(`${server}/admin${path}`)
    return
  }
  await page.goto(`${server}/login?siguiente=/admin${encodeURIComponent(path)}`)
  await signIn(page)
  // Not a glob pattern, because a filter in the address contains braces.
  await page.waitForURL((url) => url.pathname.startsWith(`/admin${path.split('?', 1)[0]}`))
  sessions.set(server, await page.context().cookies())
}

/** Opens the request that a visitor's confirmation page names. */
export async function openConfirmedRequest(office: Page, confirmation: Page) {
  const folio = new URL(confirmation.url()).searchParams.get('folio') ?? ''
  await enterOffice(office, `/solicitudes?filter=${encodeURIComponent(JSON.stringify({ q: folio }))}`)
  await office.getByRole('link', { name: folio }).click()
}

/** Unlike an address, a link does not load the page again. */
export const openFromMenu = (page: Page, name: string) => page.getByRole('menuitem', { name }).click()

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
