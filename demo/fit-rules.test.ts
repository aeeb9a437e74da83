import { expect, test } from 'vitest'
import { generateCatalogue } from '../bench/generated-catalogue.ts'
import { createCatalogue } from '../domain/catalogue/snapshot/catalogue.ts'
import { FitRuleForm } from '../shared/catalogue/fits.ts'
import { defaultFits } from './fit-rules.ts'
import { seedProducts } from './products.ts'

const catalogue = await createCatalogue(generateCatalogue(seedProducts.length))

const idOf = (name: string) => {
  const index = seedProducts.findIndex((product) => product.name === name)
  if (index === -1) throw new Error(`No product ${name}.`)
  return index + 1
}

const reviewed = (...names: string[]) => catalogue.reviewList(names.map(idOf))
const plain = (name: string) => name.replace(/ ba$/, '')

test('the rules are valid', () => {
  const rules = defaultFits.rules.map(({ key: _, ...form }) => form)
  expect(rules.map((form) => FitRuleForm.parse(form))).toEqual(rules)
})

test.each([
  ['Zuncho PET 16 mm verde gofrado', 'Enzunchadora a batería PB 16'],
  ['Zuncho PET 16 mm verde gofrado', 'Sello dentado PET 16 mm'],
  ['Zuncho PET 12 mm verde', 'Enzunchadora a batería PB 13'],
  ['Zuncho PP 9 mm blanco', 'Enzunchadora de arco PA 85'],
  ['Zuncho de acero 19 mm alta resistencia', 'Sello para acero 19 mm'],
  ['Zuncho de acero 32 mm galvanizado', 'Esquinero metálico 32 mm'],
  ['Zuncho textil 32 mm trincaje', 'Hebilla de trincaje 32 mm'],
  ['Zuncho PP 12 mm azul', 'Carro portazuncho CP 40'],
  ['Sellador manual para acero SM 19', 'Sello para acero 16 mm'],
  ['Film stretch manual 20 µm', 'Portarrollo de film PF 50'],
  ['Film stretch para túnel 250 mm', 'Envolvedora de túnel ET 150'],
  ['Film stretch ventilado', 'Envolvedora de pilar EP 15'],
  ['Film stretch ventilado', 'Envolvedora de pilar EP 18 con balanza'],
  ['Film stretch automático 23 µm', 'Envolvedora de pilar EP 22 con prensa'],
  ['Film airpad burbuja 400 mm', 'Equipo airpad AP 30'],
  ['Cinta transparente 48 mm', 'Dispensador de cinta DC 50'],
])('%s fits %s', async (one, other) => {
  expect((await reviewed(one, other)).misfits).toEqual([])
  const names = catalogue.compatibleWith(idOf(one)).flatMap(({ products }) => products.map(({ name }) => plain(name)))
  expect(names).toContain(other)
})

test.each([
  ['Zuncho PET 19 mm alta tenacidad', 'Sello dentado PET 16 mm', 'El sello es para 16 mm y el zuncho mide 19 mm'],
  ['Zuncho PET 16 mm verde gofrado', 'Sello para acero 16 mm', 'El sello es para acero y el zuncho es de PET'],
  [
    'Zuncho de acero 19 mm alta resistencia',
    'Enzunchadora de acero sin sello SA 19',
    'La herramienta es para espesores de 0,38 a 0,63 mm y el zuncho tiene 0,8 mm de espesor',
  ],
  ['Zuncho textil 16 mm hilado', 'Carro portazuncho CP 40', 'El accesorio es para PP o PET y el zuncho es de textil'],
  [
    'Film stretch automático 23 µm',
    'Portarrollo de film PF 50',
    'El portarrollo es para rollos de hasta 4 kg y el film pesa 15,9 kg',
  ],
  [
    'Film stretch manual 20 µm',
    'Envolvedora de pilar EP 15',
    'La envolvedora es para núcleos de 76 mm y el film tiene un núcleo de 50 mm',
  ],
  [
    'Film stretch ventilado',
    'Envolvedora automática de brazo EB 60',
    'La envolvedora trabaja con un preestiro de 150 a 300 % y el film admite un estiramiento de hasta 120 %',
  ],
  [
    'Film airpad burbuja 400 mm',
    'Equipo airpad AP 10',
    'El equipo es para 150 a 220 mm de ancho y el film mide 400 mm de ancho',
  ],
  [
    'Cinta café 48 mm para máquina',
    'Dispensador de cinta DC 50',
    'El dispensador es para rollos de hasta 130 mm de diámetro y la cinta tiene 254 mm de diámetro',
  ],
])('%s does not fit %s', async (one, other, reason) => {
  expect((await reviewed(one, other)).misfits).toEqual([{ productIds: [idOf(other), idOf(one)], reason }])
})

