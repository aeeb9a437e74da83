import { expect, test } from 'vitest'
import { totalsOf } from '../shared/quotes/totals.ts'
import { readPdfText } from '../tests/support/pdf-text.ts'
import { drawQuote, type PicturedLine, type QuoteSheet } from './draw-quote.ts'

const line: PicturedLine = {
  code: 'zuncho-pet-16-verde',
  name: 'Zuncho PET 16 mm verde gofrado',
  detail: 'Ancho 15,5 mm · Espesor 0,80 mm',
  quantity: 24,
  unit: 'Rollo',
  note: '',
  unitPrice: 38_990,
  discount: 0,
  picture: undefined,
}

const quote: Omit<QuoteSheet, 'totals'> = {
  folio: 'COT-2026-000123',
  version: 2,
  isDraft: false,
  day: '17-11-2026',
  validUntil: '02-12-2026',
  currency: 'CLP',
  isExempt: false,
  discount: 0,
  freight: 0,
  rut: '77.654.321-K',
  delivery: '5 días hábiles',
  payment: '30 días',
  place: 'Planta Talca',
  notes: 'Sujeto a existencias.',
  letterhead: {
    company: {
      name: 'Precinta',
      legalName: 'Precinta Chile SpA',
      rut: '76.123.456-0',
      giro: 'Venta al por mayor de embalaje',
      address: 'Av. Lo Echevers 1320, Quilicura',
      phone: '+56 2 2555 0100',
      email: 'contacto@precinta.example',
    },
    seller: { name: 'Marta Díaz', position: 'Ejecutiva', phone: '+56 9 5555 0123', email: 'marta@precinta.example' },
    customer: {
      name: 'Pedro Soto',
      company: 'Cerámicas del Maule',
      email: 'psoto@ceramicas.example',
      phone: '+56 9 8765 4321',
    },
  },
}

/** Texts are compared without whitespace because line and page breaks vary. */
const unspaced = (text: string) => text.replace(/\s+/g, '')

async function draw(changes: Partial<QuoteSheet>, lines: PicturedLine[]) {
  const changed = { ...quote, ...changes }
  const pdf = await drawQuote({ ...changed, totals: totalsOf({ ...changed, lines }) }, lines)
  const pages = readPdfText(pdf).map(unspaced)
  return { pages, text: pages.join('') }
}

const expectAll = (text: string, parts: string[]) => {
  for (const part of parts) expect(text).toContain(unspaced(part))
}

test('a quote has letterhead, parties, lines, totals and terms', async () => {
  const { pages, text } = await draw({}, [{ ...line, note: 'Medida especial.\nEn dos entregas.' }])
  expect(pages.length).toBe(1)
  const { company, seller, customer } = quote.letterhead
  expectAll(text, [
    ...['Cotización COT-2026-000123 · versión 2', '17-11-2026', 'Válida hasta el 02-12-2026', 'Página 1 de 1'],
    ...[company.legalName, `RUT ${company.rut}`, company.giro, company.address, `${company.phone} · ${company.email}`],
    ...[customer.company, `RUT ${quote.rut}`, customer.name, customer.email ?? '', '+56 9 8765 4321'],
    ...Object.values(seller),
    ...[line.name, line.detail, line.code, 'Medida especial. En dos entregas.', '24 rollos', '38.990', '935.760'],
    ...['Neto $ 935.760', 'IVA 19 % $ 177.794', 'Total $ 1.113.554'],
    ...['Plazo de entrega 5 días hábiles', 'Forma de pago 30 días', 'Lugar de entrega Planta Talca', quote.notes],
  ])
  for (const absent of ['Dcto.', 'Subtotal', 'Descuento', 'Flete', 'Borrador', '�']) expect(text).not.toContain(absent)
})

test('discounts and freight are shown, and dollars have cents', async () => {
  const lines = [line, { ...line, unitPrice: 1_234_56, discount: 1250 }]
  const { text } = await draw({ currency: 'USD', discount: 333, freight: 85_50 }, lines)
  expectAll(text, [
    ...['Montos en dólares (US$)', 'Dcto.', '1.234,56', '12,5 %', '25.925,76', '9.357,60'],
    ...['Subtotal US$ 35.283,36', 'Descuento 3,33 % -US$ 1.174,94', 'Flete US$ 85,50'],
    ...['Neto US$ 34.193,92', 'IVA 19 % US$ 6.496,84', 'Total US$ 40.690,76'],
  ])
})

test('an exempt quote says so and has no IVA', async () => {
  const { text } = await draw({ isExempt: true }, [line])
  expectAll(text, ['Neto, exento de IVA $ 935.760', 'Total $ 935.760'])
  expect(text).not.toContain('IVA19')
})

test('a draft says on every page that it is one', async () => {
  const { pages } = await draw(
    { isDraft: true },
    Array.from({ length: 40 }, () => line),
  )
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).toContain('Borrador')
})

const longName =
  'Enzunchadora a batería con tensión regulable para zunchos de PP y PET, con cargador y maletín reforzado'

test.each([60, 200])('a quote of %i lines has titles, folio and number on every page', async (count) => {
  const lines = Array.from({ length: count }, (_, index) => ({
    ...line,
    name: index % 3 === 0 ? `${longName} ${index}` : `Zuncho ${index}`,
    note: `nota${index}empieza ${'palabra '.repeat(index % 40)}nota${index}termina`,
    discount: index % 5 === 0 ? 1000 : 0,
  }))
  const { pages, text } = await draw({}, lines)
  expect(pages.length).toBeGreaterThan(4)
  for (const [index, page] of pages.entries()) {
    expectAll(page, [`Página ${index + 1} de ${pages.length}`, 'COT-2026-000123 · versión 2', 'Precinta Chile SpA'])
  }
  for (const page of pages.slice(0, -1)) {
    expectAll(page, ['N.º Producto Cantidad Precio unitario Dcto. Total'])
  }
  for (const [index, { name }] of lines.entries()) {
    const page = pages.find((each) => each.includes(`nota${index}empieza`)) ?? ''
    expect(page).toContain(unspaced(name))
    expect(page).toContain(`nota${index}termina`)
    expect(text.split(`nota${index}empieza`).length).toBe(2)
  }
})

test('the totals never stand on a page without a line', async () => {
  for (let count = 1; count <= 25; count++) {
    const lines = Array.from({ length: count }, (_, index) => ({ ...line, code: `codigo-${index}-fin` }))
    const { pages } = await draw({ discount: 100, freight: 1000 }, lines)
    const page = pages.find((each) => each.includes('Subtotal')) ?? ''
    expect(page, `${count} lines`).toContain(`codigo-${count - 1}-fin`)
    expectAll(page, ['Subtotal', 'Descuento', 'Flete', 'Neto', 'IVA 19 %'])
  }
})

test('the longest texts and amounts are neither cut nor broken', async () => {
  const longest = {
    ...line,
    name: 'Ñ'.repeat(200),
    code: 'C'.repeat(60),
    unit: 'Ú'.repeat(60),
    note: 'línea\n'.repeat(83),
    quantity: 1,
    unitPrice: 700_000_000_000,
    discount: 1,
  }
  const { text } = await draw({ currency: 'USD' }, [longest, line])
  expect(text.match(/Ñ/g)?.length).toBe(200)
  expect(text.match(/línea/g)?.length).toBe(83)
  expectAll(text, ['7.000.000.000,00', '0,01 %', '6.999.300.000,00'])
})
