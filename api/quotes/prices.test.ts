import { writeCsv } from 'hucre/csv'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { prices } from '../../db/schema.ts'
import { seedProducts } from '../../demo/products.ts'
import { type ImportLine, ImportPlan } from '../../shared/catalogue/imports.ts'
import { type PriceItem, PriceList } from '../../shared/quotes/prices.ts'
import { firstStaff, setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const path = '/api/admin/prices'

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const send = (to: string, file: string | Uint8Array) =>
    staff.request(to, { method: 'POST', body: typeof file === 'string' ? file : new Uint8Array(file) })
  const attempt = (file: string | Uint8Array) => send(`${path}/trial`, file)
  const run = (file: string | Uint8Array, fingerprint: string) =>
    send(`${path}/import?${new URLSearchParams({ fingerprint, fileName: 'precios.csv' })}`, file)
  const download = async (format: 'csv' | 'xlsx') => {
    const response = await staff.raw(`${path}/export?format=${format}`)
    return new Uint8Array(await response.arrayBuffer())
  }
  const stored = () => app.db.select().from(prices).orderBy(prices.productId, prices.currency)
  const product = (id: number) => {
    const found = app.deps.catalogue.current.getProduct(id)
    if (!found) throw new Error(`There is no product ${id}.`)
    return found
  }
  return { app, staff, attempt, run, download, stored, product }
}

const table = (...rows: string[][]) => writeCsv(rows, { delimiter: ';' })
const outcomes = (plan: ImportPlan) => plan.lines.map(({ line, outcome }) => [line, outcome])

test('a price list is tried, imported as shown, and exported again', async () => {
  const { app, staff, attempt, run, download, stored, product } = await open()
  await app.db.insert(prices).values([
    { productId: 108, currency: 'CLP', unitPrice: 40_000 },
    { productId: 119, currency: 'CLP', unitPrice: 900_000 },
    { productId: 119, currency: 'USD', unitPrice: 99_900 },
  ])
  const file = table(
    ['ID', 'Código', 'Producto', 'Moneda', 'Precio neto', 'Comentario'],
    ['108', '', '', 'clp', '$ 45.990', 'sube'],
    ['', 'pb-16', '', 'CLP', '900.000', ''],
    ['', '', product(119).name.toUpperCase(), 'USD', '', 'se retira'],
    ['', '', product(108).name, 'USD', 'US$ 51,5', ''],
  )
  const { status, body } = await attempt(file)
  expect(status).toBe(200)
  expect(ImportPlan.parse(body)).toEqual(body)
  expect(outcomes(body)).toEqual([
    [2, 'changed'],
    [3, 'unchanged'],
    [4, 'changed'],
    [5, 'new'],
  ])
  expect(body.totals).toEqual({ new: 1, changed: 2, unchanged: 1, error: 0 })
  expect(body.ignoredColumns).toEqual(['Comentario'])
  expect(body.lines.flatMap(({ changes }: ImportLine) => changes)).toEqual([
    { column: 'precio neto CLP', before: '40.000', after: '45.990' },
    { column: 'precio neto USD', before: '999,00', after: '' },
    { column: 'precio neto USD', before: '', after: '51,50' },
  ])
  expect(await stored()).toHaveLength(3)

  const imported = await run(file, body.fingerprint)
  expect([imported.status, imported.body]).toEqual([200, { finished: true, created: 1, updated: 2 }])
  expect(await stored()).toMatchObject([
    { productId: 108, currency: 'CLP', unitPrice: 45_990 },
    { productId: 108, currency: 'USD', unitPrice: 5_150 },
    { productId: 119, currency: 'CLP', unitPrice: 900_000 },
  ])
  const { body: history } = await staff.get('/api/admin/changes?kind=price')
  const change = { act: 'updated', staffName: firstStaff.name, source: 'precios.csv' }
  expect(history.data).toMatchObject([
    { ...change, recordId: 108, before: { 'precio neto USD': '' }, after: { 'precio neto USD': '51,50' } },
    { ...change, recordId: 119, before: { 'precio neto USD': '999,00' }, after: { 'precio neto USD': '' } },
    { ...change, recordId: 108, before: { 'precio neto CLP': '40.000' }, after: { 'precio neto CLP': '45.990' } },
  ])
  for (const format of ['csv', 'xlsx'] as const) {
    const again = await attempt(await download(format))
    expect(again.body.totals).toEqual({ new: 0, changed: 0, unchanged: seedProducts.length + 1, error: 0 })
  }
  const { sheets } = await readXlsx(await download('xlsx'))
  expect(sheets[0]?.rows[0]).toEqual(['id', 'codigo', 'producto', 'moneda', 'precio neto'])
})

