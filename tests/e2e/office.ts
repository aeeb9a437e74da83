import type { Page } from 'playwright-core'
import { staffAccount } from './staff-account.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

const sessions = new Map<string, Cookies>()

export async function signIn(page: Page, { email, password } = staffAccount) {
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Opens a screen of the back office. One sign-in a server is enough: the door counts them. */
export async function enterOffice(page: Page, path: string, server = '') {
  const session = sessions.get(server)
  if (session) {
    await page.context().addCookies(session)
    await page.goto(`${server}/admin${path}`)
    return
  }
  await page.goto(`${server}/login?siguiente=/admin${encodeURIComponent(path)}`)
  await signIn(page)
  // Not as a pattern: a filter in the address has braces.
  await page.waitForURL((url) => url.pathname.startsWith(`/admin${path.split('?', 1)[0]}`))
  sessions.set(server, await page.context().cookies())
}

/** How much wider than the window the page is. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Until what opened has faded in: half-way there its contrast is half. */
export const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