test('a seal for one of two straps is no misfit', async () => {
  const { misfits } = await reviewed(
    'Zuncho PET 19 mm alta tenacidad',
    'Zuncho PET 16 mm verde gofrado',
    'Sello dentado PET 16 mm',
  )
  expect(misfits).toEqual([])
})

test('a film that fits no machine of the list is a misfit, even if another film does', async () => {
  const { misfits } = await reviewed('Equipo airpad AP 10', 'Film airpad almohada 200 mm', 'Film airpad burbuja 400 mm')
  expect(misfits).toEqual([
    {
      productIds: [idOf('Equipo airpad AP 10'), idOf('Film airpad burbuja 400 mm')],
      reason: 'El equipo es para 150 a 220 mm de ancho y el film mide 400 mm de ancho',
    },
  ])
})

test('every line counts, in any order', async () => {
  const others = seedProducts
    .filter(({ name }) =>
      /^(Film|Cinta|Envolvedora|Papel|Equipo|Robot|Tolva|Portarrollo|Dispensador|Selladora|Hebilla|Equilibrador)/.test(
        name,
      ),
    )
    .map(({ name }) => name)
  const seal = 'Sello dentado PET 16 mm'
  const long = [seal, 'Zuncho PET 19 mm alta tenacidad', ...others]
  expect(others.length).toBeGreaterThan(30)
  const sealFaults = async (names: string[]) =>
    (await reviewed(...names)).misfits.filter(({ reason }) => /sello/.test(reason))
  expect(await sealFaults([...long, 'Zuncho PET 16 mm verde gofrado'])).toEqual([])
  expect((await sealFaults(long)).length).toBe(1)
  expect(await sealFaults(long.toReversed())).toEqual(await sealFaults(long))
})

const completing = async (...names: string[]) =>
  (await reviewed(...names)).completions.map(({ heading, product }) => `${heading}: ${plain(product.name)}`)

test('a strap alone lacks a tool, a protector and a dispenser, but no seal', async () => {
  expect(await completing('Zuncho PET 16 mm verde gofrado')).toEqual([
    'Herramientas y máquinas: Enzunchadora a batería PB 16',
    'Esquineros: Esquinero plástico 35 mm',
    'Carros y cortadores: Carro portazuncho CP 40',
  ])
})

test('a strap with a tool that closes with seals lacks the seal', async () => {
  expect(await completing('Zuncho PET 16 mm verde gofrado', 'Tensor manual TP 16')).toContain(
    'Sellos: Sello dentado PET 16 mm',
  )
  expect(await completing('Zuncho PET 16 mm verde gofrado', 'Enzunchadora a batería PB 16')).toEqual([
    'Esquineros: Esquinero plástico 35 mm',
    'Carros y cortadores: Carro portazuncho CP 40',
  ])
  expect(await completing('Zuncho textil 19 mm compuesto', 'Tensor de tambor TT 32')).toContain(
    'Hebillas: Hebilla de alambre 19 mm fosfatada',
  )
})

test('staff decide on each pair alone where no rule applies', async () => {
  const [one, other, third] = [
    idOf('Film airpad burbuja 400 mm'),
    idOf('Cinta transparente 48 mm'),
    idOf('Robot envolvedor RE 22'),
  ]
  const changed = await createCatalogue({
    ...generateCatalogue(seedProducts.length),
    fits: {
      ...defaultFits,
      exceptions: [
        { productIds: [one, third], fits: false, reason: 'No van juntos' },
        { productIds: [other, third], fits: true, reason: '' },
      ],
    },
  })
  expect((await changed.reviewList([one, other, third])).misfits.map(({ reason }) => reason)).toEqual(['No van juntos'])
})

test('staff decide otherwise', async () => {
  const productIds: [number, number] = [idOf('Sello dentado PET 16 mm'), idOf('Zuncho PET 19 mm alta tenacidad')]
  const pair: [number, number] = [idOf('Zuncho PET 16 mm verde gofrado'), idOf('Sello dentado PET 16 mm')]
  const changed = await createCatalogue({
    ...generateCatalogue(seedProducts.length),
    fits: {
      ...defaultFits,
      exceptions: [
        { productIds, fits: true, reason: '' },
        { productIds: pair, fits: false, reason: 'El dentado daña el gofrado' },
      ],
    },
  })
  expect((await changed.reviewList(productIds)).misfits).toEqual([])
  expect((await changed.reviewList(pair)).misfits[0]?.reason).toBe('El dentado daña el gofrado')
})
