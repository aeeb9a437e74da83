import { expect, test } from 'vitest'
import { prices } from '../../db/schema.ts'
import { quoteDesk } from '../../tests/support/quote-desk.ts'
import { aQuotation } from '../../tests/support/samples.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

/** In every way in which a response could write it. */
const written = (amount: number) => [String(amount), amount.toLocaleString('es-CL')]

test('no public response contains a price, quoted or listed', async () => {
  const app = await createTestApp()
  await app.db.insert(prices).values({ productId: 119, currency: 'CLP', unitPrice: 8_374_651 })
  await app.post('/api/invoices', aQuotation())
  const { body } = await quoteDesk(await app.signIn()).sendPriced(7_193_482)
  const total = body.quotes[0]?.totals.total ?? 0
  const secret = [8_374_651, 7_193_482, total].flatMap(written)

  const { body: description } = await app.get('/api/openapi.json')
  const isPublicGet = ([path, item]: [string, object]) => !path.startsWith('/admin/') && 'get' in item
  const paths = Object.entries<object>(description.paths).filter(isPublicGet)
  expect(paths.length).toBeGreaterThan(3)
  const addresses = paths.flatMap(([path]) =>
    ['108', '119', app.deps.catalogue.current.getProduct(119)?.slug ?? ''].map(
      (value) => `/api${path.replace(/\{\w+\}/g, value)}`,
    ),
  )
  for (const address of ['/api/docs', '/api/openapi.json', ...new Set(addresses)]) {
    const { body } = await app.get(address)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    expect([address, secret.filter((amount) => text.includes(amount))]).toEqual([address, []])
  }
})
