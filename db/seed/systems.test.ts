import { expect, test } from 'vitest'
import { figure, figures, row } from '../../tests/specifications.ts'
import { isBuckle, isSeal, isStrap, materialOf, takes } from '../../tests/strapping.ts'
import { seedProducts } from './products.ts'
import type { SeedProduct } from './seed-product.ts'

const having = (key: string) => seedProducts.filter((product) => row(product, key))
const straps = seedProducts.filter(isStrap)
const flatStraps = straps.filter((strap) => materialOf(strap) !== 'Textil')
const textileStraps = straps.filter((strap) => materialOf(strap) === 'Textil')
const seals = seedProducts.filter(isSeal)
const buckles = seedProducts.filter(isBuckle)
const tensioners = having('Tensión').filter((tool) => row(tool, 'Ancho de zuncho'))
const sealers = having('Sello compatible')
const films = seedProducts.filter(({ categoryId }) => categoryId === 15)

/** What the catalogue lacks is quoted on request, and the product that needs it says so. */
const isOnRequest = ({ information }: SeedProduct, what: RegExp) =>
  [information].flat().some((text) => what.test(text.split('A pedido:')[1] ?? ''))

const closing = (tool: SeedProduct) => row(tool, 'Tipo de cierre') ?? ''
const closesByItself = (tool: SeedProduct) =>
  /^(Soldadura|Sin sello|Sello metálico abierto, colocado)/.test(closing(tool))
/** A sealer presses seals of one length: "32 mm, largo de 57 mm". */
const presses = (sealer: SeedProduct, seal: SeedProduct) => {
  const sizes = figures(sealer, 'Sello compatible', 'mm')
  const isLengthOpen = !row(sealer, 'Sello compatible')?.includes('largo')
  return (
    sizes.includes(figure(seal, 'Ancho de zuncho', 'mm')) &&
    (isLengthOpen || sizes.includes(figure(seal, 'Largo', 'mm')))
  )
}
const canBeSealed = (strap: SeedProduct) =>
  (seals.some((seal) => takes(seal, strap)) || isOnRequest(strap, /sellos/)) &&
  (sealers.some((sealer) => takes(sealer, strap)) || isOnRequest(strap, /sellador/))

test.each(flatStraps)('$name can be tensioned and closed', (strap) => {
  const tools = tensioners.filter((tool) => takes(tool, strap))
  expect(tools).not.toEqual([])
  const buckled = buckles.some((buckle) => takes(buckle, strap))
  expect(tools.some(closesByItself) || canBeSealed(strap) || buckled).toBe(true)
})

test.each(textileStraps)('$name can be tensioned and closed with a buckle of its strength', (strap) => {
  const [buckle] = buckles.filter((candidate) => takes(candidate, strap))
  expect(buckle !== undefined || isOnRequest(strap, /hebilla/)).toBe(true)
  if (buckle) expect(figure(buckle, 'Resistencia del sistema', 'N')).toBe(figure(strap, 'Resistencia del sistema', 'N'))
  expect(tensioners.some((tool) => takes(tool, strap)) || isOnRequest(strap, /tensor de tambor/)).toBe(true)
})

test.each(tensioners.filter((tool) => closing(tool).includes('sellador aparte')))(
  'every strap that $name takes can be sealed',
  (tool) => {
    const taken = straps.filter((strap) => takes(tool, strap))
    const open = taken.filter((strap) => !canBeSealed(strap) && !isOnRequest(tool, /sellador/))
    expect(open.map(({ name }) => name)).toEqual([])
  },
)

test.each(seals)('there is a strap for $name, and a tool that presses it', (seal) => {
  expect(straps.some((strap) => takes(seal, strap))).toBe(true)
  expect(
    sealers.some((sealer) => presses(sealer, seal)) ||
      tensioners.some((tool) => closesByItself(tool) && closing(tool).includes('Sello') && takesWidth(tool, seal)) ||
      isOnRequest(seal, /sellador/),
  ).toBe(true)
})

test.each(sealers)('there are seals for $name', (sealer) => {
  expect(seals.some((seal) => presses(sealer, seal)) || isOnRequest(sealer, /sellos/)).toBe(true)
})

test.each(having('Film'))('there is film for $name', (machine) => {
  const [width, core] = figures(machine, 'Film', 'mm')
  const fitting = films.filter(
    (film) => figure(film, 'Ancho', 'mm') === width && figure(film, 'Diámetro interior', 'mm') === core,
  )
  expect(fitting.length > 0 || isOnRequest(machine, new RegExp(`film de ${width} mm`))).toBe(true)
})

test.each(flatStraps)('a trolley carries the roll of $name, and a cutter opens the strap', (strap) => {
  const trolleys = having('Diámetro interior de bobina').filter(
    (trolley) =>
      takes(trolley, strap) &&
      figures(trolley, 'Diámetro interior de bobina', 'mm').includes(figure(strap, 'Diámetro interior', 'mm')) &&
      figure(trolley, 'Capacidad de carga', 'kg') >= figure(strap, 'Peso por rollo', 'kg'),
  )
  expect(trolleys).not.toEqual([])
  const cutters = seedProducts.filter(({ name }) => name.startsWith('Cortador de zuncho'))
  expect(cutters.some((cutter) => takes(cutter, strap))).toBe(true)
})

test('a tool that hangs from a balancer says which one to order', () => {
  const hanging = seedProducts.filter(({ desc, information }) =>
    [desc, information].flat().some((text) => text.includes('equilibrador')),
  )
  expect(hanging.length).toBeGreaterThan(3)
  for (const tool of hanging) {
    expect(isOnRequest(tool, /equilibrador de resorte de 4 a 12 kg/), tool.name).toBe(true)
    // An air hose adds its part to the weight of a tool.
    expect(figure(tool, 'Peso', 'kg'), tool.name).toBeGreaterThan(3.5)
    expect(figure(tool, 'Peso', 'kg'), tool.name).toBeLessThanOrEqual(12)
  }
})

function takesWidth(tool: SeedProduct, seal: SeedProduct): boolean {
  return figures(tool, 'Ancho de zuncho', 'mm').includes(figure(seal, 'Ancho de zuncho', 'mm'))
}
