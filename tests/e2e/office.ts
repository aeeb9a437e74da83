import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished } from 'vitest'
import { openWatchedPage, setUpBrowser } from './browser.ts'
import { axeFindings, untilPainted } from './page-checks.ts'
import { staffAccount } from './staff-account.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

type Size = { width: number; height: number }

export const desktop: Size = { width: 1280, height: 900 }
/** The back office must be entered in it: when a window gets narrower, the menu lies over the screen. */
export const phone: Size = { width: 390, height: 844 }

const sessions = new Map<string, Cookies>()

export async function signIn(page: Page, { email, password } = staffAccount) {
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Loads a screen of the back office, where nothing fades. Signs in once per server: sign-ins are rate limited. */
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

/**
 * For the tests of a file. `enter` shows a screen in a page that all of them share, one per size, because loading the
 * back office takes longer than most tests; `openWindow` loads it in a page that only this test uses.
 */
export function setUpOffice(addressOf?: () => string) {
  const openPage = setUpBrowser()
  const at = () => (addressOf ? { baseURL: addressOf() } : {})
  const windows = new Map<Size, Awaited<ReturnType<typeof openWatchedPage>>>()
  const inUse = new Set<Size>()
  afterAll(async () => {
    for (const { page } of windows.values()) await page.context().close()
  })

  async function enter(path: string, size: Size = desktop): Promise<Page> {
    const known = windows.get(size)
    const window = known ?? (await openWatchedPage({ ...at(), viewport: size }))
    const { page, check } = window
    windows.set(size, window)
    if (!inUse.has(size)) {
      inUse.add(size)
      onTestFinished(async ({ task }) => {
        windows.delete(size)
        inUse.delete(size)
        const isReusable = task.result?.state !== 'fail' && page.viewportSize()?.width === size.width
        if (isReusable) await leave(page)
        else await page.context().close()
        check()
        if (isReusable) windows.set(size, window)
      })
    }
    if (known) await go(page, path)
    else await enterOffice(page, path, addressOf?.())
    return page
  }

  const openWindow = async (path: string, options: BrowserContextOptions = {}) => {
    const page = await openPage({ ...at(), viewport: desktop, ...options })
    await enterOffice(page, path, addressOf?.())
    return page
  }

  const visit = async (path: string, viewport: Size = desktop) => {
    const page = await openPage({ ...at(), viewport })
    await page.goto(path)
    return page
  }

  return { enter, openWindow, openPage, visit }
}

/** An address without a screen, for what must happen before another screen is shown. */
export const nowhere = '/-'

/** Shows another screen without loading the back office again, as a link would. */
export const go = (page: Page, path: string) =>
  page.evaluate((path) => {
    const idx = (history.state?.idx ?? -1) + 1
    history.pushState({ idx, key: crypto.randomUUID() }, '', `/admin${path}`)
    dispatchEvent(new PopStateEvent('popstate'))
    scrollTo(0, 0)
  }, path)

/** Leaves the screen without a question about unsaved changes, and forgets what the browser has stored. */
async function leave(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate((path) => {
    // A place in the history without an index is not kept from being shown.
    history.pushState({ key: crypto.randomUUID() }, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/admin${nowhere}`)
  await page.getByText('La dirección está mal escrita o el enlace ya no sirve.').waitFor()
  await page.mouse.move(0, 0)
  await dismissNotices(page)
  await untilLoaded(page)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** What a test has said must not be taken for what the next one waits for. */
async function dismissNotices(page: Page) {
  const notice = page.locator('.MuiSnackbar-root')
  while ((await notice.count()) > 0) {
    await page.keyboard.press('Escape')
    await untilPainted(page)
  }
}

/** Waits until nothing more is being read for the screen. */
export const untilLoaded = (page: Page) => page.getByRole('progressbar').first().waitFor({ state: 'detached' })

/** Keeps calls waiting until the returned function is called, at the latest until the test ends. */
export async function holdCalls(page: Page, calls: string, isHeld = (_address: string) => true) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  onTestFinished(() => release())
  await page.route(calls, async (route) => {
    if (isHeld(route.request().url())) await released
    await route.continue()
  })
  return release
}

/** Holds the polling, so that what a test waits for has another cause. */
export const holdPulse = (page: Page) => holdCalls(page, '**/api/admin/requests/pulse')

/** Names the place if axe finds something there, or if it is wider than the window. */
export async function checkScreen(page: Page, place: string) {
  await untilLoaded(page)
  expect.soft(await axeFindings(page), `barriers: ${place}`).toEqual([])
  await expect.poll(() => overflow(page), { message: `sideways: ${place}` }).toBe(0)
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
