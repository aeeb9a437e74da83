import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { drawDataSheet } from '../documents/draw-data-sheet.ts'
import type { DataSheetJob, SheetJob } from '../documents/draw-sheet-worker.ts'
import { createSheetCache, createSheetThread } from '../documents/sheet-thread.ts'
import { defaultSettings } from '../domain/settings/default-settings.ts'
import type { Product } from '../shared/catalogue/public.ts'
import { readPdfText } from '../tests/support/pdf-text.ts'
import { setUpTestApp } from '../tests/support/test-app.ts'
import { temporaryFolder } from '../tests/support/test-database.ts'
import { library } from './library.ts'

const createTestApp = setUpTestApp()
const { company } = defaultSettings
const folder = temporaryFolder()

const product = {
  id: 1,
  slug: 'zuncho-largo',
  name: 'Zuncho de prueba',
  subtitle: '',
  desc: 'Primera frase.\n\nSegunda frase.',
  alt: 'Zuncho',
  srcImg: [],
  altImg: [],
  jsonDetails: { specifications: [], information: [], downloads: [], videos: [], packs: [], unit: '' },
}

const draw = (changes: Partial<Product>) =>
  drawDataSheet(
    { ...product, ...changes },
    { picture: undefined, company, url: 'https://precinta.example/productos/x' },
  )

/** Texts are compared without whitespace because line and page breaks vary. */
const unspaced = (text: string) => text.replace(/\s+/g, '')

test('GET /fichas/{slug}.pdf is the data sheet of a product', async () => {
  const app = await createTestApp()
  const response = await app.raw('/fichas/zuncho-pet-16-verde.pdf')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  const pdf = Buffer.from(await response.arrayBuffer())
  expect(pdf.toString('latin1')).toContain('/Subtype /Image')
  const text = unspaced(readPdfText(pdf).join(''))
  for (const part of [company.legalName, 'FICHA TÉCNICA · ZPET-16-V']) expect(text).toContain(unspaced(part))
})

test('simultaneous visitors get the same sheet, and an unknown product is 404', async () => {
  const app = await createTestApp()
  const [first, second] = await Promise.all(
    [1, 2].map(async () => Buffer.from(await (await app.raw('/fichas/zuncho-pet-16-verde.pdf')).arrayBuffer())),
  )
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
  expect((await app.get('/fichas/no-existe.pdf')).status).toBe(404)
})

test('a conditional request is 304, and HEAD has the length', async () => {
  const app = await createTestApp()
  const path = '/fichas/zuncho-pet-16-verde.pdf'
  const sheet = await app.raw(path)
  const length = (await sheet.arrayBuffer()).byteLength
  const known = await app.get(path, { 'If-None-Match': sheet.headers.get('ETag') ?? '' })
  expect([known.status, known.body]).toEqual([304, ''])
  const head = await app.request(path, { method: 'HEAD' })
  expect([head.status, head.headers.get('Content-Length'), head.body]).toEqual([200, String(length), ''])
})

test('changing a product redraws only its own sheet', async () => {
  const drawn: string[] = []
  const thread = createSheetThread()
  onTestFinished(thread.stop)
  const draw = (job: SheetJob) => {
    if (job.kind === 'data-sheet') drawn.push(job.product.name)
    return thread.draw(job)
  }
  const app = await createTestApp({ sheetThread: { ...thread, draw } })
  const read = async (slug: string) => {
    const response = await app.raw(`/fichas/${slug}.pdf`)
    return readPdfText(Buffer.from(await response.arrayBuffer())).join('')
  }
  const slugs = ['enzunchadora-bateria-pb-16', 'zuncho-pet-16-verde']
  for (const slug of slugs) await read(slug)
  const before = drawn.splice(0)
  expect(before.length).toBe(2)

  const staff = await app.signIn()
  const { body } = await staff.get('/api/admin/products/119')
  expect((await staff.put('/api/admin/products/119', { ...body, name: 'PB 16 nueva' })).status).toBe(200)
  expect(await read('zuncho-pet-16-verde')).not.toContain('PB 16 nueva')
  expect(await read('enzunchadora-bateria-pb-16')).toContain('PB 16 nueva')
  expect(drawn).toEqual(['PB 16 nueva'])
})

const job = (name: string): DataSheetJob => ({
  kind: 'data-sheet',
  company,
  product: { ...product, name },
  url: 'https://precinta.example/x',
  pictureFile: undefined,
})

test('the cache evicts the least recently used sheets', async () => {
  const drawn: string[] = []
  const draw = async (job: SheetJob) => {
    if (job.kind === 'data-sheet') drawn.push(job.product.name)
    return { pdf: Buffer.alloc(100), isComplete: true }
  }
  const findSheet = createSheetCache({ draw }, 250)
  for (const name of ['A', 'B', 'A', 'C', 'A', 'B']) await findSheet(job(name))
  expect(drawn).toEqual(['A', 'B', 'C', 'B'])
})

test('while the queue is full a sheet is 503 with Retry-After', async () => {
  const app = await createTestApp({ sheetThread: { draw: () => undefined, stop: async () => {} } })
  const response = await app.get('/fichas/zuncho-pet-16-verde.pdf')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10'])
})

