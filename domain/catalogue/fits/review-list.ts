import type { FitRule } from '../../../contract/catalogue/fits/fit-rule.ts'
import type { FitCheck, FittingProduct } from './check-fit.ts'

/** `productIds` are two that do not fit each other, the dependent one first. */
export type Misfit = { productIds: [number, number]; reason: string }

export type Completion = { heading: string; productId: number; forId: number }

type Rules = { rules: readonly FitRule[]; check: FitCheck }
type List = readonly FittingProduct[]

/** What does not fit is told only if it fits nothing of its kind: a seal for one of two straps is right. */
export function findMisfits(list: List, { rules, check }: Rules): Misfit[] {
  return rules.flatMap((rule) =>
    list.flatMap((dependent): Misfit | [] => {
      const verdicts = list.flatMap((first) => judge(rule, [first, dependent], check))
      const [misfit] = verdicts
      if (!misfit?.reason || verdicts.some(({ reason }) => !reason)) return []
      return { productIds: [dependent.id, misfit.first.id], reason: misfit.reason }
    }),
  )
}

/** The first of the catalogue that fits, for each kind that the list lacks. */
export function findCompletions(list: List, catalogue: List, { rules, check }: Rules): Completion[] {
  const offered = rules
    .filter(({ completes }) => completes)
    .flatMap((rule) =>
      list.flatMap((first): Completion | [] => {
        const fits = (product: FittingProduct) => judge(rule, [first, product], check).some(({ reason }) => !reason)
        if (list.some(fits) || !isCalledFor(rule, first, { list, check })) return []
        const found = catalogue.find(fits)
        return found ? { heading: rule.sides[1].heading, productId: found.id, forId: first.id } : []
      }),
    )
  return offered.filter(({ productId }, index) => offered.findIndex((each) => each.productId === productId) === index)
}

function isCalledFor(
  { completesWith }: FitRule,
  first: FittingProduct,
  { list, check }: { list: List; check: FitCheck },
) {
  if (!completesWith) return true
  return list.some((product) => {
    const value = product.values.get(completesWith.attribute)
    const hasChoice = value?.kind === 'choice' && value.choices.includes(completesWith.choice)
    return hasChoice && check(first)(product).some(({ reason }) => !reason)
  })
}

type Pair = [first: FittingProduct, dependent: FittingProduct]

const judge = (rule: FitRule, [first, dependent]: Pair, check: FitCheck) =>
  first.id === dependent.id
    ? []
    : check(first)(dependent).flatMap((fit) =>
        fit.rule === rule && fit.side === rule.sides[1] ? { first, reason: fit.reason } : [],
      )
