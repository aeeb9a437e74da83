import type { Attribute } from '../../../contract/catalogue/attributes/attribute.ts'
import type { Values } from '../../../contract/catalogue/attributes/dictionary.ts'
import type { Filter } from '../../../contract/catalogue/filters.ts'
import { type Bits, bitsWhere, both, countBits, countBoth, either, noBits } from './bits.ts'
import { type Option, optionsOf, readOption } from './options.ts'

/** By the keys of attributes. Several values of one are alternatives. */
export type Chosen = ReadonlyMap<string, readonly string[]>

export type FilterIndex = {
  /** `base` has the products that a search found, or all. */
  narrow: (base: Bits, chosen: Chosen) => { matching: Bits; filters: Filter[] }
}

/** An attribute is offered if at least this share of the products has it. */
const leastShare = 0.3

type Indexed = { attribute: Attribute; having: Bits; options: { option: Option; bits: Bits }[] }

export function createFilterIndex(
  attributes: readonly Attribute[],
  products: readonly Values[],
  traded: ReadonlyMap<string, number[]>,
): FilterIndex {
  const size = products.length
  const matching = (key: string, option: Option) =>
    bitsWhere(size, (place) => {
      const value = products[place]?.get(key)
      return value !== undefined && option.matches(value)
    })

  const indexed = attributes
    .filter(({ isFilter }) => isFilter)
    .map((attribute): Indexed => {
      const { key } = attribute
      const values = products.flatMap((product) => product.get(key) ?? [])
      const options = values.length > 0 ? optionsOf(attribute, values, traded.get(key) ?? []) : []
      return {
        attribute,
        having: bitsWhere(size, (place) => products[place]?.has(key) === true),
        options: options.map((option) => ({ option, bits: matching(key, option) })),
      }
    })

  const chosenOf = ({ attribute, options }: Indexed, values: readonly string[]) =>
    values.map((value) => {
      const known = options.find(({ option }) => option.value === value)
      if (known) return known
      const option = readOption(attribute, value) ?? { value, label: value, matches: () => false }
      return { option, bits: matching(attribute.key, option) }
    })

  return {
    narrow: (base, chosen) => {
      const picked = new Map(
        indexed.flatMap((each) => {
          const values = chosen.get(each.attribute.key)
          return values ? [[each.attribute.key, chosenOf(each, values)]] : []
        }),
      )
      const unions = new Map(
        [...picked].map(([key, options]) => [key, options.reduce((all, { bits }) => either(all, bits), noBits(size))]),
      )
      const without = (left: string) =>
        [...unions].reduce((rest, [key, union]) => (key === left ? rest : both(rest, union)), base)
      const filters = indexed.flatMap((each) => {
        const { key } = each.attribute
        const typed = (picked.get(key) ?? []).filter(
          ({ option }) => !each.options.some((known) => known.option === option),
        )
        return toFilter(
          each,
          [...each.options, ...typed],
          without(key),
          picked.get(key)?.map(({ option }) => option.value),
        )
      })
      return { matching: without(''), filters }
    },
  }
}

function toFilter(
  { attribute, having }: Indexed,
  options: Indexed['options'],
  rest: Bits,
  chosen: string[] | undefined,
): Filter | [] {
  const total = countBits(rest)
  const counted = options
    .map(({ option: { value, label }, bits }) => ({ value, label, count: countBoth(rest, bits) }))
    .filter(({ value, count }) => count > 0 || chosen?.includes(value))
  const divides = counted.length > 1 && counted.some(({ count }) => count < total)
  const isCommon = countBoth(rest, having) >= total * leastShare
  if (!chosen && !(divides && isCommon)) return []
  const { key, name, help } = attribute
  return { key, name, ...(help && { help }), options: counted }
}
