import { expect, test } from 'vitest'
import { figuresIn, sentencesOf } from '../tests/support/figures.ts'
import { figure, figures, specificationOf } from '../tests/support/specifications.ts'
import {
  efficiencyOf,
  forceOf,
  isBuckle,
  isSeal,
  isStrap,
  limitOf,
  materialOf,
  strengthOf,
  takes,
  usesSeals,
} from '../tests/support/strapping.ts'
import { efficiencies } from '../web/calculators/joints.ts'
import { calculateStrap } from '../web/calculators/strap-calculator.ts'
import { seedProducts } from './products.ts'
import type { SeedProduct } from './seed-product.ts'

const straps = seedProducts.filter(isStrap)
const flatStraps = straps.filter((strap) => materialOf(strap) !== 'Textil')
const tools = seedProducts.filter(
  (product) => specificationOf(product, 'Tensión') && specificationOf(product, 'Ancho de zuncho'),
)
const having = (key: string) => seedProducts.filter((product) => specificationOf(product, key))

/** Minimum ratio of joint strength to tension, because loads settle and are jolted. */
const jointReserve = 1.25

/** Systems state it beside their kind of closure. */
const efficienciesOf = (tool: SeedProduct) =>
  ['Eficiencia de unión', 'Tipo de cierre'].flatMap((key) => figures(tool, key, '%'))

const percentOf = (seal: SeedProduct, strap: SeedProduct) => Math.round(100 * efficiencyOf(seal, strap))

const sectionOf = (strap: SeedProduct) => figure(strap, 'Ancho', 'mm') * figure(strap, 'Espesor', 'mm')
const strongestForce = (tool: SeedProduct) => Math.max(...figures(tool, 'Tensión', 'N'))

test.each(flatStraps)('$name breaks at its section times the strength of its material', (strap) => {
  const plastics: Record<string, [number, number]> = { PP: [195, 255], PET: [415, 450] }
  const steel = figures(strap, 'Material', 'N/mm²')[0] ?? 0
  const [least, most] = plastics[materialOf(strap)] ?? [steel * 0.99, steel * 1.01]
  const perArea = strengthOf(strap) / sectionOf(strap)
  expect(perArea).toBeGreaterThanOrEqual(least)
  expect(perArea).toBeLessThanOrEqual(most)
})

test.each(flatStraps)('a roll of $name weighs what its section and length give', (strap) => {
  const isEmbossed = specificationOf(strap, 'Material')?.includes('gofrado')
  const density = { PP: 0.8, PET: isEmbossed ? 1.263 : 1.36, Acero: 7.85 }[materialOf(strap)] ?? 0
  const weight = (sectionOf(strap) * figure(strap, 'Largo por rollo', 'm') * density) / 1000
  expect(Math.abs(figure(strap, 'Peso por rollo', 'kg') - weight)).toBeLessThan(0.1)
  for (const grams of figures(strap, 'Peso por metro', 'g')) expect(grams).toBe(Math.round(sectionOf(strap) * density))
})

test.each(seedProducts.filter(({ categoryId }) => categoryId === 15))(
  'a roll of $name weighs what its size gives',
  (film) => {
    const closed = 1 - (figures(film, 'Superficie abierta', '%')[0] ?? 0) / 100
    const litres =
      figure(film, 'Ancho', 'mm') * figure(film, 'Espesor', 'µm') * figure(film, 'Largo por rollo', 'm') * 1e-6
    const weight = litres * 0.92 * closed
    expect(Math.abs(figure(film, 'Peso por rollo', 'kg') / weight - 1)).toBeLessThan(0.025)
  },
)

test.each(straps)('$name is tensioned to 65 % of its strength at most', (strap) => {
  expect(limitOf(strap) / strengthOf(strap)).toBeLessThanOrEqual(0.65)
})

/** As "800 N en el Zuncho PP 13 mm amarillo" or "con el Zuncho PP 13 mm amarillo, de 800 N". */
function forcesBeside(name: string, sentence: string) {
  const parts = sentence.split(name)
  return parts.slice(1).map((after, index) => {
    const before = parts[index]?.match(/[\d.]+ N (?=(?:en|para) el $)/)?.[0]
    return figuresIn(before ?? after).find(({ unit }) => unit === 'N')?.value
  })
}

test.each(tools)('$name does not tension a strap beyond what that strap allows', (tool) => {
  const taken = straps.filter((strap) => takes(tool, strap))
  expect(strongestForce(tool)).toBeLessThanOrEqual(Math.max(...taken.map(limitOf)))
  for (const strap of taken.filter((candidate) => forceOf(tool, candidate) > limitOf(candidate))) {
    const limits = sentencesOf(tool.desc).flatMap((sentence) => forcesBeside(strap.name, sentence))
    expect(limits, strap.name).toContain(limitOf(strap))
  }
})

const closedApart = /aparte|hebilla/

