import { expect, test } from 'vitest'
import { sentencesOf } from '../tests/support/figures.ts'
import { pages } from '../tests/support/page-texts.ts'
import { figure, figures, specificationOf } from '../tests/support/specifications.ts'
import { isBuckle, isSeal, isStrap, materialOf, takes } from '../tests/support/strapping.ts'
import { seedProducts } from './products.ts'
import type { SeedProduct } from './seed-product.ts'

const having = (key: string) => seedProducts.filter((product) => specificationOf(product, key))
const straps = seedProducts.filter(isStrap)
const seals = seedProducts.filter(isSeal)
const buckles = seedProducts.filter(isBuckle)
const tensioners = having('Tensión').filter((tool) => specificationOf(tool, 'Ancho de zuncho'))
const sealers = having('Sello compatible')
const flatStraps = straps.filter((strap) => materialOf(strap) !== 'Textil')
const textileStraps = straps.filter((strap) => materialOf(strap) === 'Textil')
const films = seedProducts.filter(({ categoryId }) => categoryId === 15)

const closing = (tool: SeedProduct) => specificationOf(tool, 'Tipo de cierre') ?? ''
const closesByItself = (tool: SeedProduct) =>
  /^(Soldadura|Sin sello|Sello metálico abierto, colocado)/.test(closing(tool))
const leavesClosingToSealer = (tool: SeedProduct) => closing(tool).includes('sellador aparte')
/** Some sealers take only one seal length: "32 mm, largo de 57 mm". */
const presses = (sealer: SeedProduct, seal: SeedProduct) => {
  const sizes = figures(sealer, 'Sello compatible', 'mm')
  const isLengthOpen = !specificationOf(sealer, 'Sello compatible')?.includes('largo')
  return (
    sizes.includes(figure(seal, 'Ancho de zuncho', 'mm')) &&
    (isLengthOpen || sizes.includes(figure(seal, 'Largo', 'mm')))
  )
}
const sealsFor = (strap: SeedProduct) =>
  seals.filter((seal) => takes(seal, strap) && sealers.some((sealer) => takes(sealer, strap) && presses(sealer, seal)))

test.each(straps)('$name can be tensioned and closed with products of the catalogue', (strap) => {
  const tools = tensioners.filter((tool) => takes(tool, strap))
  expect(tools).not.toEqual([])
  const canBeClosed =
    tools.some(closesByItself) || sealsFor(strap).length > 0 || buckles.some((buckle) => takes(buckle, strap))
  expect(canBeClosed).toBe(true)
})

test.each(tensioners.filter(leavesClosingToSealer))(
  'there is a seal and a sealer for every strap that $name takes',
  (tool) => {
    const taken = straps.filter((strap) => takes(tool, strap))
    expect(taken.filter((strap) => sealsFor(strap).length === 0).map(({ name }) => name)).toEqual([])
  },
)

test.each(seals)('there is a strap and a tool that closes $name', (seal) => {
  expect(straps.some((strap) => takes(seal, strap))).toBe(true)
  expect(sealers.some((sealer) => presses(sealer, seal))).toBe(true)
})

test.each(textileStraps)('$name has its buckle and its tensioner', (strap) => {
  const [buckle] = buckles.filter((candidate) => takes(candidate, strap))
  expect(buckle && figure(buckle, 'Resistencia del sistema', 'N')).toBe(figure(strap, 'Resistencia del sistema', 'N'))
  expect(tensioners.some((tool) => takes(tool, strap))).toBe(true)
})

test.each(having('Film'))('there is film for $name', (machine) => {
  const [width, core, roomFor] = figures(machine, 'Film', 'mm')
  const fitting = films.filter(
    (film) =>
      figure(film, 'Ancho', 'mm') === width &&
      figure(film, 'Diámetro interior', 'mm') === core &&
      (figures(film, 'Diámetro exterior', 'mm')[0] ?? 0) <= (roomFor ?? Number.POSITIVE_INFINITY),
  )
  expect(fitting).not.toEqual([])
})

test.each(flatStraps)('a trolley carries the roll of $name', (strap) => {
  const trolleys = having('Capacidad de carga').filter(
    (trolley) =>
      takes(trolley, strap) &&
      figures(trolley, 'Diámetro interior de bobina', 'mm').includes(figure(strap, 'Diámetro interior', 'mm')) &&
      figure(trolley, 'Capacidad de carga', 'kg') >= figure(strap, 'Peso por rollo', 'kg'),
  )
  expect(trolleys).not.toEqual([])
})

