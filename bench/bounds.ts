import { seedProducts } from '../demo/products.ts'
import { limitFault, type SynonymGroup } from '../domain/catalogue/search/synonym-groups.ts'
import { type Catalogue, createCatalogue } from '../domain/catalogue/snapshot/catalogue.ts'
import type { FitRule } from '../shared/catalogue/fits.ts'
import { generateCatalogue } from './generated-catalogue.ts'
import { median } from './measure.ts'
import { figureText, type Result, stated } from './results.ts'

const sizes = [seedProducts.length, 3_892]

const worked = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

type Taken = { total: number; longest: number }

/** The processor time of the thread, and of the longest turn of the event loop. */
async function taken(run: () => unknown): Promise<Taken> {
  let longest = 0
  let isRunning = true
  const begin = worked()
  let turn = begin
  const endTurn = () => {
    longest = Math.max(longest, worked() - turn)
    turn = worked()
  }
  const watch = () => {
    endTurn()
    if (isRunning) setImmediate(watch)
  }
  setImmediate(watch)
  await run()
  isRunning = false
  endTurn()
  return { total: worked() - begin, longest }
}

/** The first run, and one of those that follow. */
async function timed(run: () => unknown, times: number) {
  const first = await taken(run)
  const later: Taken[] = []
  while (later.length < times) later.push(await taken(run))
  const { total, longest } = first
  return { first: total, longest, later: median(later.map((each) => each.total)) }
}

const text = ({ first, longest, later }: Awaited<ReturnType<typeof timed>>) =>
  `first ${figureText(first, 'ms')} (at once ${figureText(longest, 'ms')}), then ${figureText(later, 'ms')}`

/** In most of the products, so that every phrase costs as much as it can. */
const common =
  'ancho espesor zuncho pet acero resistencia equipo manual color peso carga uso material rollo verde largo'.split(' ')

const phrase = (number: number) =>
  Array.from({ length: 5 }, (_, place) => common[(number * 7 + place * (1 + (number % 3))) % common.length]).join(' ')

const groupsOf = (first: string, count: number): SynonymGroup[] =>
  Array.from({ length: count }, (_, group) => ({
    words: [first, ...Array.from({ length: 19 }, (_, word) => phrase(group * 19 + word))],
    isOneWay: group % 2 === 0,
  }))

/** Words that are as long as those of the catalogue, and mean nothing. */
const nonsense = (number: number) =>
  Array.from(
    String(number * 7919 + 1e5),
    (digit) => ['za', 'ce', 'mi', 'po', 'ru', 'la', 'di', 'fo', 'gu', 'ne'][Number(digit)],
  )
    .join('')
    .slice(0, 6 + (number % 3))

const manyWords: SynonymGroup[] = Array.from({ length: 500 }, (_, group) => ({
  words: Array.from({ length: 20 }, (_, word) => nonsense(group * 20 + word)),
  isOneWay: false,
}))

/** As many as the editor accepts. */
function accepted(groups: SynonymGroup[]): SynonymGroup[] {
  const kept: SynonymGroup[] = []
  for (const group of groups) if (!limitFault(kept, group)) kept.push(group)
  return kept
}

const searched = {
  'one word': 'zuncho',
  'misspelled words': 'zumvho azerp amcjo matreiql',
  'ten words': 'zuncho zunchos zunchitos acero aceros aceritos ancho anchos material materiales',
}

const sets: Record<string, SynonymGroup[]> = {
  'no synonyms': [],
  '75 groups of one word': ['zuncho', 'acero', 'ancho'].flatMap((word) => groupsOf(word, 25)),
  '75 groups of zuncho': groupsOf('zuncho', 75),
  'what the editor accepts': accepted([
    ...['zuncho', 'acero', 'ancho', 'material'].flatMap((word) => groupsOf(word, 2)),
    ...manyWords,
  ]),
}

/** Each of all rules is about every product. */
function broadRules({ rules }: { rules: FitRule[] }, count: number): FitRule[] {
  const everything = Array.from({ length: 26 }, (_, index) => index + 1)
  return Array.from({ length: count }, (_, index) => {
    const model = rules[index % rules.length]
    if (!model) throw new Error('There is no rule to start from.')
    const [first, second] = model.sides
    return {
      ...model,
      key: String(index),
      when: null,
      completes: true,
      completesWith: null,
      needed: true,
      sides: [
        { ...first, heading: `A ${index}`, categoryIds: everything },
        { ...second, heading: `B ${index}`, categoryIds: everything },
      ],
    } satisfies FitRule
  })
}

const reviewOf = (catalogue: Catalogue, size: number) =>
  catalogue.reviewList(Array.from({ length: 200 }, (_, index) => (index % size) + 1))

/** What staff can make slow within the limits of their forms. */
export async function benchBounds(): Promise<Result[]> {
  const results: Result[] = []
  for (const size of sizes) {
    const rows = generateCatalogue(size)
    for (const [set, synonyms] of Object.entries(sets)) {
      const catalogue = await createCatalogue({ ...rows, synonyms })
      for (const [kind, name] of Object.entries(searched)) {
        const search = await timed(() => catalogue.listProducts({ name, categoryId: 0, page: 0 }), 15)
        results.push(stated(`${figureText(size)} products, ${set}, a search of ${kind}`, text(search)))
      }
    }
    for (const count of [13, 60]) {
      const fits = { rules: broadRules(rows.fits, count), exceptions: [] }
      const catalogue = await createCatalogue({ ...rows, fits })
      const review = await timed(() => reviewOf(catalogue, size), 9)
      results.push(stated(`${figureText(size)} products, ${count} broad rules, a list of 200`, text(review)))
      const product = await timed(() => catalogue.compatibleWith(7), 9)
      results.push(stated(`${figureText(size)} products, ${count} broad rules, what fits a product`, text(product)))
    }
  }
  return results
}
