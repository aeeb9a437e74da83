import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '../tests/e2e/chromium.ts'

export const phoneScreen = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
export const desktopScreen = { viewport: { width: 1440, height: 900 } }

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })

/** Runs in a new browser context, with an empty cache and no storage. */
export async function asNewVisitor<T>(
  browser: Browser,
  device: BrowserContextOptions,
  run: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'es-CL', ...device })
  try {
    return await run(await context.newPage())
  } finally {
    await context.close()
  }
}