test.each(flatStraps)('a cutter opens $name', (strap) => {
  const cutters = seedProducts.filter(({ name }) => name.startsWith('Cortador de zuncho'))
  expect(cutters.some((cutter) => takes(cutter, strap))).toBe(true)
})

test('tools that hang from a balancer are within its load range', () => {
  const [balancer] = having('Recorrido del cable')
  const [least = 0, most = 0] = balancer ? figures(balancer, 'Carga', 'kg') : []
  const hanging = seedProducts.filter(({ information, desc }) =>
    [desc, information]
      .flat()
      .some((text) => /colg\w+ del Equilibrador|con el Equilibrador|cuelga del Equilibrador/.test(text)),
  )
  expect(hanging.length).toBeGreaterThan(3)
  // An air hose adds to a tool's weight.
  for (const tool of hanging) {
    expect(figure(tool, 'Peso', 'kg'), tool.name).toBeGreaterThanOrEqual(least - 0.3)
    expect(figure(tool, 'Peso', 'kg'), tool.name).toBeLessThanOrEqual(most)
  }
})

test('there is material for box sealers, air cushion machines and paper dispensers', () => {
  const material: [key: string, kind: string][] = [
    ['Ancho de cinta', 'Cinta'],
    ['Ancho de film', 'Film'],
    ['Ancho de papel', 'Papel'],
  ]
  for (const [key, kind] of material) {
    for (const machine of having(key)) {
      const widths = figures(machine, key, 'mm')
      const cores = figures(machine, 'Diámetro interior de rollo', 'mm')
      const fitting = seedProducts.filter(
        (product) =>
          product.name.startsWith(kind) &&
          specificationOf(product, 'Ancho') &&
          figure(product, 'Ancho', 'mm') <= Math.max(...widths) &&
          (widths.length === 1 || figure(product, 'Ancho', 'mm') >= Math.min(...widths)) &&
          (cores.length === 0 || figures(product, 'Diámetro interior', 'mm').some((core) => cores.includes(core))),
      )
      expect(fitting, machine.name).not.toEqual([])
    }
  }
})

const textsOf = ({ subtitle, desc, information }: SeedProduct) => [subtitle, desc, information].flat().join('\n')

test.each(straps.filter((strap) => materialOf(strap) === 'PET'))(
  '$name says that it is joined by friction without a seal, and names exactly the seals that close it by hand',
  (strap) => {
    const text = textsOf(strap)
    expect(specificationOf(strap, 'Eficiencia de unión')).toContain('soldadura por fricción')
    expect(tensioners.some((tool) => takes(tool, strap) && closing(tool).startsWith('Soldadura'))).toBe(true)
    expect(text).toContain('Se une por fricción y no necesita sello')
    expect(seals.filter(({ name }) => text.includes(name)).map(({ name }) => name)).toEqual(
      sealsFor(strap).map(({ name }) => name),
    )
  },
)

const flat = /\bplan[ao]s?\b|cara superior|cátodo|paquete/i
const round = /redond|rollo|bobina|tubo|curv/i
const shapeOf = (tool: SeedProduct) => specificationOf(tool, 'Tipo de carga') ?? ''
const named = (sentence: string, shape: RegExp, other: RegExp) =>
  tensioners.some(
    (tool) =>
      shape.test(shapeOf(tool)) &&
      !other.test(shapeOf(tool)) &&
      sentence.includes(tool.name.match(/[A-Z]{2} \d+$/)?.[0] ?? tool.name),
  )

test('a tensioner for round loads is recommended for those only, and beside one for flat loads the text says which is for which', () => {
  const sentences = [
    ...seedProducts.flatMap((product) => sentencesOf(textsOf(product))),
    ...pages.flatMap(({ passages }) => passages.flatMap(({ text }) => sentencesOf(text))),
  ]
  // «Base plana» is a part of a tool.
  const recommended = sentences
    .map((sentence) => sentence.replaceAll('base plana', 'base'))
    .filter((sentence) => named(sentence, /redonda/i, /plana/i))
  expect(recommended.length).toBeGreaterThan(8)
  const unclear = recommended.filter(
    (sentence) => (flat.test(sentence) || named(sentence, /plana/i, /redonda/i)) && !round.test(sentence),
  )
  expect(unclear).toEqual([])
})
