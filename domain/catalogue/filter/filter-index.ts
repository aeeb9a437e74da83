import type { Attribute } from '../../../contract/catalogue/attributes/attribute.ts'
import type { Values } from '../../../contract/catalogue/attributes/dictionary.ts'
import type { Filter } from '../../../contract/catalogue/filters.ts'
import type { ListChoice } from '../../../contract/catalogue/list-choice.ts'
import { type Bits, bitsOf, bitsWhere, both, countBits, countBoth, either, hasBit, noBits } from './bits.ts'
import { type Option, optionsOf, readOption } from './options.ts'

type Chosen = ListChoice['chosen']

export type FilterIndex = {
  /** `found` has the results of a search in their order; without it, all products count. */
  narrow: (chosen: Chosen, found?: number[]) => { ids: number[]; filters: Filter[] }
}

export type Product = { id: number; values: Values }

/** An attribute is offered if at least this share of the products has it. */
const leastShare = 0.3

type IndexedOption = { option: Option; bits: Bits }
type Indexed = { attribute: Attribute; having: Bits; options: IndexedOption[] }

/** `traded` has the sizes of the whole catalogue by the keys of attributes. */
export function createFilterIndex(
  attributes: readonly Attribute[],
  products: readonly Product[],
  traded: ReadonlyMap<string, number[]>,
): FilterIndex {
  const size = products.length
  const places = new Map(products.map(({ id }, place) => [id, place]))
  const everything = bitsWhere(size, () => true)

  const matching = (key: string, option: Option) =>
    bitsWhere(size, (place) => {
      const value = products[place]?.values.get(key)
      return value !== undefined && option.matches(value)
    })

  const indexed = attributes
    .filter(({ isFilter }) => isFilter)
    .map((attribute): Indexed => {
      const { key } = attribute
      const values = products.flatMap((product) => product.values.get(key) ?? [])
      const options = values.length > 0 ? optionsOf(attribute, values, traded.get(key)) : []
      return {
        attribute,
        having: bitsWhere(size, (place) => products[place]?.values.has(key) === true),
        options: options.map((option) => ({ option, bits: matching(key, option) })),
      }
    })

  /** Values that are not offered come from an address that somebody typed or kept. */
  const pick = ({ attribute, options }: Indexed, value: string): IndexedOption => {
    const offered = options.find(({ option }) => option.value === value)
    if (offered) return offered
    const option = readOption(attribute, value) ?? { value, label: value, matches: () => false }
    return { option, bits: matching(attribute.key, option) }
  }

  return {
    narrow: (chosen, found) => {
      const base = found
        ? bitsOf(
            size,
            found.flatMap((id) => places.get(id) ?? []),
          )
        : everything
      const picks = new Map(
        indexed.map((each) => [
          each.attribute.key,
          (chosen.get(each.attribute.key) ?? []).map((value) => pick(each, value)),
        ]),
      )
      const unions = [...picks]
        .filter(([, options]) => options.length > 0)
        .map(([key, options]) => ({ key, bits: options.reduce((all, { bits }) => either(all, bits), noBits(size)) }))
      const narrowedBut = (left?: string) =>
        unions.reduce((rest, { key, bits }) => (key === left ? rest : both(rest, bits)), base)
      const left = narrowedBut()
      const isLeft = (id: number) => hasBit(left, places.get(id) ?? size)
      return {
        ids: (found ?? products.map(({ id }) => id)).filter(isLeft),
        filters: indexed.flatMap((each) => {
          const { key } = each.attribute
          return toFilter(each, picks.get(key) ?? [], narrowedBut(key))
        }),
      }
    },
  }
}

function toFilter({ attribute, having, options }: Indexed, picks: IndexedOption[], rest: Bits): Filter | [] {
  const total = countBits(rest)
  const counted = [...new Set([...options, ...picks])]
    .map((each) => ({ ...each.option, count: countBoth(rest, each.bits), isPicked: picks.includes(each) }))
    .filter(({ count, isPicked }) => count > 0 || isPicked)
  const divides = counted.length > 1 && counted.some(({ count }) => count < total)
  const isCommon = countBoth(rest, having) >= total * leastShare
  if (picks.length === 0 && !(divides && isCommon)) return []
  const { key, name, help } = attribute
  return {
    key,
    name,
    ...(help && { help }),
    options: counted.map(({ value, label, count }) => ({ value, label, count })),
  }
}
