import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
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
  // The quick optimizer halves the time of axe and of the back office; for the thorough one pages are closed too early.
  '--js-flags=--no-turbofan,--no-enable-lazy-source-positions',
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

/** Returns a function that fails if the page has logged an error or failed to load something since its last call. */
function watchComplaints(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on(
    'response',
    (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
  )
  return () => {
    const found = complaints.splice(0)
    if (!mayComplain.delete(page)) expect(found).toEqual([])
  }
}

type Kind = 'chromium' | 'headless'

/** Shared by the test files of a worker; closed when the worker ends. */
const browsers: { [kind in Kind]?: Promise<Browser> } = {}

async function newPage(kind: Kind, options: BrowserContextOptions): Promise<Page> {
  browsers[kind] ??= chromium.launch({ executablePath: inject(kind), args: quiet })
  const context = await (await browsers[kind]).newContext({ baseURL: inject('siteUrl'), locale: 'es-CL', ...options })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  if (options.javaScriptEnabled !== false) waitUntilAlive(page)
  return page
}

/** For a page that outlives a test; `check` fails as that of one test would. */
export async function openWatchedPage(options: BrowserContextOptions, kind: Kind = 'headless') {
  const page = await newPage(kind, options)
  if (!options.baseURL) await page.context().setExtraHTTPHeaders(fromAnAddressOfItsOwn())
  return { page, check: watchComplaints(page) }
}

/** Call at the top of a test file. A page that logs an error or fails to load something fails its test. */
export function setUpBrowser(kind: Kind = 'headless') {
  return async (options: BrowserContextOptions = {}): Promise<Page> => {
    const { page, check } = await openWatchedPage(options, kind)
    onTestFinished(async () => {
      await page.context().close()
      check()
    })
    return page
  }
}

/** A function for an address that is known only after the start of a server. */
type GivenOptions = BrowserContextOptions | (() => BrowserContextOptions)

const optionsOf = (given: GivenOptions) => (typeof given === 'function' ? given() : given)

/**
 * One page for all tests of a file, which loads a page of the site twice as fast as a new one.
 * Each test begins without stored data, cookies and routes. Tests that install a clock or an init script need a page of their own.
 */
export function setUpPage(given: GivenOptions = {}, kind: Kind = 'headless') {
  let opened: Promise<Page> | undefined
  let isInUse = false
  afterAll(async () => {
    await (await opened)?.context().close()
    opened = undefined
  })

  /** For the first visit of a test. */
  function startTest(page: Page, options: BrowserContextOptions) {
    isInUse = true
    const expectNoComplaints = watchComplaints(page)
    onTestFinished(async () => {
      isInUse = false
      try {
        expectNoComplaints()
      } finally {
        await tidy(page, options)
      }
    })
  }

  return async (path: string, stored: Record<string, string> = {}): Promise<Page> => {
    const options = optionsOf(given)
    opened ??= newPage(kind, options)
    const page = await opened
    if (!options.baseURL) await page.context().setExtraHTTPHeaders(fromAnAddressOfItsOwn())
    if (options.javaScriptEnabled !== false) await replaceStored(page, stored)
    if (!isInUse) startTest(page, options)
    await page.goto(path)
    return page
  }
}

/** A document of the site without scripts gives access to what the site has stored. */
async function replaceStored(page: Page, stored: Record<string, string>) {
  await page.goto('/robots.txt')
  await page.evaluate((entries) => {
    sessionStorage.clear()
    localStorage.clear()
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(stored))
}

async function tidy(page: Page, { viewport, reducedMotion }: BrowserContextOptions) {
  const context = page.context()
  mayComplain.delete(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await Promise.all(context.pages().map((other) => other !== page && other.close()))
  await page.goto('about:blank')
  for (const event of ['request', 'response', 'console', 'pageerror'] as const) page.removeAllListeners(event)
  await context.clearCookies()
  await context.clearPermissions()
  await page.emulateMedia({ media: null, reducedMotion: reducedMotion ?? null })
  if (viewport) await page.setViewportSize(viewport)
}

/** One page for a file that shows pages as the server sends them: without scripts. */
export function setUpPlainPage(given: GivenOptions = {}) {
  const visit = setUpPage(() => ({ ...optionsOf(given), javaScriptEnabled: false }))
  return (path: string) => visit(path)
}
