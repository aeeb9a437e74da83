import type { Dictionary } from '../../../contract/catalogue/attributes/dictionary.ts'
import type { FitSettings } from '../../../contract/catalogue/fits/fit-rule.ts'
import type { CompatibleGroup, ListReview } from '../../../contract/catalogue/fits/fits.ts'
import { createFitCheck, type FittingProduct } from '../fits/check-fit.ts'
import { findCompletions, findMisfits } from '../fits/review-list.ts'
import type { Entry } from './list-entries.ts'

export type Fits = {
  /** By kind, in the order of the rules; empty for an unknown product. */
  compatibleWith: (id: number) => CompatibleGroup[]
  /** Unknown products are ignored. */
  reviewList: (ids: number[]) => ListReview
}

const mostPerGroup = 8

export function fitEntries(entries: ReadonlyMap<number, Entry>, { attributes }: Dictionary, fits: FitSettings): Fits {
  const check = createFitCheck(attributes, fits)
  const { rules } = fits
  const find = (id: number): FittingProduct | [] => {
    const entry = entries.get(id)
    return entry ? { id, categoryIds: entry.categoryIds, values: entry.values } : []
  }
  const inOrder = () =>
    [...entries].toSorted(([one, a], [other, b]) => a.position - b.position || one - other).flatMap(([id]) => find(id))
  const itemOf = (id: number) => entries.get(id)?.item ?? []

  return {
    compatibleWith: (id) => {
      const [product] = [find(id)].flat()
      if (!product) return []
      const checkWith = check(product)
      const groups = new Map<string, number[]>()
      for (const other of inOrder()) {
        for (const { side, reason } of other.id === id ? [] : checkWith(other)) {
          if (!reason) groups.set(side.heading, [...(groups.get(side.heading) ?? []), other.id])
        }
      }
      return [...groups].map(([heading, ids]) => ({
        heading,
        total: ids.length,
        products: ids.slice(0, mostPerGroup).flatMap(itemOf),
      }))
    },
    reviewList: (ids) => {
      const list = ids.flatMap(find)
      return {
        misfits: findMisfits(list, { rules, check }),
        completions: findCompletions(list, inOrder(), { rules, check }).flatMap(({ heading, productId, forId }) => {
          const [product] = [itemOf(productId)].flat()
          return product ? { heading, product, forId } : []
        }),
      }
    },
  }
}
