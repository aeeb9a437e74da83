import type { Dictionary } from '../../../contract/catalogue/attributes/dictionary.ts'
import { valueText } from '../../../contract/catalogue/attributes/value-text.ts'
import type { Comparison } from '../../../contract/catalogue/comparison.ts'
import { type Entry, withPacks } from './list-entries.ts'

export type Comparisons = {
  /** Unknown products are left out. */
  compare: (ids: number[]) => Comparison
}

const mostOthers = 12

export function compareEntries(entries: ReadonlyMap<number, Entry>, dictionary: Dictionary): Comparisons {
  return {
    compare: (ids) => {
      const compared = ids.flatMap((id) => entries.get(id) ?? [])
      const rows = [...attributeRows(compared, dictionary), ...otherRows(compared, dictionary)]
      return {
        products: compared.map(({ item }) => withPacks(item, entries)),
        rows: rows.map((row) => ({ ...row, isDifferent: new Set(row.texts).size > 1 })),
        others: neighboursOf(compared, entries),
      }
    },
  }
}

/** In one unit, whatever products write. */
const attributeRows = (compared: Entry[], { attributes }: Dictionary) =>
  attributes
    .filter(({ key, isCompared }) => isCompared && compared.some(({ values }) => values.has(key)))
    .map((attribute) => ({
      name: attribute.name,
      texts: compared.map(({ values }) => {
        const value = values.get(attribute.key)
        return value ? valueText(attribute, value) : ''
      }),
    }))

/** Rows that no attribute understands are compared as they are written. */
function otherRows(compared: Entry[], { readRow }: Dictionary) {
  const rowsOf = ({ product, categoryIds }: Entry) =>
    product.jsonDetails.specifications.filter((row) => readRow(row, categoryIds).understood.length === 0)
  const names = new Set(compared.flatMap(rowsOf).map(({ key }) => key))
  return [...names].map((name) => ({
    name,
    texts: compared.map((entry) => rowsOf(entry).find(({ key }) => key === name)?.value ?? ''),
  }))
}

function neighboursOf([first, ...rest]: Entry[], entries: ReadonlyMap<number, Entry>) {
  if (!first) return []
  const compared = new Set([first, ...rest])
  return [...entries.values()]
    .filter((entry) => !compared.has(entry) && entry.product.categoryId === first.product.categoryId)
    .toSorted((one, other) => one.position - other.position)
    .slice(0, mostOthers)
    .map(({ item }) => item)
}
