import { expect, test } from 'vitest'
import { AttributeForm } from '../../shared/catalogue/attributes/attribute.ts'
import { createDictionary } from '../../shared/catalogue/attributes/dictionary.ts'
import { seedCategories } from '../categories.ts'
import { seedProducts } from '../products.ts'
import { defaultAttributes } from './default-attributes.ts'

const dictionary = createDictionary(defaultAttributes)

const lineageOf = (id: number) => {
  const parent = seedCategories.find(({ subcategories }) => subcategories.some((child) => child.id === id))
  return parent ? [id, parent.id] : [id]
}

const rows = seedProducts.flatMap(({ name, categoryId, specifications }) =>
  specifications.map((row) => ({
    product: name,
    row,
    reading: dictionary.readRow(row, lineageOf(categoryId)),
  })),
)

const valuesOf = (name: string) => {
  const product = seedProducts.find((product) => product.name === name)
  if (!product) throw new Error(`No product ${name}.`)
  return Object.fromEntries(dictionary.readAll(product.specifications, lineageOf(product.categoryId)))
}

test('every attribute is valid, and its key is its own', () => {
  for (const attribute of defaultAttributes) expect(AttributeForm.parse(attribute)).toEqual(attribute)
  expect(new Set(defaultAttributes.map(({ key }) => key)).size).toBe(defaultAttributes.length)
})

test('every row of the demo catalogue is understood', () => {
  const missed = rows.filter(({ reading }) => reading.understood.length === 0)
  expect(missed.map(({ product, row }) => `${product} | ${row.key} | ${row.value}`)).toEqual([])
})

test('hardly a row is only a text', () => {
  const texts = rows.filter(({ reading }) => reading.understood.every(({ value }) => value.kind === 'text'))
  expect(new Set(texts.map(({ row }) => row.key))).toEqual(
    new Set(['Impresión', 'Freno', 'Mangos', 'Gancho superior', 'Bloqueo', 'Seguridad', 'Mando']),
  )
  expect(texts.length / rows.length).toBeLessThan(0.02)
})

test('every product has the rows that its category expects', () => {
  const missing = seedProducts.flatMap(({ name, categoryId, specifications }) => {
    const lineage = lineageOf(categoryId)
    const values = dictionary.readAll(specifications, lineage)
    return dictionary
      .expected(lineage)
      .filter(({ attribute }) => !values.has(attribute.key))
      .map(({ attribute }) => `${name}: ${attribute.name}`)
  })
  expect(missing).toEqual([])
})

const exactly = (...amounts: number[]) => ({
  kind: 'number',
  intervals: amounts.map((amount) => ({ from: amount, to: amount })),
})
const between = (from: number, to: number) => ({ kind: 'number', intervals: [{ from, to }] })
const chosen = (...choices: string[]) => ({ kind: 'choice', choices })

test.each([
  [
    'Zuncho PET 16 mm verde gofrado',
    {
      zuncho: chosen('pet'),
      ancho: exactly(15.5),
      espesor: exactly(0.8),
      resistencia: exactly(5200),
      'nucleo-zuncho': exactly(406),
      color: chosen('verde'),
    },
  ],
  ['Zuncho textil 19 mm compuesto', { zuncho: chosen('textil'), ancho: exactly(19) }],
  ['Zuncho textil 16 mm hilado', { zuncho: chosen('textil') }],
  ['Zuncho de acero 19 mm alta resistencia', { zuncho: chosen('acero'), resistencia: exactly(13_700) }],
  [
    'Enzunchadora a batería PB 16',
    {
      zuncho: chosen('pp', 'pet'),
      ancho: between(13, 16),
      espesor: between(0.5, 1),
      tension: between(400, 2500),
      cierre: chosen('friccion'),
      bateria: exactly(18),
      'capacidad-bateria': exactly(5),
    },
  ],
  ['Sellador manual para acero SM 19', { ancho: exactly(16, 19), zuncho: chosen('acero'), cierre: chosen('sello') }],
  ['Enzunchadora de acero sin sello SA 19', { ancho: exactly(13, 16, 19), cierre: chosen('sin-sello') }],
  ['Sello dentado PET 16 mm', { zuncho: chosen('pp', 'pet'), 'tipo-sello': chosen('abierto-dentado') }],
  ['Esquinero metálico 32 mm', { ancho: exactly(32), alas: { kind: 'size', sides: [45, 45] } }],
  ['Carro portazuncho CP 40', { 'nucleo-zuncho': exactly(200, 406), zuncho: chosen('pp', 'pet') }],
  ['Enzunchadora a batería PB 13', { 'tiempo-carga': exactly(35) }],
  ['Robot envolvedor RE 22', { 'tiempo-carga': exactly(8 * 60) }],
  ['Enzunchadora neumática PN 16', { 'consumo-aire': exactly(480) }],
  ['Sellador neumático SN 32', { 'consumo-aire-ciclo': exactly(6) }],
  ['Envolvedora de túnel ET 60', { 'ancho-film': exactly(125), 'nucleo-film': exactly(76) }],
  ['Portarrollo de film PF 50', { 'ancho-film': between(450, 500), 'nucleo-film': exactly(50, 76) }],
  ['Film airpad burbuja 400 mm', { 'ancho-airpad': exactly(400), 'superficie-rollo': exactly(85) }],
  ['Cinta con filamento 19 mm', { 'ancho-cinta': exactly(19), material: chosen('fibra') }],
])('the rows of %s have these values', (name, expected) => {
  expect(valuesOf(name)).toMatchObject(expected)
})

test('litres for each cycle are not compared with litres for each minute', () => {
  expect(valuesOf('Línea de enzunchado horizontal LH 40')).not.toHaveProperty('consumo-aire')
  expect(valuesOf('Enzunchadora neumática PN 16')).not.toHaveProperty('consumo-aire-ciclo')
})

test('a protector of steel sheet is for any strap', () => {
  expect(valuesOf('Esquinero metálico 32 mm')).not.toHaveProperty('zuncho')
})
