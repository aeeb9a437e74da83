/** @module-tag thorough */

import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { seedProducts } from '../../demo/products.ts'
import { builtPages } from '../../server/pages/load-pages.ts'
import { setUpTestApp } from '../support/test-app.ts'

const createTestApp = setUpTestApp()

test('of more than two hundred pages at once, the others are refused in Spanish and may be requested again', async () => {
  const { site } = await builtPages()
  const app = await createTestApp({ site })
  const search = (number: number) => app.raw(`/productos?name=zuncho+${number}`)
  const responses = await Promise.all(Array.from({ length: 260 }, (_, number) => search(number)))
  const refused = responses.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(60)
  for (const response of refused) {
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await response.text()).toBe('El sitio está muy ocupado. Intenta nuevamente en unos segundos.')
  }
  expect((await search(0)).status).toBe(200)
})

test('a client that requests many pages at once is refused most of them, and all others get theirs', async () => {
  const { site } = await builtPages()
  const app = await createTestApp({ site, trustProxy: 1 })
  const from = (address: string, path: string, init: RequestInit = {}) =>
    app.raw(path, { ...init, headers: { 'X-Forwarded-For': address } })
  const searches = Array.from({ length: 120 }, (_, number) => from('10.1.1.1', `/productos?name=sello+${number}`))
  const signIns = Array.from({ length: 120 }, () =>
    from('10.2.2.2', '/login', { method: 'POST', body: new URLSearchParams({ email: '', password: '' }) }),
  )
  const others = [from('10.3.3.3', '/productos?name=zuncho'), from('10.4.4.4', '/cotizacion'), from('10.5.5.5', '/')]
  const cacheable = seedProducts.map(({ slug, id }) => from('10.6.6.6', `/productos/${slug}.data?producto=${id}`))
  const count = async (responses: (Response | Promise<Response>)[], status: number) =>
    (await Promise.all(responses)).filter((response) => response.status === status).length
  expect(await count(searches, 200)).toBe(50)
  expect(await count(searches, 503)).toBe(70)
  expect(await count(signIns, 422)).toBe(50)
  expect(await count(signIns, 503)).toBe(70)
  expect(await count(cacheable, 200)).toBe(50)
  expect(await count(cacheable, 503)).toBe(seedProducts.length - 50)
  expect(await count(others, 200)).toBe(others.length)
})

test('while many pages are rendered, other requests are responded to after each of them', async () => {
  const { site } = await builtPages()
  const app = await createTestApp({ site })
  expect(await countHealthChecks(app, (number) => `/productos?name=film+${number}`)).toBeGreaterThanOrEqual(60)
})

test('while many searches of the API are calculated, other requests are responded to after each of them', async () => {
  const app = await createTestApp()
  expect(await countHealthChecks(app, (number) => `/api/products?name=film+${number}`)).toBeGreaterThanOrEqual(59)
})

test('a client that sends many searches to the API at once is refused most of them, and all others get theirs', async () => {
  const app = await createTestApp({ trustProxy: 1 })
  const search = (address: string, number: number, init: RequestInit = {}) =>
    app.raw(`/api/products?name=sello+${number}`, { ...init, headers: { 'X-Forwarded-For': address } })
  const searches = Array.from({ length: 120 }, (_, number) => search('10.1.1.1', number))
  const other = search('10.2.2.2', 120)
  const gone = search('10.3.3.3', 121, { signal: AbortSignal.abort() })
  const refused = (await Promise.all(searches)).filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(70)
  for (const response of refused) {
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
  }
  expect((await other).status).toBe(200)
  // Nothing is calculated for a client who has gone.
  expect((await gone).status).toBe(499)
})

test('forms whose body is slow leave the pages to all others', async () => {
  const { site } = await builtPages()
  const app = await createTestApp({ site, trustProxy: 1 })
  const rest = Promise.withResolvers<void>()
  const signIn = (number: number) => {
    const slow = new ReadableStream({
      start: async (controller) => {
        controller.enqueue(Buffer.from('email='))
        await rest.promise
        controller.enqueue(Buffer.from('&password='))
        controller.close()
      },
    })
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': '16',
      'X-Forwarded-For': `10.1.1.${number % 5}`,
    }
    const init = { method: 'POST', headers, body: slow, duplex: 'half' }
    return app.raw('/login', init)
  }
  const signIns = Array.from({ length: 215 }, (_, number) => signIn(number))
  expect((await app.raw('/cotizacion', { headers: { 'X-Forwarded-For': '10.2.2.2' } })).status).toBe(200)
  rest.resolve()
  const statuses = (await Promise.all(signIns)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([422]))
})

/** How many are responded to while sixty pages are requested at once. */
async function countHealthChecks(app: Awaited<ReturnType<typeof createTestApp>>, address: (number: number) => string) {
  let isOver = false
  const pages = Promise.all(Array.from({ length: 60 }, (_, number) => app.raw(address(number)))).finally(() => {
    isOver = true
  })
  let responses = 0
  while (!isOver) {
    expect((await app.raw('/healthz')).status).toBe(200)
    responses++
    await setImmediate()
  }
  expect((await pages).every(({ status }) => status === 200)).toBe(true)
  return responses
}
