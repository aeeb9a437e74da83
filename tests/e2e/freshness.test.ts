import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowComplaints, setUpBrowser } from './browser.ts'
import { desktop } from './form-steps.ts'
import { settle, untilAlive, watchCalls, watchTimers } from './page-checks.ts'

const openPage = setUpBrowser()

const listFailed = 'Lo sentimos, ocurrio un error! Intenta más tarde!'
const productFailed = 'Error loading products'

const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click()

/** The GET calls that the browser makes on client-side navigation. */
const calls = {
  'the list': { from: '/productos', call: /\/api\/products\?/, link: 'Siguiente', says: listFailed },
  categories: { from: '/contacto', call: /\/api\/categories\//, link: 'Catálogo de productos', says: listFailed },
  'the product': {
    from: '/productos',
    call: /\/api\/products\/102$/,
    link: 'Zuncho PP 12 mm azul',
    says: productFailed,
  },
}

const failures = {
  'is cut off': undefined,
  'returns 500': { status: 500, body: '{}' },
  'returns 400': { status: 400, body: '{}' },
  'returns 429': { status: 429, body: '{"error":{"code":"too_many_requests","message":"x"}}' },
  'returns garbage': { status: 200, body: '<html>' },
}

/** All calls have the same rule, so each failure is met by one of them. */
const cases = (
  [
    ['the list', 'is cut off'],
    ['the list', 'returns 400'],
    ['categories', 'returns 500'],
    ['categories', 'returns 429'],
    ['the product', 'returns garbage'],
  ] as const
).map(([name, failure]) => ({ name, failure, reply: failures[failure], ...calls[name] }))

test.each(cases)(
  'when the call for $name $failure, it is retried three times, after 1, 2 and 4 seconds, and no more',
  async ({ from, call, link, says, reply }) => {
    const page = await openPage(desktop)
    allowComplaints(page)
    await page.clock.install()
    await page.goto(from)
    await untilAlive(page)
    const { promise: paused, resolve: onPause } = Promise.withResolvers<void>()
    let tries = 0
    await page.route(call, async (route) => {
      tries += 1
      await paused
      return reply ? route.fulfill(reply) : route.abort()
    })
    const untilTried = (count: number) => expect.poll(() => tries).toBe(count)
    const untilWaiting = await watchTimers(page)
    const before = page.url()
    await follow(page, link)
    // Until the page's scripts have loaded, prefetching would use up the tries, and the page would begin again.
    await page.waitForURL((url) => url.href !== before)
    await untilTried(1)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    onPause()
    for (const [index, wait] of [1000, 2000, 4000].entries()) {
      await untilWaiting(wait)
      await page.clock.runFor(wait - 10)
      expect(tries).toBe(index + 1)
      await page.clock.runFor(20)
      await untilTried(index + 2)
    }
    await page.clock.runFor(60_000)
    await settle(page)
    expect(tries).toBe(4)
    await page.clock.resume()
    await page.getByRole('alert').getByText(says, { exact: true }).waitFor()
  },
)

test('a 404 for a product is not retried', async () => {
  const page = await openPage(desktop)
  allowComplaints(page)
  await page.clock.install()
  await page.goto('/productos')
  await untilAlive(page)
  let tries = 0
  await page.route('**/api/products/102', (route) => {
    tries += 1
    return route.fulfill({ status: 404, body: '{}' })
  })
  await follow(page, 'Zuncho PP 12 mm azul')
  await page.getByRole('alert').getByText(productFailed, { exact: true }).waitFor()
  // Once on hover, once on opening.
  expect(tries).toBeLessThanOrEqual(2)
  const before = tries
  await page.clock.runFor(60_000)
  await settle(page)
  expect(tries).toBe(before)
})

test('responses are fresh for five minutes, then fetched again', async () => {
  const page = await openPage(desktop)
  const start = Date.now()
  await page.clock.setFixedTime(start)
  await page.goto('/contacto')
  await untilAlive(page)
  const asked = watchCalls(page)
  const visit = async () => {
    await follow(page, 'Catálogo de productos')
    await follow(page, 'Zuncho PP 12 mm azul')
    await page.getByRole('heading', { level: 1, name: 'Zuncho PP 12 mm azul' }).waitFor()
    await page.getByText('De la misma categoría').waitFor()
    await follow(page, 'CONTACTO')
    await page.waitForURL('**/contacto')
    await settle(page)
    // Links that the pointer crosses are prefetched; they do not count here.
    const reading = asked.filter((call) => !/banners|products\/(?!102$)/.test(call)).sort()
    asked.length = 0
    return reading
  }
  const all = [
    '/api/categories/subcategories',
    '/api/products/102',
    expect.stringMatching(/^\/api\/products\?categoryId=/),
    '/api/products?page=0',
  ]
  expect(await visit()).toEqual(all)
  await page.clock.setFixedTime(start + 299_000)
  expect(await visit()).toEqual([])
  await page.clock.setFixedTime(start + 301_000)
  expect(await visit()).toEqual(all)
})
