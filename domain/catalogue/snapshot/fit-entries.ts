import type { Dictionary } from '../../../shared/catalogue/attributes/dictionary.ts'
import type { FitSettings, FitSide, FitTrialResult } from '../../../shared/catalogue/fits.ts'

import type { CompatibleGroup, ListReview, ProductListItem } from '../../../shared/catalogue/public.ts'
import { createFitCheck, explainFit, notRecommended, placesOf, unruled } from '../fits/check-fit.ts'
import { createFitKinds, type FitKinds, type RuleKinds } from '../fits/fit-kinds.ts'
import type { FittingProduct } from '../fits/judge-pair.ts'
import { findCompletions, findMisfits, verdictBetween } from '../fits/review-list.ts'
import { runInSlices } from '../in-slices.ts'
import type { Entry } from './list-entries.ts'

export type Fits = {
  /** By kind, in the order of the rules; empty for an unknown product. */
  compatibleWith: (id: number) => CompatibleGroup[]
  /** Unknown products are ignored. */
  reviewList: (ids: number[]) => Promise<ListReview>
  /** Undefined if one of them is not in the catalogue. */
  explainPair: (ids: [number, number]) => FitTrialResult | undefined
}

const maxPerGroup = 8

/** For each line a fitting product is looked for in the catalogue. */
const maxCompleted = 30

export function fitEntries(entries: ReadonlyMap<number, Entry>, { attributes }: Dictionary, fits: FitSettings): Fits {
  const kinds = createFitKinds(attributes, fits)
  const check = createFitCheck(kinds)
  const { rules, exceptions } = fits
  const find = (id: number): FittingProduct[] => {
    const entry = entries.get(id)
    return entry ? [{ id, categoryIds: entry.categoryIds, values: entry.values }] : []
  }
  const itemOf = (id: number): ProductListItem[] => {
    const entry = entries.get(id)
    if (!entry) return []
    // A row shows one picture, which its name describes, and no code.
    const { code: _, ...item } = entry.item
    return [{ ...item, alt: '', srcImg: item.srcImg.slice(0, 1) }]
  }
  const named = (id: number) => ({ id, name: entries.get(id)?.item.name ?? '' })
  const candidatesOf = createCandidates(entries)
  const firstFit = createFirstFit(candidatesOf, kinds.exceptionsOf)

  return {
    compatibleWith: (id) => {
      const [product] = find(id)
      if (!product) return []
      const checkWith = check(product)
      const sides = [...new Set(rules.flatMap(({ sides }) => sides)), ...unruled.sides]
      const groups = new Map(sides.map(({ heading }) => [heading, new Set<number>()]))
      const decided = exceptions.flatMap(({ productIds }) => (productIds.includes(id) ? productIds : [])).flatMap(find)
      // Many rules share their candidates, and one check knows all rules.
      for (const other of new Set([
        ...placesOf(rules, product).flatMap(({ otherSide }) => candidatesOf(otherSide)),
        ...decided,
      ])) {
        if (other.id === id) continue
        for (const { side, reason } of checkWith(other)) if (!reason) groups.get(side.heading)?.add(other.id)
      }
      const found = [...groups].filter(([, ids]) => ids.size > 0)
      return found.map(([heading, ids]) => ({
        heading,
        total: ids.size,
        products: [...ids].slice(0, maxPerGroup).flatMap(itemOf),
      }))
    },
    reviewList: async (ids) => {
      // The order of the lines must not decide which of several misfits is told.
      const list = ids.toSorted((one, other) => one - other).flatMap(find)
      const misfits = await runInSlices(findMisfits(list, kinds))
      const completing = list.slice(0, maxCompleted)
      const completions = await runInSlices(findCompletions(completing, { fits: kinds, firstFit }))
      return {
        misfits,
        completions: completions.flatMap(({ heading, productId, forId }) =>
          itemOf(productId).map((product) => ({ heading, product, forId })),
        ),
      }
    },
    explainPair: ([oneId, otherId]) => {
      const [[one], [other]] = [find(oneId), find(otherId)]
      if (!one || !other) return undefined
      const exception = exceptions.find(({ productIds }) => productIds.includes(oneId) && productIds.includes(otherId))
      return {
        products: [named(oneId), named(otherId)],
        exception: exception
          ? { fits: exception.fits, reason: exception.fits ? '' : exception.reason || notRecommended }
          : null,
        judgements: explainFit({ attributes, rules }, [one, other]),
      }
    },
  }
}

/** The first candidates of each kind so far, in the order of the catalogue. */
type Scan = { firsts: FittingProduct[]; countOf: Map<number, number>; read: number }

/** One of them is the product itself at most. */
const maxOfKind = 2

/** The first product of the catalogue that completes another by a rule. Few kinds are looked at again for each. */
function createFirstFit(candidatesOf: (side: FitSide) => FittingProduct[], exceptionsOf: FitKinds['exceptionsOf']) {
  const scans = new Map<RuleKinds, Scan>()
  const found = new Map<RuleKinds, Map<number, number | undefined>>()

  function* firstsOf(kinds: RuleKinds): Generator<FittingProduct> {
    const scan = scans.get(kinds) ?? { firsts: [], countOf: new Map<number, number>(), read: 0 }
    scans.set(kinds, scan)
    yield* [...scan.firsts]
    const candidates = candidatesOf(kinds.rule.sides[1])
    for (let next = candidates[scan.read]; next; next = candidates[scan.read]) {
      scan.read++
      const kind = kinds.kindOf(next)
      const count = scan.countOf.get(kind ?? -1) ?? 0
      if (kind === undefined || count === maxOfKind) continue
      scan.countOf.set(kind, count + 1)
      scan.firsts.push(next)
      yield next
    }
  }

  function findFirst(kinds: RuleKinds, product: FittingProduct): number | undefined {
    const decided = exceptionsOf(product.id)
    // Staff may have decided about the first of a kind.
    for (const other of decided.size > 0 ? candidatesOf(kinds.rule.sides[1]) : firstsOf(kinds)) {
      if (other.id !== product.id && verdictBetween(kinds, product, other, decided) === 'fits') return other.id
    }
    return undefined
  }

  return (kinds: RuleKinds, product: FittingProduct): number | undefined => {
    const known = found.get(kinds) ?? new Map<number, number | undefined>()
    found.set(kinds, known)
    if (!known.has(product.id)) known.set(product.id, findFirst(kinds, product))
    return known.get(product.id)
  }
}

/** The products of a side in the order of the catalogue, found when they are first asked for. Many rules share theirs. */
function createCandidates(entries: ReadonlyMap<number, Entry>): (side: FitSide) => FittingProduct[] {
  const found = new Map<string, FittingProduct[]>()
  let ordered: FittingProduct[] | undefined
  return (side) => {
    ordered ??= [...entries]
      .toSorted(([one, a], [other, b]) => a.position - b.position || one - other)
      .map(([id, { categoryIds, values }]) => ({ id, categoryIds, values }))
    const key = side.categoryIds.join()
    const known = found.get(key)
    if (known) return known
    const chosen = new Set(side.categoryIds)
    const made = ordered.filter(({ categoryIds }) => categoryIds.some((id) => chosen.has(id)))
    found.set(key, made)
    return made
  }
}
