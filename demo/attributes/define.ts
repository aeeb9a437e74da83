import type { Attribute, AttributeRow, Choice, Unit } from '../../shared/catalogue/attributes/attribute.ts'

/** The ids that the seeded categories have. */
export const seededCategoryIds = {
  straps: 1,
  tools: 2,
  airpad: 3,
  wrappers: 4,
  systems: 5,
  handTools: 6,
  batteryTools: 19,
  airTools: 21,
  cushionMachines: 12,
  cushionFilm: 13,
  paper: 14,
  stretchFilm: 15,
  tunnelWrappers: 18,
  palletSystems: 22,
  boxSystems: 23,
  seals: 24,
  buckles: 25,
  protectors: 26,
  tapes: 27,
}

const units = {
  mm: [
    { name: 'mm', factor: 1 },
    { name: 'milímetros', factor: 1 },
    { name: 'cm', factor: 10 },
  ],
  µm: [
    { name: 'µm', factor: 1 },
    { name: 'micras', factor: 1 },
    { name: 'micrones', factor: 1 },
  ],
  m: [
    { name: 'm', factor: 1 },
    { name: 'metros', factor: 1 },
  ],
  kg: [
    { name: 'kg', factor: 1 },
    { name: 'kilos', factor: 1 },
    { name: 'g', factor: 0.001 },
  ],
  g: [
    { name: 'g', factor: 1 },
    { name: 'kg', factor: 1000 },
  ],
  N: [
    { name: 'N', factor: 1 },
    { name: 'kN', factor: 1000 },
  ],
  kW: [
    { name: 'kW', factor: 1 },
    { name: 'W', factor: 0.001 },
  ],
  min: [
    { name: 'min', factor: 1 },
    { name: 'h', factor: 60 },
  ],
} satisfies Record<string, Unit[]>

type Options = Partial<Pick<Attribute, 'step' | 'isFilter' | 'isCompared' | 'help'>>

const common = { units: [], step: null, choices: [], isFilter: false, isCompared: true, help: '' }

/** Rows in these categories, which every product in them should have. */
export const row = (name: string, ...categoryIds: number[]): AttributeRow => ({
  ...someRow(name, ...categoryIds),
  isExpected: true,
})

/** Rows that only some products of these categories have. */
export const someRow = (name: string, ...categoryIds: number[]): AttributeRow => ({
  name,
  categoryIds,
  isExpected: false,
  isMaximum: false,
})

/** Rows whose value is the most that a product takes. */
export const maximumRow = (name: string, ...categoryIds: number[]): AttributeRow => ({
  ...someRow(name, ...categoryIds),
  isMaximum: true,
})

const unitsOf = (unit: string): Unit[] =>
  (units as Record<string, Unit[]>)[unit] ?? unit.split('|').map((name) => ({ name, factor: 1 }))

/** `unit` names one of the units above, or lists spellings of another that mean the same; an empty text means a bare number. */
export const numberAttribute = (key: string, name: string, unit: string, rows: AttributeRow[], options: Options = {}) =>
  ({ ...common, key, name, kind: 'number', units: unit ? unitsOf(unit) : [], rows, ...options }) satisfies Attribute

export const sizeAttribute = (key: string, name: string, rows: AttributeRow[]) =>
  ({ ...common, key, name, kind: 'size', units: units.mm, rows }) satisfies Attribute

/** Every choice is a key, its name and the words by which it is recognised, beside its name. */
export const choiceAttribute = (
  key: string,
  name: string,
  rows: AttributeRow[],
  choices: [string, string, ...string[]][],
  options: Options = {},
) => ({ ...common, key, name, kind: 'choice', choices: choices.map(toChoice), rows, ...options }) satisfies Attribute

export const textAttribute = (key: string, name: string, ...rows: AttributeRow[]) =>
  ({ ...common, key, name, kind: 'text', rows }) satisfies Attribute

const toChoice = ([key, name, ...words]: [string, string, ...string[]]): Choice => ({
  key,
  name,
  words: [...new Set([name, ...words])],
})
