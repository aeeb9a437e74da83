import { expect, test } from 'vitest'
import { type QuoteItem, QuoteList } from '../../shared/quotes/quote-list.ts'
import { QuoteFigures } from '../../shared/quotes/statistics.ts'
import { hire } from '../../tests/support/colleague.ts'
import { type Desk, edited, quoteDesk } from '../../tests/support/quote-desk.ts'
import { aQuotation } from '../../tests/support/samples.ts'
import { firstStaff, setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const strap = { productId: 108, quantity: 1, name: 'Zuncho' }

async function open() {
  let now = new Date('2026-11-10T15:00:00Z')
  const app = await createTestApp({ now: () => now })
  const moveTo = (day: string) => {
    now = new Date(`${day}T15:00:00Z`)
  }
  const ask = async (company: string) => {
    const email = `compras@${company.toLowerCase()}.example`
    const { body } = await app.post('/api/invoices', { ...aQuotation(), company, email, invoiceDetails: [strap] })
    return body.id as number
  }
  const quote = async (staff: Desk, company: string, unitPrice: number, changes: object = {}) => {
    const desk = quoteDesk(staff, await ask(company))
    await desk.sendPriced(unitPrice, { isExempt: true, ...changes })
    return desk
  }
  return { app, moveTo, ask, quote }
}

const list = async (staff: Desk, query = '') => {
  const { body } = await staff.get(`/api/admin/quotes?${query}`)
  expect(QuoteList.parse(body)).toEqual(body)
  return body
}
const companies = ({ data }: { data: QuoteItem[] }) => data.map(({ company }) => company)

test('the pipeline lists the last sent version of each request, or its first draft, with sums per currency', async () => {
  const { app, moveTo, ask, quote } = await open()
  const staff = await app.signIn()
  const alfa = await quote(staff, 'Alfa', 1000)
  moveTo('2026-11-11')
  await quote(staff, 'Beta', 2_050, { currency: 'USD' })
  await alfa.sendPriced(1500)
  await alfa.draft()
  const gama = quoteDesk(staff, await ask('Gama'))
  const opened = await gama.draft()
  await gama.save(edited(opened, { lines: [{ ...edited(opened).lines[0], unitPrice: 333 }] }))
  const page = await list(staff)
  expect(companies(page)).toEqual(['Gama', 'Alfa', 'Beta'])
  expect(page.data[1]).toMatchObject({
    requestId: 1,
    version: 2,
    status: 'sent',
    seller: firstStaff.name,
    total: 1500,
    currency: 'CLP',
    validUntil: '2026-11-26',
    openedAt: null,
    outcome: null,
  })
  expect(page.total).toBe(3)
  expect(page.sums).toEqual([
    { currency: 'CLP', count: 2, total: 1500 + 396 },
    { currency: 'USD', count: 1, total: 2_050 },
  ])
  expect(companies(await list(staff, 'sort=company&order=asc&perPage=2&page=2'))).toEqual(['Gama'])
})

test('sorted by total, the dollars stand together and the pesos too', async () => {
  const { app, quote } = await open()
  const staff = await app.signIn()
  await quote(staff, 'Alfa', 1000)
  await quote(staff, 'Beta', 2_050, { currency: 'USD' })
  await quote(staff, 'Gama', 300)
  await quote(staff, 'Delta', 100, { currency: 'USD' })
  expect(companies(await list(staff, 'sort=total&order=desc'))).toEqual(['Beta', 'Delta', 'Alfa', 'Gama'])
})

test('the pipeline is filtered by status, outcome, seller, currency and words', async () => {
  const { app, moveTo, quote, ask } = await open()
  const { first, second, id } = await hire(app)
  await quote(first, 'Alfa', 1000, { validDays: 1 })
  const beta = await quote(second, 'Beta', 2000, { currency: 'USD', rut: '12345678-5' })
  await beta.end({ outcome: 'lost', reason: 'Precio' })
  await quoteDesk(first, await ask('Gama')).draft()
  const line = {
    productId: null,
    code: 'DELTA-1',
    name: 'Instalación',
    detail: '',
    quantity: 1,
    unit: '',
    note: '',
    discount: 0,
  }
  await quote(second, 'Delta', 0, { lines: [{ ...line, unitPrice: 1 }] })
  moveTo('2026-11-14')
  const found = async (query: string) => companies(await list(first, query))
  expect(await found('status=expired')).toEqual(['Alfa'])
  expect(await found('status=draft&status=expired')).toEqual(['Gama', 'Alfa'])
  expect(await found('outcome=lost')).toEqual(['Beta'])
  expect(await found('outcome=open&sort=company&order=asc')).toEqual(['Alfa', 'Delta', 'Gama'])
  expect(await found(`seller=${id}&sort=company&order=asc`)).toEqual(['Beta', 'Delta'])
  expect(await found('currency=USD')).toEqual(['Beta'])
  expect(await found('q=ALFA')).toEqual(['Alfa'])
  expect(await found('q=12.345.678-5')).toEqual(['Beta'])
  expect(await found('q=instalacion+delta')).toEqual(['Delta'])
  expect(await found('q=nada')).toEqual([])
  expect((await first.get('/api/admin/quotes?status=x')).status).toBe(400)
})

test('the filtered pipeline is exported as CSV, and the export is recorded', async () => {
  const { app, quote } = await open()
  const staff = await app.signIn()
  const desk = await quote(staff, 'Alfa', 123_450, {
    currency: 'USD',
    isExempt: false,
    rut: '76123456-0',
    discount: 250,
  })
  await quote(staff, 'Beta', 1000)
  await desk.end({ outcome: 'won', reason: 'Mejor plazo' })
  const { body, headers } = await staff.get('/api/admin/quotes/export?outcome=won')
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="cotizaciones-2026-11-10.csv"')
  const [titles, row, ...rest] = body.replace('\uFEFF', '').trim().split('\r\n')
  expect(rest).toEqual([])
  const cells = Object.fromEntries(titles.split(';').map((title: string, at: number) => [title, row.split(';')[at]]))
  expect(cells).toMatchObject({
    Folio: 'COT-2026-000001',
    Versión: '1',
    Estado: 'Enviada',
    Empresa: 'Alfa',
    RUT: '76.123.456-0',
    Responsable: firstStaff.name,
    Moneda: 'USD',
    Neto: '1203,64',
    IVA: '228,69',
    Total: '1432,33',
    Enviada: '10-11-2026 12:00',
    'Válida hasta': '25-11-2026',
    Resultado: 'Ganada',
    Motivo: 'Mejor plazo',
  })
  expect(cells).toMatchObject({ 'Descuento %': '2,5', Flete: '0' })
  const { body: register } = await staff.get('/api/admin/privacy/acts')
  expect(register.data[0]).toMatchObject({ kind: 'quotes_export', requests: 1, staffName: firstStaff.name })
})

test('the lines of all versions are exported as CSV', async () => {
  const { app, quote } = await open()
  const staff = await app.signIn()
  const desk = await quote(staff, 'Alfa', 123_450, { currency: 'USD' })
  await quote(staff, 'Beta', 1000)
  const opened = await desk.draft()
  const [line] = edited(opened).lines
  await desk.save(edited(opened, { lines: [{ ...line, quantity: 3, discount: 1_050 }] }))
  const { body, headers } = await staff.get('/api/admin/quotes/export-lines?q=alfa')
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="lineas-de-cotizaciones-2026-11-10.csv"')
  const [titles, ...rows] = body.replace('\uFEFF', '').trim().split('\r\n')
  expect(titles).toBe(
    'Folio;Versión;Enviada;Línea;Código;Producto;Nota;Cantidad;Unidad;Moneda;Precio unitario;Descuento %;Total',
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/^COT-2026-000001;1;10-11-2026 12:00;1;.+;1;.*;USD;1234,5;0;1234,5$/)
  expect(rows[1]).toMatch(/^COT-2026-000001;2;;1;.+;3;.*;USD;1234,5;10,5;3314,63$/)
})

test('the inbox shows and exports the last sent version and the outcome', async () => {
  const { app, quote } = await open()
  const staff = await app.signIn()
  const desk = await quote(staff, 'Alfa', 123_450, { currency: 'USD' })
  await desk.end({ outcome: 'won', reason: '' })
  await desk.draft()
  const { body } = await staff.get('/api/admin/requests')
  expect(body.data[0]).toMatchObject({
    quote: { version: 1, status: 'sent', currency: 'USD', total: 123_450 },
    quoteOutcome: 'won',
  })
  const { body: csv } = await staff.get('/api/admin/requests/export')
  expect(csv).toContain('Versión cotizada;Moneda;Total cotizado;Resultado')
  expect(csv).toContain(';1;USD;1234,5;Ganada;')
})

test('figures count what is open, sent, won and lost by month, seller and reason', async () => {
  const { app, moveTo, quote, ask } = await open()
  const { first, second } = await hire(app)
  moveTo('2026-09-30')
  const alfa = await quote(first, 'Alfa', 1000)
  await alfa.end({ outcome: 'won', reason: '' })
  moveTo('2026-10-01')
  const beta = await quote(second, 'Beta', 2000)
  await beta.end({ outcome: 'lost', reason: 'Precio' })
  const delta = await quote(second, 'Delta', 500, { currency: 'USD' })
  await delta.end({ outcome: 'lost', reason: 'Precio' })
  const epsilon = await quote(first, 'Epsilon', 700)
  await epsilon.end({ outcome: 'lost', reason: 'Plazo' })
  const zeta = await quote(first, 'Zeta', 300)
  await zeta.sendPriced(400)
  await quoteDesk(first, await ask('Eta')).draft()
  moveTo('2026-11-10')
  const { body } = await first.get('/api/admin/quotes/figures')
  expect(QuoteFigures.parse(body)).toEqual(body)
  expect(body.open).toEqual([{ currency: 'CLP', count: 1, total: 400 }])
  expect(body.months).toHaveLength(24)
  expect(body.months[0].month).toBe('2025-12')
  const none = { count: 0, total: 0 }
  const of = (count: number, total: number) => ({ count, total })
  const [september, october] = ['2026-09', '2026-10'].map((month) =>
    body.months.filter((sums: { month: string }) => sums.month === month),
  )
  expect(september).toEqual([
    { month: '2026-09', currency: 'CLP', sent: of(1, 1000), won: of(1, 1000), lost: none },
    { month: '2026-09', currency: 'USD', sent: none, won: none, lost: none },
  ])
  expect(october).toEqual([
    { month: '2026-10', currency: 'CLP', sent: of(3, 3000), won: none, lost: of(2, 2700) },
    { month: '2026-10', currency: 'USD', sent: of(1, 500), won: none, lost: of(1, 500) },
  ])
  expect(body.sellers).toEqual([
    { seller: 'Iván Peña', currency: 'CLP', sent: of(1, 2000), won: none, lost: of(1, 2000) },
    { seller: 'Iván Peña', currency: 'USD', sent: of(1, 500), won: none, lost: of(1, 500) },
    { seller: firstStaff.name, currency: 'CLP', sent: of(3, 2000), won: of(1, 1000), lost: of(1, 700) },
  ])
  expect(body.lostReasons).toEqual([
    { reason: 'Precio', currency: 'CLP', count: 1, total: 2000 },
    { reason: 'Precio', currency: 'USD', count: 1, total: 500 },
    { reason: 'Plazo', currency: 'CLP', count: 1, total: 700 },
  ])
})

test('a later version leaves the figures of past months as they were', async () => {
  const { app, moveTo, quote } = await open()
  const staff = await app.signIn()
  moveTo('2026-10-05')
  const alfa = await quote(staff, 'Alfa', 1000)
  const sentIn = async (month: string) => {
    const { body } = await staff.get('/api/admin/quotes/figures')
    return body.months.find((sums: { month: string }) => sums.month === month).sent
  }
  moveTo('2026-11-10')
  await alfa.sendPriced(1500)
  expect(await sentIn('2026-10')).toEqual({ count: 1, total: 1000 })
  expect(await sentIn('2026-11')).toEqual({ count: 0, total: 0 })
})
