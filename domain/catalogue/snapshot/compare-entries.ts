import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { Dictionary, Understood } from '../../../shared/catalogue/attributes/dictionary.ts'
import { valueText } from '../../../shared/catalogue/attributes/value-text.ts'
import type { Comparison } from '../../../shared/catalogue/public.ts'
import { type Entry, withPacks } from './list-entries.ts'

export type Comparisons = {
  /** Unknown products are left out. */
  compare: (ids: number[]) => Comparison
}

const maxOthers = 12

export function compareEntries(entries: ReadonlyMap<number, Entry>, dictionary: Dictionary): Comparisons {
  return {
    compare: (ids) => {
      const compared = ids.flatMap((id) => entries.get(id) ?? [])
      const rows = mergedByName([...attributeRows(compared, dictionary), ...otherRows(compared, dictionary)])
      return {
        products: compared.map(({ item }) => withPacks(item, entries)),
        rows: rows.map((row) => ({ ...row, isDifferent: new Set(row.texts).size > 1 })),
        others: neighboursOf(compared, entries),
      }
    },
  }
}

type Row = { name: string; texts: string[] }

/** In one unit, whatever products write. */
const attributeRows = (compared: Entry[], dictionary: Dictionary): Row[] =>
  decisiveFirst(
    dictionary.attributes.filter(({ key, isCompared }) => isCompared && compared.some(({ values }) => values.has(key))),
  ).map((attribute) => {
    const texts = compared.map(({ values }) => {
      const value = values.get(attribute.key)
      return value ? valueText(attribute, value) : ''
    })
    return (
      (attribute.kind === 'choice' && writtenRow(compared, attribute, dictionary, texts)) || {
        name: attribute.name,
        texts,
      }
    )
  })

/** Machines are chosen by the load that they take, and all other products by what their filters narrow. */
function decisiveFirst(attributes: Attribute[]): Attribute[] {
  const hasLimits = attributes.some(isLimit)
  const rankOf = (attribute: Attribute) => {
    if (isLimit(attribute)) return 0
    if (attribute.kind === 'size') return hasLimits ? 1 : 3
    return attribute.isFilter ? 2 : 4
  }
  return attributes.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const isLimit = ({ isFilter, rows }: Attribute) => isFilter && rows.some(({ isMaximum }) => isMaximum)

/** Two steels of different strength are both «Acero»; only their rows tell them apart. */
function writtenRow(compared: Entry[], { key }: Attribute, { readRow }: Dictionary, read: string[]): Row | undefined {
  const rows = compared.map(({ product, categoryIds }) =>
    product.jsonDetails.specifications.find((row) => {
      const { understood } = readRow(row, categoryIds)
      return understood.some(({ attribute }) => attribute.key === key) && understood.every(isChoice)
    }),
  )
  const [name, ...otherNames] = new Set(rows.flatMap((row) => row?.key ?? []))
  const texts = rows.map((row) => row?.value ?? '')
  const isMorePrecise = new Set(texts).size > new Set(read).size
  return name && otherNames.length === 0 && isMorePrecise ? { name, texts } : undefined
}

const isChoice = ({ value }: Understood) => value.kind === 'choice'

/** Rows that no attribute understands are compared as they are written. */
function otherRows(compared: Entry[], { readRow }: Dictionary): Row[] {
  const rowsOf = ({ product, categoryIds }: Entry) =>
    product.jsonDetails.specifications.filter((row) => readRow(row, categoryIds).understood.length === 0)
  const names = new Set(compared.flatMap(rowsOf).map(({ key }) => key))
  return [...names].map((name) => ({
    name,
    texts: compared.map((entry) => rowsOf(entry).find(({ key }) => key === name)?.value ?? ''),
  }))
}

/** Straps and films have attributes of the same name, and each product has at most one of them. */
const mergedByName = (rows: Row[]): Row[] =>
  [...Map.groupBy(rows, ({ name }) => name)].map(([name, same]) => ({
    name,
    texts: same[0]?.texts.map((_, index) => same.map(({ texts }) => texts[index]).find(Boolean) ?? '') ?? [],
  }))

function neighboursOf([first, ...rest]: Entry[], entries: ReadonlyMap<number, Entry>) {
  if (!first) return []
  const compared = new Set([first, ...rest])
  return [...entries.values()]
    .filter((entry) => !compared.has(entry) && entry.product.categoryId === first.product.categoryId)
    .toSorted((one, other) => one.position - other.position)
    .slice(0, maxOthers)
    .map(({ item }) => item)
}
