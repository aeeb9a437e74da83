import { expect, test } from 'vitest'
import { seedProducts } from '../../db/seed/products.ts'
import { setUpTestApp } from '../../tests/test-app.ts'
import { drawDataSheet } from './draw-data-sheet.ts'

const createTestApp = setUpTestApp()

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

const product = {
  id: 1,
  slug: 'zuncho-largo',
  name: 'Zuncho de prueba',
  subtitle: '',
  desc: 'Primera frase.\n\nSegunda frase.',
  alt: 'Zuncho',
  srcImg: [],
  altImg: [],
  jsonDetails: { specifications: [], information: [], downloads: [], videos: [], packs: [] },
}

test('GET /fichas/{slug}.pdf is the data sheet of every product', async () => {
  const app = await createTestApp()
  for (const { slug } of seedProducts.filter((_, index) => index % 10 === 0)) {
    const answer = await app.raw(`/fichas/${slug}.pdf`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    const pdf = Buffer.from(await answer.arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1')).toContain('/Subtype /Image')
  }
})

test('a second visitor gets the very same sheet, and an unknown product has none', async () => {
  const app = await createTestApp()
  const [first, second] = await Promise.all(
    [1, 2].map(async () => Buffer.from(await (await app.raw('/fichas/zuncho-pet-16-verde.pdf')).arrayBuffer())),
  )
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
  expect((await app.get('/fichas/no-existe.pdf')).status).toBe(404)
})

test('a long table goes on over as many pages as it needs', async () => {
  const specifications = Array.from({ length: 120 }, (_, i) => ({
    key: `Propiedad ${i}`,
    value: 'Valor '.repeat(1 + (i % 30)),
  }))
  const long = { ...product, jsonDetails: { ...product.jsonDetails, specifications } }
  const pdf = await drawDataSheet(long, { picture: undefined, url: 'https://precinta.example/productos/x' })
  expect(pagesOf(pdf)).toBeGreaterThan(3)
  expect(pagesOf(pdf)).toBeLessThan(15)
})

test('a product that says little still has a sheet of one page', async () => {
  const pdf = await drawDataSheet(product, { picture: undefined, url: 'https://precinta.example/productos/x' })
  expect(pagesOf(pdf)).toBe(1)
})
