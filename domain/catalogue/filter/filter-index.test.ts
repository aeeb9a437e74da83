import { expect, test } from 'vitest'
import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { AttributeValue } from '../../../shared/catalogue/attributes/read-value.ts'
import { createFilterIndex } from './filter-index.ts'
import { namedOptions } from './options.ts'

const common = { rows: [], step: null, choices: [], isFilter: true, isCompared: true, help: '' }
const width: Attribute = { ...common, key: 'ancho', name: 'Ancho', kind: 'number', units: [], step: 1 }
const strength: Attribute = { ...common, key: 'fuerza', name: 'Fuerza', kind: 'number', units: [] }
const material: Attribute = {
  ...common,
  key: 'material',
  name: 'Material',
  kind: 'choice',
  units: [],
  choices: ['pp', 'pet', 'acero'].map((key) => ({ key, name: key, words: [key] })),
}
const folds: Attribute = { ...common, key: 'plegable', name: 'Plegable', kind: 'flag', units: [] }
const attributes = [width, strength, material, folds]

/** A repeatable sequence, so that a failure can be seen again. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function randomProducts(random: (below: number) => number) {
  const number = (below: number): AttributeValue => {
    const from = random(below) / 2
    return { kind: 'number', intervals: [{ from, to: random(3) === 0 ? from + random(10) : from }] }
  }
  return Array.from({ length: 1 + random(80) }, (_, index) => {
    const values: [string, AttributeValue][] = [
      ['ancho', number(12)],
      ['fuerza', number(4000)],
      ['material', { kind: 'choice', choices: ['pp', 'pet', 'acero'].slice(random(3), 1 + random(3)) }],
      ['plegable', { kind: 'flag', isSet: random(2) === 0 }],
    ]
    return { id: index + 1, values: new Map(values.filter(() => random(5) > 0)) }
  })
}

type Products = ReturnType<typeof randomProducts>

const holds = ({ values }: Products[number], { key, step }: Attribute, chosen: readonly string[]) => {
  const value = values.get(key)
  return value !== undefined && chosen.some((option) => isMeant(value, option, (step ?? 0) / 2))
}

/** A size is met by what reaches it, give or take half a step; a range by what has a part in it, its end excluded. */
function isMeant(value: AttributeValue, option: string, halfStep: number): boolean {
  if (value.kind === 'flag') return option === (value.isSet ? 'si' : 'no')
  if (value.kind === 'choice') return value.choices.includes(option)
  if (value.kind !== 'number') return false
  const [least, most] = option.split('-')
  return value.intervals.some(({ from, to }) => {
    if (most === undefined) return Math.abs(Math.min(Math.max(Number(least), from), to) - Number(least)) <= halfStep
    return !(to < Number(least || -Infinity)) && !(from >= Number(most || Infinity))
  })
}

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'results and counts are those of trying every product (%i)',
  (seed) => {
    const random = createRandom(seed + 1)
    const products = randomProducts(random)
    const index = createFilterIndex(attributes, products, new Map())
    const found = random(2) === 0 ? products.map(({ id }) => id).filter(() => random(3) > 0) : undefined
    const chosen = new Map<string, string[]>()
    for (let round = 0; round < 3; round++) {
      const { ids, filters } = index.narrow(chosen, found)
      const inReach = products.filter(({ id }) => found?.includes(id) ?? true)
      const fits = (product: Products[number], except?: string) =>
        attributes.every(
          (attribute) =>
            attribute.key === except ||
            !chosen.has(attribute.key) ||
            holds(product, attribute, chosen.get(attribute.key) ?? []),
        )
      expect(ids).toEqual(inReach.filter((product) => fits(product)).map(({ id }) => id))
      for (const { key, options } of filters) {
        const attribute = attributes.find((attribute) => attribute.key === key) ?? width
        for (const { value, count } of options) {
          const expected = inReach.filter((product) => fits(product, key) && holds(product, attribute, [value]))
          expect(count, `${key}=${value}`).toBe(expected.length)
        }
      }
      const filter = filters[random(filters.length)]
      const option = filter?.options[random(filter.options.length)]
      if (filter && option) chosen.set(filter.key, [...(chosen.get(filter.key) ?? []), option.value])
    }
  },
)

const two = [
  { id: 1, values: new Map<string, AttributeValue>([['material', { kind: 'choice', choices: ['pp', 'pet'] }]]) },
  { id: 2, values: new Map<string, AttributeValue>([['material', { kind: 'choice', choices: ['pp', 'pet'] }]]) },
]

test('a filter that no product of the list has leaves nothing, and is shown, to be removed', () => {
  const { ids, filters } = createFilterIndex([material, width], two, new Map()).narrow(new Map([['ancho', ['16']]]))
  expect(ids).toEqual([])
  expect(filters).toEqual([{ key: 'ancho', name: 'Ancho', options: [{ value: '16', label: '16', count: 0 }] }])
})

test('an attribute that divides nothing is not offered', () => {
  expect(createFilterIndex([material], two, new Map()).narrow(new Map()).filters).toEqual([])
})

test('a chosen value that nothing has is shown, to be removed', () => {
  const chosen = new Map([['material', ['acero', 'lana']]])
  const { ids, filters } = createFilterIndex([material], two, new Map()).narrow(chosen)
  expect(ids).toEqual([])
  expect(filters[0]?.options).toEqual([
    { value: 'pp', label: 'pp', count: 2 },
    { value: 'pet', label: 'pet', count: 2 },
    { value: 'acero', label: 'acero', count: 0 },
    { value: 'lana', label: 'lana', count: 0 },
  ])
})

const capacity: Attribute = { ...common, key: 'capacidad', name: 'Capacidad', kind: 'number', units: [] }

test.each([
  [
    [20, 40, 60],
    ['20 Desde 20 pallets/h 3', '40 Desde 40 pallets/h 2', '60 Desde 60 pallets/h 1'],
  ],
  [
    Array.from({ length: 20 }, (_, index) => 10 + index * 10),
    ['50- Desde 50 pallets/h 16', '80- Desde 80 pallets/h 13', '150- Desde 150 pallets/h 6'],
  ],
])('of what products reach at most, a filter offers what they must reach at least: %j', (maxima, expected) => {
  const attribute = { ...capacity, units: [{ name: 'pallets/h', factor: 1 }] }
  const products = maxima.map((to, index) => ({
    id: index + 1,
    values: new Map<string, AttributeValue>([
      ['capacidad', { kind: 'number', intervals: [{ from: Number.NEGATIVE_INFINITY, to }] }],
    ]),
  }))
  const index = createFilterIndex([attribute], products, new Map())
  const [filter] = index.narrow(new Map()).filters
  expect(filter?.options.map(({ value, label, count }) => `${value} ${label} ${count}`)).toEqual(expected)
  const labels = filter?.options.map(({ label }) => label) ?? []
  expect(labels.filter((label) => !label.startsWith('Desde '))).toEqual([])
  // An amount from an address that is not offered says the same.
  const typed = index.narrow(new Map([['capacidad', ['35']]])).filters[0]
  expect(typed?.options.find(({ value }) => value === '35')?.label).toBe('Desde 35 pallets/h')
  expect(namedOptions('envolvedora 60 pallets/h', index.optionsAmong(products.map(({ id }) => id)))).toEqual(
    labels.includes('Desde 60 pallets/h') ? [{ key: 'capacidad', value: '60', label: 'Desde 60 pallets/h' }] : [],
  )
})
