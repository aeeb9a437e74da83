import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '../tests/e2e/chromium.ts'

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
export const desktop = { viewport: { width: 1440, height: 900 } }

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })

/** Each time another visitor, who has nothing of the site yet. */
export async function asNewVisitor<T>(
  browser: Browser,
  device: BrowserContextOptions,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'es-CL', ...device })
  try {
    return await act(await context.newPage())
  } finally {
    await context.close()
  }
}