test.each(tools.filter((tool) => !closedApart.test(specificationOf(tool, 'Tipo de cierre') ?? '')))(
  'a joint made with $name holds its tension',
  (tool) => {
    expect(efficienciesOf(tool)).not.toEqual([])
    const efficiency = Math.min(...efficienciesOf(tool)) / 100
    for (const strap of straps.filter((candidate) => takes(tool, candidate))) {
      const tension = Math.min(forceOf(tool, strap), limitOf(strap))
      expect((strengthOf(strap) * efficiency) / tension, strap.name).toBeGreaterThanOrEqual(jointReserve)
    }
  },
)

test.each(flatStraps.filter((strap) => specificationOf(strap, 'Eficiencia de unión')))(
  'a joint of $name is as strong as what closes it makes it',
  (strap) => {
    const closing = [...tools, ...seedProducts.filter(isSeal)].filter((product) => takes(product, strap))
    const stated = closing.map((product) => (isSeal(product) ? [percentOf(product, strap)] : efficienciesOf(product)))
    const joint = figure(strap, 'Eficiencia de unión', '%')
    expect(stated.some((range) => joint >= Math.min(...range) && joint <= Math.max(...range))).toBe(true)
  },
)

test.each([
  ['PP', efficiencies.pp],
  ['PET', efficiencies.pet],
  ['Acero', efficiencies.acero],
])('the strap calculator assumes the weakest joints of %s in the catalogue', (material, assumed) => {
  const fitting = (product: SeedProduct) =>
    straps.filter((strap) => materialOf(strap) === material && takes(product, strap))
  const sealed = seedProducts.filter(isSeal).flatMap((seal) => fitting(seal).map((strap) => percentOf(seal, strap)))
  const sealless = tools.filter((tool) => !usesSeals(tool) && fitting(tool).length > 0).flatMap(efficienciesOf)
  expect(assumed).toMatchObject({ soldadura: Math.min(...sealless), sello: Math.min(...sealed) })
})

test.each(having('Carga por pallet'))('two straps of $name hold the pallet it is recommended for', (strap) => {
  const { strength } = calculateStrap({
    length: 1200,
    width: 1000,
    height: 1500,
    weight: figure(strap, 'Carga por pallet', 'kg'),
    loads: 1,
    across: 2,
    along: 0,
    overlap: 200,
    closuresPerStrap: 1,
    rollLength: 1500,
    waste: 3,
    acceleration: 0.5,
    safety: 2,
    efficiency: figure(strap, 'Eficiencia de unión', '%'),
  })
  expect(strength).toBeLessThanOrEqual(strengthOf(strap))
})

test.each(seedProducts.filter(isSeal))('a joint closed with $name holds its tension', (seal) => {
  const sealed = straps.filter((strap) => takes(seal, strap))
  expect(sealed).not.toEqual([])
  for (const strap of sealed) {
    const sealing = tools.filter((tool) => usesSeals(tool) && takes(tool, strap))
    const tension = Math.min(limitOf(strap), Math.max(...sealing.map((tool) => forceOf(tool, strap))))
    const joint = strengthOf(strap) * efficiencyOf(seal, strap)
    expect(joint / tension, strap.name).toBeGreaterThanOrEqual(jointReserve)
    if (specificationOf(seal, 'Resistencia de la unión')?.includes(strap.name)) {
      expect(figure(seal, 'Resistencia de la unión', 'N')).toBe(Math.round(joint / 100) * 100)
    }
  }
})

test.each(
  seedProducts.filter((product) => isBuckle(product) && specificationOf(product, 'Tensión máxima recomendada')),
)('PP closed with $name holds the tension that the buckle allows', (buckle) => {
  const closed = straps.filter((strap) => materialOf(strap) === 'PP' && takes(buckle, strap))
  expect(closed).not.toEqual([])
  const tension = figure(buckle, 'Tensión máxima recomendada', 'N')
  for (const strap of closed) {
    const joint = (strengthOf(strap) * (efficiencies.pp.hebilla ?? 0)) / 100
    expect(joint / tension, strap.name).toBeGreaterThanOrEqual(jointReserve)
  }
})

test.each(having('Peso por unidad'))('a box of $name weighs what its pieces weigh', (product) => {
  const soldAs = specificationOf(product, 'Unidad de venta') ?? ''
  const pieces = Number(soldAs.match(/[\d.]+/)?.[0].replaceAll('.', ''))
  const box = specificationOf(product, 'Peso por caja') ? 'Peso por caja' : 'Peso por atado'
  const weight = (figure(product, 'Peso por unidad', 'g') * pieces) / 1000
  // Box weights are rounded to 0.1 kg.
  expect(Math.abs(figure(product, box, 'kg') - weight)).toBeLessThanOrEqual(0.0501)
  const contents = specificationOf(product, 'Contenido por caja')
  if (contents) expect(soldAs).toBe(`Caja de ${contents}`)
})

test.each(seedProducts.filter(({ packs }) => packs))(
  'the packs of $name hold as many as their names say',
  ({ packs = [] }) => {
    for (const { name, quantity } of packs) {
      const numbers = [...name.matchAll(/[\d.]+/g)].map(([number]) => Number(number.replaceAll('.', '')))
      expect(
        numbers.reduce((product, number) => product * number, 1),
        name,
      ).toBe(quantity)
    }
  },
)
