import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { untilAlive } from './page-checks.ts'

/** Chromium uses only the last --disable-features, so the first entries repeat those of Playwright. */
const disabledFeatures = [
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints',
  'PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning',
  // Each new context would load these address bar pages, which costs more than most tests.
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
  // Otherwise the headless shell rounds letter widths to whole pixels, so some lines break where no visitor sees them break.
  '--font-render-hinting=none',
  // Pages are closed before their scripts are worth optimizing, or parsing again for the lines of errors.
  '--js-flags=--no-turbofan,--no-maglev,--no-enable-lazy-source-positions',
]

/** Timeout in ms, long enough for a busy machine. */
const patience = 120_000

/** A random client address per test, so that tests do not share rate limits. */
export const fromAnAddressOfItsOwn = () => ({
  'X-Forwarded-For': `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`,
})

const mayComplain = new WeakSet<Page>()

/** For tests of failures: console errors of this page do not fail the test. */
export const allowComplaints = (page: Page) => mayComplain.add(page)

/** Makes `goto` wait for hydration, unless the test passes `waitUntil`. */
function waitUntilAlive(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    const isSite = response?.ok() && (await page.locator('#contenido').count()) > 0
    if (isSite && !options?.waitUntil) await untilAlive(page)
    return response
  }
}

/** Shared by the test files of a worker; closed when the worker ends. */
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
