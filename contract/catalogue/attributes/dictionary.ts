import { fold } from '../../fold.ts'
import type { Specification } from '../public.ts'
import type { Attribute } from './attribute.ts'
import { type AttributeValue, createValueReader, type ValueReader } from './read-value.ts'

export type Understood = { attribute: Attribute; value: AttributeValue }

/** A row without `understood` is known under its name if `attributes` has some, and unknown otherwise. */
export type RowReading = { attributes: Attribute[]; understood: Understood[] }

export type Values = ReadonlyMap<string, AttributeValue>

export type Dictionary = {
  attributes: readonly Attribute[]
  readRow: (row: Specification, categoryIds: number[]) => RowReading
  /** By the keys of attributes. `categoryIds` has the product's category and those above it. */
  readAll: (rows: Specification[], categoryIds: number[]) => Values
  /** As they are written, by the keys of attributes. */
  textsOf: (rows: Specification[], categoryIds: number[]) => ReadonlyMap<string, string>
  /** Attributes that a product of the category should have, with the name of their row. */
  expected: (categoryIds: number[]) => { attribute: Attribute; row: string }[]
}

/** `rank` is the place of the row within its attribute: the first that a product has decides. */
type Source = {
  attribute: Attribute
  read: ValueReader
  rank: number
  part: string | undefined
  categoryIds: Set<number>
  isExpected: boolean
}

export function createDictionary(attributes: readonly Attribute[]): Dictionary {
  const sourcesByRow = new Map<string, Source[]>()
  for (const attribute of attributes) {
    const read = remember(createValueReader(attribute))
    for (const [rank, { name, categoryIds, isExpected }] of attribute.rows.entries()) {
      const [row = '', part] = splitName(name)
      const source = { attribute, read, rank, part, categoryIds: new Set(categoryIds), isExpected }
      sourcesByRow.set(row, [...(sourcesByRow.get(row) ?? []), source])
    }
  }

  const sourcesOf = (row: string, categoryIds: number[]) =>
    (sourcesByRow.get(folded(row)) ?? []).filter((source) => isIn(source, categoryIds))

  const decide = (rows: Specification[], categoryIds: number[]) => {
    const decided = new Map<string, { value: AttributeValue; text: string; rank: number }>()
    for (const { key, value: written } of rows) {
      for (const { attribute, read, rank, part } of sourcesOf(key, categoryIds)) {
        const before = decided.get(attribute.key)
        if (before && before.rank <= rank) continue
        const text = partOf(written, part)
        const value = text === undefined ? undefined : read(text)
        if (text !== undefined && value) decided.set(attribute.key, { value, text, rank })
      }
    }
    return decided
  }

  return {
    attributes,
    readRow: ({ key, value }, categoryIds) => {
      const sources = sourcesOf(key, categoryIds)
      const understood = sources.flatMap(({ attribute, read, part }) => {
        const text = partOf(value, part)
        const found = text === undefined ? undefined : read(text)
        return found ? { attribute, value: found } : []
      })
      return { attributes: sources.map(({ attribute }) => attribute), understood }
    },
    readAll: (rows, categoryIds) => mapValues(decide(rows, categoryIds), ({ value }) => value),
    textsOf: (rows, categoryIds) => mapValues(decide(rows, categoryIds), ({ text }) => text),
    expected: (categoryIds) =>
      attributes.flatMap((attribute) => {
        const row = attribute.rows.find(
          (row) => row.isExpected && row.categoryIds.some((id) => categoryIds.includes(id)),
        )
        return row ? { attribute, row: row.name } : []
      }),
  }
}

/** Thousands of products share a few texts, and then also their values. */
function remember(read: ValueReader): ValueReader {
  const known = new Map<string, AttributeValue | undefined>()
  return (text) => {
    if (!known.has(text)) known.set(text, read(text))
    return known.get(text)
  }
}

const folded = (name: string) => fold(name).trim().replaceAll(/\s+/g, ' ')

const splitName = (name: string) => folded(name).split(/\s*:\s*/, 2)

const isIn = ({ categoryIds }: Source, wanted: number[]) =>
  categoryIds.size === 0 || wanted.some((id) => categoryIds.has(id))

/** `núcleo` in `Ancho 500 mm, núcleo 76 mm, diámetro hasta 250 mm` is `76 mm`. */
function partOf(text: string, word: string | undefined): string | undefined {
  if (word === undefined) return text
  const found = text.split(/[,;](?!\d)/).find((part) => fold(part).trim().startsWith(`${word} `))
  return found?.trim().slice(word.length).trim()
}

const mapValues = <A, B>(map: ReadonlyMap<string, A>, change: (value: A) => B): ReadonlyMap<string, B> =>
  new Map([...map].map(([key, value]) => [key, change(value)]))
