import { expect, test } from 'vitest'
import { prices } from '../../db/schema.ts'
import type { TestApp } from '../../tests/support/colleague.ts'
import { edited, quoteDesk } from '../../tests/support/quote-desk.ts'
import { aQuotation } from '../../tests/support/samples.ts'
import { mailedPage } from '../../tests/support/sent-quote.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const strap = { productId: 108, quantity: 1, name: 'Zuncho' }

async function ask(app: TestApp, more: object): Promise<number> {
  const { body } = await app.post('/api/invoices', { ...aQuotation(), invoiceDetails: [strap], ...more })
  return body.id
}

async function quoteTo(app: TestApp, more: object, unitPrice: number, changes: object = {}) {
  const desk = quoteDesk(await app.signIn(), await ask(app, more))
  expect((await desk.sendPriced(unitPrice, changes)).status).toBe(200)
}

async function pricesFor(app: TestApp, more: object, currency?: string) {
  const [known] = await quoteDesk(await app.signIn(), await ask(app, more)).pricesOf(108, currency)
  return [known?.ofCompany?.unitPrice ?? null, known?.ofAnyone?.unitPrice ?? null]
}

test.each([
  ['the same name, written differently', { company: 'CERAMICAS DEL MAULE', email: 'otra@gmail.com' }],
  ['the same mail domain', { company: 'Maule SpA', email: 'compras@CERAMICAS.example' }],
])('a price quoted to this company is found by %s', async (_, customer) => {
  const app = await createTestApp()
  await quoteTo(app, {}, 45_990)
  await quoteTo(app, { company: 'Viña Sur', email: 'x@vina.example' }, 52_000)
  expect(await pricesFor(app, customer)).toEqual([45_990, 52_000])
})

test('an address at a public mail provider does not make a company', async () => {
  const app = await createTestApp()
  await quoteTo(app, { company: 'Aserradero', email: 'uno@gmail.com' }, 1000)
  expect(await pricesFor(app, { company: 'Viña Sur', email: 'otra@gmail.com' })).toEqual([null, 1000])
})

test('a price quoted to this company is found by its RUT', async () => {
  const app = await createTestApp()
  await quoteTo(app, { company: 'Aserradero', email: 'uno@gmail.com' }, 1000, { rut: '76123456-0' })
  const desk = quoteDesk(await app.signIn(), await ask(app, { company: 'Sucursal Sur', email: 'dos@gmail.com' }))
  const opened = await desk.draft()
  expect((await desk.pricesOf(108))[0]?.ofCompany).toBeNull()
  await desk.save(edited(opened, { rut: '76.123.456-0' }))
  expect((await desk.pricesOf(108))[0]?.ofCompany).toMatchObject({ unitPrice: 1000, company: 'Aserradero' })
})

test('a newer price in the other currency hides none', async () => {
  const app = await createTestApp()
  await quoteTo(app, {}, 45_990)
  await quoteTo(app, {}, 4_850, { currency: 'USD' })
  expect(await pricesFor(app, {})).toEqual([45_990, 45_990])
  expect(await pricesFor(app, {}, 'USD')).toEqual([4_850, 4_850])
})

test('a company that only has the same name gets no price filled in, but sees it', async () => {
  const app = await createTestApp()
  await quoteTo(app, { company: 'Particular', email: 'uno@gmail.com' }, 1000)
  const desk = quoteDesk(await app.signIn(), await ask(app, { company: 'Particular', email: 'dos@gmail.com' }))
  expect((await desk.draft()).lines).toMatchObject([{ unitPrice: 0 }])
  expect((await desk.pricesOf(108))[0]?.ofCompany).toMatchObject({ unitPrice: 1000 })
})

test('drafts and prices of zero are no last prices, and the newest counts', async () => {
  const app = await createTestApp()
  await quoteTo(app, {}, 1000)
  await quoteTo(app, {}, 1200, { discount: 500 })
  const desk = quoteDesk(await app.signIn(), await ask(app, {}))
  const opened = await desk.draft()
  const [line] = edited(opened).lines
  await desk.save(edited(opened, { lines: [{ ...line, unitPrice: 9999 }] }))
  expect(await pricesFor(app, {})).toEqual([1200, 1200])
  const free = { ...line, productId: null, name: 'Instalación', unitPrice: 10 }
  const priced = quoteDesk(await app.signIn(), await ask(app, {}))
  await priced.sendPriced(0, { lines: [{ ...line, unitPrice: 0 }, free] })
  expect(await pricesFor(app, {})).toEqual([1200, 1200])
})

test('a draft takes the last price and discount of this confirmed address in its currency, else the list price', async () => {
  const app = await createTestApp()
  await app.db.insert(prices).values({ productId: 108, currency: 'CLP', unitPrice: 50_000 })
  const firstDraft = async () => (await quoteDesk(await app.signIn(), await ask(app, {})).draft()).lines[0]
  expect(await firstDraft()).toMatchObject({ unitPrice: 50_000, discount: 0 })
  await app.get(await mailedPage(app))
  await quoteTo(app, {}, 4_000, { currency: 'USD' })
  expect(await firstDraft()).toMatchObject({ unitPrice: 50_000, discount: 0 })
  const [line] = edited(await quoteDesk(await app.signIn(), await ask(app, {})).draft()).lines
  await quoteTo(app, {}, 0, { lines: [{ ...line, unitPrice: 45_990, discount: 750 }] })
  expect(await firstDraft()).toMatchObject({ unitPrice: 45_990, discount: 750 })
})

test('prices are read for the products and the currency that are asked for', async () => {
  const app = await createTestApp()
  await app.db.insert(prices).values({ productId: 119, currency: 'USD', unitPrice: 99_900 })
  await ask(app, {})
  const staff = await app.signIn()
  const read = (query: string) => staff.get(`/api/admin/requests/1/quotes/prices?${query}`)
  const { body } = await read('currency=USD&productId=119&productId=108')
  expect(body.data).toEqual([
    { productId: 119, currency: 'USD', ofAddress: null, ofCompany: null, ofAnyone: null, listed: 99_900 },
    { productId: 108, currency: 'USD', ofAddress: null, ofCompany: null, ofAnyone: null, listed: null },
  ])
  expect((await read('currency=USD&productId=x')).status).toBe(400)
})
