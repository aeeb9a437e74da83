import { expect, test } from 'vitest'
import { quoteDesk } from '../../tests/support/quote-desk.ts'
import { aQuotation } from '../../tests/support/samples.ts'
import { mailedPage } from '../../tests/support/sent-quote.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const pallet = { name: 'Pallet de 36 rollos', quantity: 36 }
const aLine = (quantity: number, format?: unknown) => ({
  productId: 108,
  quantity,
  name: 'Zuncho PET 16 mm verde gofrado',
  ...(format !== undefined && { format }),
})
const send = (app: Awaited<ReturnType<typeof createTestApp>>, ...invoiceDetails: object[]) =>
  app.post('/api/invoices', { ...aQuotation(), invoiceDetails })

test('POST /invoices stores the format of a line as it was; the quantity stays in sale units', async () => {
  const app = await createTestApp()
  expect((await send(app, aLine(72, pallet.name))).status).toBe(201)
  const staff = await app.signIn()
  const { body: product } = await staff.get('/api/admin/products/108')
  await staff.put('/api/admin/products/108', { ...product, packs: [] })
  expect(await app.lines()).toMatchObject([{ quantity: 72, unit: 'rollo', format: pallet }])
  const { body } = await staff.get('/api/admin/requests/1')
  expect(body.lines).toMatchObject([{ quantity: 72, format: pallet }])
  expect(body.asked).toEqual(['72 × Zuncho PET 16 mm verde gofrado (rollos, en 2 pallets de 36 rollos)'])
})

test('a format that the product does not have, or that the quantity does not fill, is left out', async () => {
  const app = await createTestApp()
  const gone = { ...aLine(36, pallet.name), productId: 99_999 }
  const { status } = await send(app, aLine(36), aLine(40, pallet.name), aLine(36, 'Gratis'), aLine(36, null), gone)
  expect(status).toBe(201)
  expect((await app.lines()).map(({ format }) => format)).toEqual([null, null, null, null, null])
})

test('a format that is not a text is 422', async () => {
  const app = await createTestApp()
  const { status, body } = await send(app, aLine(36, { name: 'Pallet' }))
  expect([status, Object.keys(body.error.fields)]).toEqual([422, ['invoiceDetails.0.format']])
})

test('a quote counts sale units and mentions the format, and quoting again keeps it where it holds', async () => {
  const app = await createTestApp()
  await send(app, aLine(72, pallet.name))
  const desk = quoteDesk(await app.signIn())
  const [line] = (await desk.draft()).lines
  expect(line).toMatchObject({ quantity: 72, unit: 'rollo', code: 'ZPET-16-V' })
  expect(line?.detail).toMatch(/^2 pallets de 36 rollos · Ancho 15,5 mm/)
  const page = `/seguimiento/${(await mailedPage(app)).split('/').at(-1)}`
  const again = async () => (await app.get(page)).body.again.lines
  expect((await app.get(page)).body.lines).toMatchObject([{ quantity: 72, format: pallet, code: 'ZPET-16-V' }])
  expect(await again()).toMatchObject([{ quantity: 72, format: pallet }])
  const { picture: _, ...quoted } = line ?? { picture: null }
  await desk.sendPriced(100, { lines: [{ ...quoted, quantity: 36, unitPrice: 100 }] })
  expect(await again()).toMatchObject([{ quantity: 36, format: pallet }])
})

test('tables and comparisons have the formats of their products, and lists of cards do not', async () => {
  const app = await createTestApp()
  const read = async (path: string) =>
    (await app.get(path)).body.products.find(({ id }: { id: number }) => id === 108)?.packs
  expect(await read('/api/products?categoryId=9&vista=tabla')).toEqual([pallet])
  expect(await read('/api/products?categoryId=9')).toBeUndefined()
})