test('every line with an error says what is wrong, and nothing is imported', async () => {
  const { attempt, run, stored, product } = await open()
  const file = table(
    ['id', 'codigo', 'producto', 'moneda', 'precio'],
    ['108', '', '', 'CLP', '45.990'],
    ['99999', '', '', 'CLP', '100'],
    ['', 'no-existe', '', 'CLP', '100'],
    ['', '', 'Nada', 'EUR', '100'],
    ['', '', '', 'CLP', '100'],
    ['119', '', '', 'CLP', '10,5'],
    ['119', '', '', 'USD', '0.125'],
    ['119', '', '', 'USD', '0'],
    ['', product(108).slug, '', 'CLP', '1.000'],
  )
  const { body } = await attempt(file)
  expect(body.totals).toEqual({ new: 1, changed: 0, unchanged: 0, error: 8 })
  expect(body.lines.slice(1).map(({ errors }: ImportLine) => errors)).toEqual([
    [{ column: 'id', message: 'No hay un producto 99999' }],
    [{ column: 'codigo', message: 'No hay un producto con el código «no-existe»' }],
    [
      { column: 'producto', message: 'No hay un producto «Nada»' },
      { column: 'moneda', message: 'Escribe CLP o USD' },
    ],
    [{ column: 'producto', message: 'Escribe el id, el código o el nombre del producto' }],
    [{ column: 'precio neto', message: 'Redondea el precio: en pesos no lleva decimales' }],
    [{ column: 'precio neto', message: 'Escribe un precio como 1.234,50' }],
    [{ column: 'precio neto', message: 'Escribe un precio como 1.234,50' }],
    [{ column: 'moneda', message: 'Otra línea del archivo tiene el mismo producto y moneda' }],
  ])
  const { status, body: failed } = await run(file, body.fingerprint)
  expect([status, failed.error.message]).toEqual([422, 'Hay 8 líneas con errores: no se importó nada.'])
  expect(await stored()).toEqual([])
})

test('calculated prices of a spreadsheet have the digits that it shows, and must be rounded', async () => {
  const { attempt } = await open()
  const rows = [
    ['id', 'moneda', 'precio'],
    [108, 'USD', 0.1 + 0.2],
    [119, 'USD', 12.345],
    [119, 'CLP', 12_344.85],
  ]
  const { body } = await attempt(await writeXlsx({ sheets: [{ name: 'Precios', rows }] }))
  expect(body.lines.map(({ changes, errors }: ImportLine) => changes[0]?.after ?? errors[0]?.message)).toEqual([
    '0,30',
    'Redondea el precio: en dólares lleva hasta dos decimales',
    'Redondea el precio: en pesos no lleva decimales',
  ])
})

test('a list is not imported if prices changed since the trial, or without its columns', async () => {
  const { app, attempt, run, stored } = await open()
  const file = table(['id', 'moneda', 'precio'], ['108', 'CLP', '45.990'])
  const { body } = await attempt(file)
  await app.db.insert(prices).values({ productId: 108, currency: 'CLP', unitPrice: 1 })
  expect((await run(file, body.fingerprint)).body.error.code).toBe('changed_meanwhile')
  expect(await stored()).toMatchObject([{ unitPrice: 1 }])
  const messageOf = async (headings: string[]) => (await attempt(table(headings, headings))).body.error.message
  expect(await messageOf(['id', 'moneda'])).toBe('Falta la columna «precio neto».')
  expect(await messageOf(['moneda', 'precio'])).toBe(
    'Falta una columna que diga el producto: «id», «codigo» o «producto».',
  )
  expect(await messageOf(['id', 'moneda', 'precio', 'Precio neto'])).toBe(
    'La columna «precio neto» está más de una vez: deja una sola.',
  )
})

test('numbers in a spreadsheet are read as Chileans see them', async () => {
  const { attempt } = await open()
  const rows = [
    ['id', 'moneda', 'precio'],
    [108, 'CLP', 45_990],
    [119, 'USD', 1234.5],
    [119, 'CLP', 12.5],
  ]
  const { body } = await attempt(await writeXlsx({ sheets: [{ name: 'Precios', rows }] }))
  expect(body.lines.map(({ outcome, changes }: ImportLine) => [outcome, changes[0]?.after])).toEqual([
    ['new', '45.990'],
    ['new', '1.234,50'],
    ['error', undefined],
  ])
})

test('the price list shows every product with its prices, filtered and sorted', async () => {
  const { app, staff, product } = await open()
  await app.db.insert(prices).values([
    { productId: 108, currency: 'CLP', unitPrice: 45_990, updatedAt: new Date('2026-11-01T12:00:00Z') },
    { productId: 119, currency: 'USD', unitPrice: 99_900, updatedAt: new Date('2026-11-02T12:00:00Z') },
  ])
  const list = async (query: string) => {
    const { body } = await staff.get(`${path}?${query}`)
    expect(PriceList.parse(body)).toEqual(body)
    return body
  }
  const all = await list('perPage=5')
  expect([all.data.length, all.total]).toEqual([5, seedProducts.length])
  const priced = await list('only=priced&sort=updatedAt&order=desc')
  expect(priced.data.map(({ id }: PriceItem) => id)).toEqual([119, 108])
  expect(priced.data[1]).toMatchObject({
    id: 108,
    name: product(108).name,
    CLP: 45_990,
    USD: null,
    updatedAt: '2026-11-01T12:00:00.000Z',
  })
  expect((await list('only=unpriced')).total).toBe(seedProducts.length - 2)
  expect((await list(`q=${encodeURIComponent(product(119).name)}&only=priced`)).data).toMatchObject([{ id: 119 }])
})
