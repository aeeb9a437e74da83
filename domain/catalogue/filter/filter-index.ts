import type { ListChoice, Order } from '../../../shared/catalogue/addresses.ts'
import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { Values } from '../../../shared/catalogue/attributes/dictionary.ts'
import type { AttributeValue } from '../../../shared/catalogue/attributes/read-value.ts'
import type { Filter, Sort } from '../../../shared/catalogue/public.ts'
import {
  addBit,
  type Bits,
  bitsOf,
  bitsWhere,
  countBits,
  countBoth,
  hasBit,
  intersection,
  noBits,
  union,
} from './bits.ts'
import { endsOf, type Option, optionsOf, readOption } from './options.ts'

type Chosen = ListChoice['chosen']

export type FilterIndex = {
  /** `found` has the results of a search in their order; without it, all products count. */
  narrow: (chosen: Chosen, found?: number[]) => { ids: number[]; filters: Filter[]; sorts: Sort[] }
  /** What these products have of the attributes that the first of them share, the most common attribute first. */
  optionsAmong: (ids: number[]) => { key: string; options: Pick<Option, 'value' | 'label'>[] }[]
}

export type FilteredProduct = { id: number; values: Values }

/** An attribute is offered if at least this share of the products has it. */
const minShare = 0.3

/** The first results of a search say what it means; those that follow may only mention it. */
const fewFirst = 5

type IndexedOption = { option: Option; bits: Bits }
type Indexed = { attribute: Attribute; holders: Map<AttributeValue, Bits>; having: Bits; options: IndexedOption[] }

/** `traded` has the sizes of the whole catalogue by the keys of attributes. */
export function createFilterIndex(
  attributes: readonly Attribute[],
  products: readonly FilteredProduct[],
  traded: ReadonlyMap<string, number[]>,
): FilterIndex {
  const size = products.length
  const places = new Map(products.map(({ id }, place) => [id, place]))
  const everything = bitsWhere(size, () => true)
  const matching = (holders: Map<AttributeValue, Bits>, { matches }: Option) =>
    union(
      size,
      [...holders].flatMap(([value, bits]) => (matches(value) ? [bits] : [])),
    )

  const holdersByKey = groupByValue(products)
  const toIndexed = (attribute: Attribute): Indexed => {
    const holders = holdersByKey.get(attribute.key) ?? new Map()
    const options = optionsOf(attribute, [...holders.keys()], traded.get(attribute.key))
    return {
      attribute,
      holders,
      having: union(size, [...holders.values()]),
      options: options.map((option) => ({ option, bits: matching(holders, option) })),
    }
  }
  const filtering = attributes.filter(({ isFilter }) => isFilter)
  const offered = filtering.filter(({ key }) => holdersByKey.has(key)).map(toIndexed)
  const unheld = filtering.filter(({ key }) => !holdersByKey.has(key))

  /** Values that are not offered come from an address that somebody typed or kept. */
  const pick = ({ attribute, holders, options }: Indexed, value: string): IndexedOption => {
    const known = options.find(({ option }) => option.value === value)
    if (known) return known
    const option = readOption(attribute, value, [...holders.keys()]) ?? { value, label: value, matches: () => false }
    return { option, bits: matching(holders, option) }
  }

  const bitsAt = (ids: number[]) =>
    bitsOf(
      size,
      ids.flatMap((id) => places.get(id) ?? []),
    )

  return {
    narrow: (chosen, found) => {
      // A filter that no product here has leaves nothing; it is shown, so that it can be removed.
      const indexed = [...offered, ...unheld.filter(({ key }) => chosen.has(key)).map(toIndexed)]
      const base = found ? bitsAt(found) : everything
      const picks = indexed.map((each) => (chosen.get(each.attribute.key) ?? []).map((value) => pick(each, value)))
      const unions = picks.map(
        (options) =>
          options.length > 0 &&
          union(
            size,
            options.map(({ bits }) => bits),
          ),
      )
      const narrowed = (except?: number) =>
        unions.reduce<Bits>((rest, bits, index) => (bits && index !== except ? intersection(rest, bits) : rest), base)
      const remaining = narrowed()
      return {
        ids: found
          ? found.filter((id) => hasBit(remaining, places.get(id) ?? size))
          : products.filter((_, place) => hasBit(remaining, place)).map(({ id }) => id),
        filters: indexed.flatMap((each, index) => toFilter(each, picks[index] ?? [], narrowed(index))),
        sorts: indexed.flatMap((each) =>
          canSort(each, remaining) ? { key: each.attribute.key, name: each.attribute.name } : [],
        ),
      }
    },
    optionsAmong: (ids) => {
      const [among, first] = [bitsAt(ids), bitsAt(ids.slice(0, fewFirst))]
      return offered
        .filter(({ having }) => isCommon(having, first))
        .toSorted((one, other) => countBoth(other.having, first) - countBoth(one.having, first))
        .map(({ attribute: { key }, options }) => ({
          key,
          options: options.filter(({ bits }) => countBoth(bits, among) > 0).map(({ option }) => option),
        }))
    },
  }
}

const isCommon = (having: Bits, among: Bits) => countBoth(among, having) >= countBits(among) * minShare

/** By the keys of attributes: which products hold which value. */
function groupByValue(products: readonly FilteredProduct[]): Map<string, Map<AttributeValue, Bits>> {
  const grouped = new Map<string, Map<AttributeValue, Bits>>()
  for (const [place, { values }] of products.entries()) {
    for (const [key, value] of values) {
      const holders = grouped.get(key) ?? new Map<AttributeValue, Bits>()
      const bits = holders.get(value) ?? noBits(products.length)
      addBit(bits, place)
      holders.set(value, bits)
      grouped.set(key, holders)
    }
  }
  return grouped
}

function toFilter({ attribute, having, options }: Indexed, picks: IndexedOption[], rest: Bits): Filter | [] {
  const total = countBits(rest)
  const counted = [...new Set([...options, ...picks])]
    .map((each) => ({ ...each.option, count: countBoth(rest, each.bits), isPicked: picks.includes(each) }))
    .filter(({ count, isPicked }) => count > 0 || isPicked)
  const divides = counted.length > 1 && counted.some(({ count }) => count < total)
  if (picks.length === 0 && !(divides && isCommon(having, rest))) return []
  const { key, name, help } = attribute
  return {
    key,
    name,
    ...(help && { help }),
    options: counted.map(({ value, label, count }) => ({ value, label, count })),
  }
}

/** Numbers that most of the products have and that differ. */
function canSort({ attribute, having, holders }: Indexed, remaining: Bits): boolean {
  if (attribute.kind !== 'number' || countBoth(remaining, having) <= countBits(remaining) / 2) return false
  const present = [...holders].filter(([, bits]) => countBoth(remaining, bits) > 0)
  return present.length > 1
}

/** Products without the value come last, in the order they had. */
export function sortedBy(order: Order, ids: number[], valuesOf: (id: number) => Values): number[] {
  const way = order.isDescending ? -1 : 1
  const ranks = new Map(ids.map((id) => [id, rankOf(valuesOf(id), order)]))
  return ids.toSorted((one, other) => {
    const [a, b] = [ranks.get(one), ranks.get(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return (a - b) * way
  })
}

/** A range counts by its upper end among the largest first, and by its lower end otherwise. */
function rankOf(product: Values, { key, isDescending }: Order): number | undefined {
  const value = product.get(key)
  const ends = value ? endsOf(value) : []
  if (ends.length === 0) return undefined
  return isDescending ? Math.max(...ends) : Math.min(...ends)
}
