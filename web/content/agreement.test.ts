import { expect, test } from 'vitest'
import { seedProducts } from '../../demo/products.ts'
import { figuresIn, sentencesOf } from '../../tests/support/figures.ts'
import { pages } from '../../tests/support/page-texts.ts'
import { figure, figures, specificationOf } from '../../tests/support/specifications.ts'
import { isStrap, strapWidthOf } from '../../tests/support/strapping.ts'
import { unbroken } from '../ui/unbroken.ts'
import { industryPages } from './industry-pages.server.ts'
import { zunchosHerramientas } from './zunchos-herramientas.ts'

const textsOf = ({ subtitle, desc, information, pictures }: (typeof seedProducts)[number]) =>
  [subtitle, desc.split('\n\n'), information, pictures].flat(2)
const passages = [...seedProducts.flatMap(textsOf), ...pages.flatMap((page) => page.passages.map(({ text }) => text))]
const sentences = passages.flatMap(sentencesOf)
const straps = seedProducts.filter(isStrap)

/** Metres of film for the pallet that all texts assume: 1,0 × 1,2 m, wrapped in twelve turns. */
const wrapped = 12 * 2 * (1.0 + 1.2)
const byHand = 50

test('a pallet is wrapped in twelve turns everywhere', () => {
  const turns = passages.flatMap((text) => [
    ...text.matchAll(/(\d{2,}|quince|dieciséis|dieciocho|veinte|doce) vueltas/gi),
  ])
  expect(turns.length).toBeGreaterThan(5)
  for (const [said, count = ''] of turns) expect(['12', 'doce'], said).toContain(count.toLowerCase())
})

test('twelve turns take the same metres and grams of film everywhere', () => {
  const stretches = [0, byHand, 250, 300, 360].map((percent) => 1 + percent / 100)
  const films = seedProducts.filter((product) => product.slug.startsWith('film-stretch'))
  const rolls = films.flatMap((film) => figures(film, 'Largo por rollo', 'm'))
  const metres = stretches.flatMap((times) => [times, wrapped / times, ...rolls, ...rolls.map((roll) => roll * times)])
  const grams = films.flatMap((film) => {
    const perMetre = figure(film, 'Ancho', 'mm') * figure(film, 'Espesor', 'µm') * 0.92e-3
    const used = figures(film, 'Estiramiento de trabajo', '%').flatMap((most) =>
      [250, 300].filter((set) => set <= most),
    )
    return used.map((percent) => (wrapped / (1 + percent / 100)) * perMetre)
  })
  const known = { m: [1, 1.2, ...metres], g: grams }
  const about = passages.filter((text) => /doce vueltas|12 vueltas/i.test(text))
  expect(about.length).toBeGreaterThan(5)
  for (const text of about) {
    for (const { value, unit } of figuresIn(text)) {
      if (unit !== 'm' && unit !== 'g') continue
      expect(
        known[unit].some((expected) => Math.abs(value / expected - 1) < 0.03),
        `${value} ${unit} in «${text}»`,
      ).toBe(true)
    }
  }
})

test('film is stretched by hand to 50 %, and at most to its specified stretch', () => {
  const manual = sentences.filter(
    (text) => /estir/i.test(text) && /\b(a mano|manual)\b/i.test(text) && !/máquina/.test(text),
  )
  const limits = seedProducts.flatMap((film) =>
    specificationOf(film, 'Estiramiento de trabajo')?.includes('manual')
      ? figures(film, 'Estiramiento de trabajo', '%')
      : [],
  )
  expect(manual.length).toBeGreaterThan(2)
  for (const text of manual) {
    const [, limit] = text.match(/hasta (\d+) %/) ?? []
    const [, said] = text.match(/(?<!hasta )\b(\d+) %/) ?? []
    if (limit) expect(limits, text).toContain(Number(limit))
    else if (said) expect(Number(said), text).toBe(byHand)
  }
})

test('texts about battery tools state the strap widths of those tools', () => {
  const ranges = seedProducts
    .filter(({ name }) => name.includes('a batería'))
    .map((tool) => specificationOf(tool, 'Ancho de zuncho'))
  const general = sentences.filter((text) => /herramientas a batería/i.test(text) && !/P[BM] \d/.test(text))
  for (const text of general) {
    for (const [range] of text.matchAll(/\d+ a \d+ mm/g)) expect(ranges, text).toContain(range)
  }
  expect(ranges.length).toBeGreaterThan(2)
})

test('cathodes are tied with zinc-coated strap of 32 mm everywhere', () => {
  const strap = 'Zuncho de acero 32 mm galvanizado'
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const about = passages
    .flatMap(sentencesOf)
    .map(plain)
    .filter((text) => /cátodo/i.test(text))
  expect(about.length).toBeGreaterThan(5)
  for (const text of about)
    expect(text.replaceAll(strap, ''), text).not.toMatch(/\b(13|16|19) mm|Zuncho de acero \d+ mm/)
  const rows = industryPages.flatMap(({ copy }) => copy.practice.rows)
  const tied = rows.filter(({ load }) => /cátodo/i.test(load)).map(({ product }) => plain(product.label))
  expect(tied).toEqual([strap])
})

test('the category of a product that an industry page names is the one it has', () => {
  for (const { copy } of industryPages) {
    for (const { product } of copy.practice.rows) {
      const { name, categoryId } = seedProducts.find(({ id }) => id === product.id) ?? {}
      expect([product.label, product.categoryId]).toEqual([unbroken(name), categoryId])
    }
  }
})

test('the page that warns of blued strap by the sea recommends none', () => {
  const mining = industryPages.find(({ path }) => path === '/mineria')?.copy
  expect(JSON.stringify(mining?.risks)).toContain('El pavonado resiste bajo techo')
  const linked = [...(mining?.practice.rows ?? []).map(({ product }) => product.id), ...(mining?.products ?? [])]
  const blued = seedProducts.filter(
    (product) => linked.includes(product.id) && specificationOf(product, 'Acabado') === 'Pavonado',
  )
  expect(blued.map(({ name }) => name)).toEqual([])
})

test('the table of straps states the minimum and maximum of each material', () => {
  const rows = zunchosHerramientas.straps.table.rows.map((cells) => cells.map((cell) => cell.replaceAll('\u00a0', ' ')))
  const compared: [string, (strap: (typeof straps)[number]) => number][] = [
    ['Carga de rotura', (strap) => figure(strap, 'Resistencia a la rotura', 'N')],
    ['Tensión máxima recomendada', (strap) => figure(strap, 'Tensión máxima recomendada', 'N')],
    ['Elongación a la rotura', (strap) => figure(strap, 'Elongación', '%')],
    ['Anchos', strapWidthOf],
  ]
  for (const [title, read] of compared) {
    const cells = rows.find(([first]) => first === title)?.slice(1) ?? []
    const values = [8, 9, 10].map((id) => straps.filter(({ categoryId }) => categoryId === id).map(read))
    const stated = cells.map((cell) => figuresIn(cell).map(({ value }) => value))
    expect(stated, title).toEqual(values.map((all) => [Math.min(...all), Math.max(...all)]))
  }
})
