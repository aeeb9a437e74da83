import type { SeedProduct } from '../../demo/seed-product.ts'
import { figuresIn, type Measure, write } from './figures.ts'
import type { Passage } from './page-texts.ts'

/** A load or a room has none of these, unlike metres, kilograms and percentages. */
const onlyOfProducts = 'N kN N/cm N/mm² g/m² bar V kW Ah r/min m³/h pallets/h paquetes/h cajas/min zunchos/min'.split(
  ' ',
)

/**
 * Figures in a product's text that appear neither in its specifications nor in those of the products named beside
 * them, each with its sentence and the expected values.
 */
export function misquotesInProduct(sentence: string, subject: SeedProduct, catalogue: SeedProduct[]): string[] {
  const { named, rest } = namesIn(sentence, catalogue)
  const figures = figuresIn(rest).filter(({ unit }) => named.length > 0 || onlyOfProducts.includes(unit))
  return unknownIn(figures, sentence, [...named, subject], specified)
}

/** Figures in a page's text that none of the products named there, or else of the category it links to, states. */
export function misquotesInPage({ text, categoryId }: Passage, catalogue: SeedProduct[]): string[] {
  const { named, rest } = namesIn(text, catalogue)
  const sources = named.length > 0 ? named : catalogue.filter((product) => product.categoryId === categoryId)
  return sources.length === 0 ? [] : unknownIn(figuresIn(rest), text, sources, stated)
}

type FiguresOf = (product: SeedProduct) => Measure[]

function unknownIn(figures: Measure[], passage: string, sources: SeedProduct[], figuresOf: FiguresOf): string[] {
  const known = sources.flatMap(figuresOf)
  return figures
    .filter((figure) => !known.some(({ value, unit }) => value === figure.value && unit === figure.unit))
    .map((figure) => {
      const expected = sources.map((source) => {
        const values = figuresOf(source).filter(({ unit }) => unit === figure.unit)
        return `${source.name}: ${values.map(write).join(', ') || `nothing in ${figure.unit}`}`
      })
      return [`${write(figure)} in «${passage}»`, ...expected].join('\n  ')
    })
}

/** Splits off product names, because the "32 mm" in a name is not a figure that the passage states. */
function namesIn(passage: string, catalogue: SeedProduct[]): { named: SeedProduct[]; rest: string } {
  const names = [...new Set(catalogue.flatMap(namesOf))].sort((a, b) => b.length - a.length)
  const named = new Set<SeedProduct>()
  let rest = passage
  for (const name of names) {
    if (!rest.includes(name)) continue
    for (const product of catalogue) if (namesOf(product).includes(name)) named.add(product)
    rest = rest.replaceAll(name, '…')
  }
  return { named: [...named], rest }
}

/** A product's name, the model of a machine or tool ("PB 25"), or the section of a strap ("19 × 0,80 mm"). */
function namesOf({ name, specifications }: SeedProduct): string[] {
  const row = (key: string) => specifications.find((specification) => specification.key === key)?.value
  const model = name.match(/\b(?!PP)[A-Z]{2} \d+L?\b/)?.[0]
  const section = name.startsWith('Zuncho') ? `${row('Ancho')?.replace(' mm', '')} × ${row('Espesor')}` : undefined
  return [name, model, section].filter((text) => text !== undefined)
}

const specified = ({ name, specifications, packs = [] }: SeedProduct): Measure[] =>
  [name, ...specifications.map(({ value }) => value), ...packs.map((pack) => pack.name)].flatMap(figuresIn)

const stated = (product: SeedProduct): Measure[] => [
  ...specified(product),
  ...[product.subtitle, product.desc, product.information].flat().flatMap(figuresIn),
]