test('the queue holds 256 sheets, and stopping rejects those that wait', async () => {
  const thread = createSheetThread()
  const sheets = Array.from({ length: 262 }, (_, i) => thread.draw(job(`Producto ${i}`)))
  expect(sheets.filter((sheet) => sheet === undefined).length).toBe(6)
  await sheets[0]
  await thread.stop()
  const outcomes = await Promise.allSettled(sheets.slice(0, 256))
  expect(outcomes.at(-1)?.status).toBe('rejected')
})

test('what nobody wants any more is not drawn when its turn comes', async () => {
  const thread = createSheetThread()
  onTestFinished(thread.stop)
  const gone = new AbortController()
  const outcomes = Promise.allSettled([thread.draw(job('Primero')), thread.draw(job('Segundo'), gone.signal)])
  gone.abort()
  expect(await outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { name: 'AbortError' } },
  ])
})

test('a sheet that cannot be drawn does not affect the next ones', async () => {
  const thread = createSheetThread()
  onTestFinished(thread.stop)
  const notAPicture = { ...job('Dañado'), pictureFile: import.meta.filename }
  const [broken, next] = await Promise.allSettled([thread.draw(notAPicture), thread.draw(job('Entero'))])
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'Unknown image format.' } })
  expect(next.status).toBe('fulfilled')
})

test('a sheet that takes too long is aborted, and the next one is drawn', async () => {
  const thread = createSheetThread({ timeoutMs: 10_000 })
  onTestFinished(thread.stop)
  const endless = { ...job('Sin fin'), product: { ...product, desc: 'palabra '.repeat(3_000_000) } }
  const outcomes = await Promise.allSettled([thread.draw(endless), thread.draw(job('Entero'))])
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { message: 'The PDF took too long to draw.' } },
    { status: 'fulfilled' },
  ])
})

test('GET /fichas/{slug}.pdf that takes too long to draw is 503 with Retry-After', async () => {
  const thread = createSheetThread({ timeoutMs: 0 })
  onTestFinished(thread.stop)
  const app = await createTestApp({ sheetThread: thread })
  const { status, headers, body } = await app.get('/fichas/zuncho-pet-16-verde.pdf')
  expect([status, headers.get('Retry-After'), body.error.code]).toEqual([503, '10', 'unavailable'])
})

test('a sheet drawn without its unreadable picture is not cached', async () => {
  const thread = createSheetThread()
  onTestFinished(thread.stop)
  const findSheet = createSheetCache(thread)
  const pictureFile = join(folder, 'picture.jpg')
  const hasPicture = async () =>
    (await findSheet({ ...job('Con imagen'), pictureFile }))?.toString('latin1').includes('/Subtype /Image')
  expect(await hasPicture()).toBe(false)
  copyFileSync(join(library, 'products/zuncho-pet-16-verde-1.jpg'), pictureFile)
  expect(await hasPicture()).toBe(true)
})

test('a long table continues over several pages', async () => {
  const specifications = Array.from({ length: 120 }, (_, i) => ({
    key: `Propiedad ${i}`,
    value: 'Valor '.repeat(1 + (i % 30)).trim(),
  }))
  const pages = readPdfText(await draw({ jsonDetails: { ...product.jsonDetails, specifications } }))
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.length).toBeLessThan(15)
  const text = unspaced(pages.join(''))
  for (const { key, value } of specifications) expect(text).toContain(unspaced(key + value))
})

/** Numbered words, to detect missing, repeated or reordered text. */
const counted = (count: number, word: string) => Array.from({ length: count }, (_, i) => `${word}${i}`).join(' ')
const numbersOf = (pages: string[], word: string) =>
  [...unspaced(pages.join('')).matchAll(new RegExp(`${word}(\\d+)(?=${word}|\\D)`, 'g'))].map(([, n]) => Number(n))
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)

test('a description longer than a page continues on the next, and the table begins after it', async () => {
  const specifications = [{ key: 'Ancho', value: '16 mm' }]
  const desc = counted(1500, 'frase')
  const pages = readPdfText(await draw({ desc, jsonDetails: { ...product.jsonDetails, specifications } }))
  expect(numbersOf(pages, 'frase')).toEqual(upTo(1500))
  expect(pages.length).toBeGreaterThan(1)
  const last = pages.at(-1) ?? ''
  expect(last.indexOf('Especificaciones')).toBeGreaterThan(last.lastIndexOf('frase1499'))
})

test('a row taller than a page continues on the next in both columns', async () => {
  const specifications = [
    { key: 'Antes', value: 'uno' },
    { key: counted(900, 'clave'), value: counted(1500, 'valor') },
    { key: 'Sin espacios', value: 'Ñ'.repeat(5000) },
    { key: 'Después', value: 'dos' },
  ]
  const pages = readPdfText(await draw({ jsonDetails: { ...product.jsonDetails, specifications } }))
  expect(numbersOf(pages, 'clave')).toEqual(upTo(900))
  expect(numbersOf(pages, 'valor')).toEqual(upTo(1500))
  expect(pages.join('').match(/Ñ/g)?.length).toBe(5000)
  expect(pages.at(-1)).toContain('Después')
  expect(pages.length).toBeLessThan(10)
})

test('a product with little content has a sheet of one page', async () => {
  expect(readPdfText(await draw({})).length).toBe(1)
})
