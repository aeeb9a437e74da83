import { expect, test } from 'vitest'
import { drawList } from '../documents/draw-list.ts'
import type { SheetThread } from '../documents/sheet-thread.ts'
import { defaultSettings } from '../domain/settings/default-settings.ts'
import { readPdfText } from '../tests/support/pdf-text.ts'
import { setUpTestApp } from '../tests/support/test-app.ts'
import { rateLimits } from './guard/rate-limits.ts'

const createTestApp = setUpTestApp()
const { company } = defaultSettings

const now = () => new Date('2026-11-17T02:00:00Z')

/** Texts are compared without whitespace because line breaks vary. */
const unspaced = (text: string) => text.replace(/\s+/g, '')
const picturesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0

test('GET /cotizacion/lista.pdf is the list with pictures, codes and quantities, without prices', async () => {
  const app = await createTestApp({ now })
  const response = await app.raw('/cotizacion/lista.pdf?productos=108x24,163x6,99999x1')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="lista-para-cotizar-2026-11-16.pdf"')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const pdf = Buffer.from(await response.arrayBuffer())
  expect(picturesIn(pdf)).toBe(2)
  expect(pdf.length).toBeLessThan(100_000)
  const text = unspaced(readPdfText(pdf).join(''))
  const expected = [
    ...['Lista para cotizar', '3 productos · 16-11-2026', company.legalName, 'https://precinta.example/cotizacion'],
    ...['Zuncho PET 16 mm verde gofrado', 'ZPET-16-V', '24 rollos', '6 rollos', '1 de 1'],
    'Producto n.º 99999 (ya no está en el catálogo)',
  ]
  for (const part of expected) expect(text).toContain(unspaced(part))
  expect(text).not.toContain('$')
})

test('the list says in which format a product is asked for, if the product has it', async () => {
  const app = await createTestApp({ now })
  const read = async (query: string) =>
    unspaced(readPdfText(Buffer.from(await (await app.raw(`/cotizacion/lista.pdf?${query}`)).arrayBuffer())).join(''))
  const pallets = unspaced('2 pallets de 36 rollos = 72 rollos')
  expect(await read('productos=108x72&formato108=Pallet+de+36+rollos')).toContain(pallets)
  expect(await read('productos=108x71&formato108=Pallet+de+36+rollos')).not.toContain('pallet')
  expect(await read('productos=108x72&formato108=Gratis')).not.toContain('Gratis')
})

test.each([
  ['', 'no products'],
  ['?productos=', 'an empty list'],
  ['?productos=108', 'no quantity'],
  ['?productos=108x0', 'a quantity of 0'],
  ['?productos=108x1,108x1', 'a product twice'],
  [`?productos=${Array.from({ length: 201 }, (_, index) => `${index + 1}x1`)}`, '201 products'],
])('GET /cotizacion/lista.pdf%s is 400 (%s)', async (query) => {
  const app = await createTestApp()
  expect((await app.get(`/cotizacion/lista.pdf${query}`)).status).toBe(400)
})

test('GET /cotizacion/lista.pdf is 429 after 30 in ten minutes', async () => {
  const draw = async () => ({ pdf: Buffer.alloc(1), isComplete: true })
  const app = await createTestApp({ rateLimits, sheetThread: { draw, stop: async () => {} } })
  const statuses = []
  for (let times = 0; times < 31; times++) {
    statuses.push((await app.raw('/cotizacion/lista.pdf?productos=108x1')).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
})

test('a list whose client goes while it waits is not responded to with 503, which would give back its count', async () => {
  const asked = Promise.withResolvers<void>()
  const draw: SheetThread['draw'] = (_job, signal) => {
    asked.resolve()
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  }
  const app = await createTestApp({ sheetThread: { draw, stop: async () => {} } })
  const gone = new AbortController()
  const list = app.raw('/cotizacion/lista.pdf?productos=108x1', { signal: gone.signal })
  await asked.promise
  gone.abort()
  expect((await list).status).toBe(499)
})

test('while the queue is full a list is 503 with Retry-After', async () => {
  const app = await createTestApp({ sheetThread: { draw: () => undefined, stop: async () => {} } })
  const { status, headers } = await app.get('/cotizacion/lista.pdf?productos=108x1')
  expect([status, headers.get('Retry-After')]).toEqual([503, '10'])
})

test('a list of 200 products has every line once, titles on every page, and numbered pages', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({
    name: `Producto número ${index} ${'de nombre largo '.repeat(index % 7)}`.trim(),
    code: `codigo-${index}-${'x'.repeat(index % 60)}`,
    quantity: `${index + 1} rollos`,
    picture: undefined,
  }))
  const pages = readPdfText(
    await drawList(lines, { day: '16-11-2026', company, url: 'https://precinta.example/cotizacion' }),
  )
  expect(pages.length).toBeGreaterThan(5)
  for (const [index, page] of pages.entries()) {
    expect(page).toMatch(/Producto\s+Código\s+Cantidad/)
    expect(page).toContain(`${index + 1} de ${pages.length}`)
  }
  const numbers = [...unspaced(pages.join('')).matchAll(/Productonúmero(\d+)/g)].map(([, number]) => Number(number))
  expect(numbers.length).toBe(200)
  for (const { code } of lines) expect(unspaced(pages.join(''))).toContain(code)
})
