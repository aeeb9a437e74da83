import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { untilAlive } from './page-checks.ts'

/** Chromium heeds only the last list of these, so the first lines repeat what the driver turns off. */
const disabledFeatures = [
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints',
  'PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning',
  // Pages of the browser's own address bar: each new context would load them, at more cost than most tests.
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
]

export const quiet = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How long a page may take to do what a test waits for, on a machine that has much else to do. */
const patience = 120_000

/** Each test is another visitor: what one sends does not count towards the limits of the next. */
export const fromAnAddressOfItsOwn = () => ({
  'X-Forwarded-For': `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`,
})

const mayComplain = new WeakSet<Page>()

/** For a test in which something is meant to fail: what the page says of it does not count. */
export const allowComplaints = (page: Page) => mayComplain.add(page)

/** A page of the site can be read before its scripts run. A test that does not say otherwise acts once they do. */
function waitUntilAlive(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    const isSite = response?.ok() && (await page.locator('#contenido').count()) > 0
    if (isSite && !options?.waitUntil) await untilAlive(page)
    return response
  }
}

/** Test files in the same worker share them; they end with the worker. */
const browsers: { [Kind in 'chromium' | 'headless']?: Promise<Browser> } = {}

/** Call at the top of a test file. A page that logs an error or fails to load something fails its test. */
export function setUpBrowser(kind: keyof typeof browsers = 'headless') {
  return async (options: BrowserContextOptions = {}): Promise<Page> => {
    browsers[kind] ??= chromium.launch({ executablePath: inject(kind), args: quiet })
    const context = await (await browsers[kind]).newContext({ baseURL: inject('siteUrl'), locale: 'es-CL', ...options })
    if (!options.baseURL) await context.setExtraHTTPHeaders(fromAnAddressOfItsOwn())
    context.setDefaultTimeout(patience)
    const page = await context.newPage()
    if (options.javaScriptEnabled !== false) waitUntilAlive(page)
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on(
      'response',
      (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
    )
    onTestFinished(async () => {
      await context.close()
      if (!mayComplain.has(page)) expect(complaints).toEqual([])
    })
    return page
  }
}
