import { fold } from '../../text.ts'
import type { Specification } from '../public.ts'
import type { Attribute } from './attribute.ts'
import { type AttributeValue, asMaximum, createValueReader, type ValueReader } from './read-value.ts'

export type Understood = { attribute: Attribute; value: AttributeValue }

/** A row without `understood` is known under its name if `attributes` has some, and unknown otherwise. */
export type RowReading = { attributes: Attribute[]; understood: Understood[] }

export type Values = ReadonlyMap<string, AttributeValue>

export type Dictionary = {
  attributes: readonly Attribute[]
  readRow: (row: Specification, categoryIds: number[]) => RowReading
  /** By the keys of attributes. `categoryIds` has the product's category and those above it. */
  readAll: (rows: Specification[], categoryIds: number[]) => Values
  /** Attributes that a product of the category should have, with the name of their row. */
  expected: (categoryIds: number[]) => { attribute: Attribute; row: string }[]
}

/** `rank` is the place of the row within its attribute: the first that a product has decides. */
type Source = {
  attribute: Attribute
  read: ValueReader
  rank: number
  part: string | undefined
  categoryIds: number[]
}

export function createDictionary(attributes: readonly Attribute[]): Dictionary {
  const sourcesByRow = new Map<string, Source[]>()
  for (const attribute of attributes) {
    const readValue = createValueReader(attribute)
    for (const [rank, { name, categoryIds, isMaximum }] of attribute.rows.entries()) {
      const [row = '', part] = splitName(name)
      const read = remember(isMaximum ? withMaximum(readValue) : readValue)
      const source = { attribute, read, rank, part, categoryIds }
      sourcesByRow.set(row, [...(sourcesByRow.get(row) ?? []), source])
    }
  }

  // Folding a name takes longer than all that follows, and products share their rows.
  const sourcesByName = new Map<string, Source[]>()
  const sourcesOf = (row: string, categoryIds: number[]) => {
    const sources = sourcesByName.get(row) ?? sourcesByRow.get(folded(row)) ?? []
    sourcesByName.set(row, sources)
    return sources.filter((source) => isIn(source, categoryIds))
  }

  return {
    attributes,
    readRow: ({ key, value }, categoryIds) => {
      const sources = sourcesOf(key, categoryIds)
      const understood = sources.flatMap((source) => {
        const found = readSource(source, value)
        return found ? { attribute: source.attribute, value: found } : []
      })
      return { attributes: sources.map(({ attribute }) => attribute), understood }
    },
    readAll: (rows, categoryIds) => {
      const found = new Map<string, { value: AttributeValue; rank: number }>()
      for (const { key, value: text } of rows) {
        for (const source of sourcesOf(key, categoryIds)) {
          const before = found.get(source.attribute.key)
          const value = before && before.rank <= source.rank ? undefined : readSource(source, text)
          if (value) found.set(source.attribute.key, { value, rank: source.rank })
        }
      }
      return new Map([...found].map(([key, { value }]) => [key, value]))
    },
    expected: (categoryIds) =>
      attributes.flatMap((attribute) => {
        const row = attribute.rows.find((row) => row.isExpected && isIn(row, categoryIds))
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

const withMaximum =
  (read: ValueReader): ValueReader =>
  (text) => {
    const value = read(text)
    return value && asMaximum(value)
  }

const folded = (name: string) => fold(name).trim().replaceAll(/\s+/g, ' ')

const splitName = (name: string) => folded(name).split(/\s*:\s*/, 2)

const isIn = ({ categoryIds }: Pick<Source, 'categoryIds'>, wanted: number[]) =>
  categoryIds.length === 0 || wanted.some((id) => categoryIds.includes(id))

function readSource({ read, part }: Source, text: string): AttributeValue | undefined {
  if (part === undefined) return read(text)
  const after = partOf(text, part)
  return after === undefined ? undefined : read(after)
}

/** `núcleo` in `Ancho 500 mm, núcleo 76 mm, diámetro hasta 250 mm` is `76 mm`. */
function partOf(text: string, word: string): string | undefined {
  const found = text.split(/[,;](?!\d)/).find((part) => fold(part).trim().startsWith(`${word} `))
  return found?.trim().slice(word.length)
}
