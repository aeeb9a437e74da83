import type { FitRule } from '../../../contract/catalogue/fits/fit-rule.ts'
import { type Fit, type FitCheck, type FittingProduct, unruled } from './check-fit.ts'

/** `productIds` are two that do not fit each other, the dependent one first. */
export type Misfit = { productIds: [number, number]; reason: string }

export type Completion = { heading: string; productId: number; forId: number }

type List = readonly FittingProduct[]
type Judged = { first: FittingProduct; dependent: FittingProduct; rule: FitRule; reason: Fit['reason'] }

/** Every pair that a rule knows something about. */
const judgePairs = (list: List, check: FitCheck): Judged[] =>
  list.flatMap((first) => {
    const checkWith = check(first)
    return list.flatMap((dependent) =>
      dependent.id === first.id
        ? []
        : checkWith(dependent)
            .filter(isDependent)
            .map(({ rule, reason }) => ({ first, dependent, rule, reason })),
    )
  })

export const isDependent = ({ rule, side }: Fit) => side === rule.sides[1]

/** What does not fit is told only if it fits nothing of its kind: a seal for one of two straps is right. */
export function findMisfits(list: List, check: FitCheck): Misfit[] {
  const pairs = judgePairs(list, check)
  const unfitting = new Set([
    ...fittingNone(pairs, ({ dependent }) => dependent),
    ...fittingNone(
      pairs.filter(({ rule }) => rule.needed),
      ({ first }) => first,
    ),
  ])
  return [...unfitting].map(({ dependent, first, reason }) => ({
    productIds: [dependent.id, first.id],
    reason: reason?.() ?? '',
  }))
}

/** For each product that fits none of its kind by a rule, the first pair with it. */
const fittingNone = (pairs: Judged[], productOf: (pair: Judged) => FittingProduct): Judged[] =>
  [...Map.groupBy(pairs, (pair) => `${kindOf(pair)} ${productOf(pair).id}`).values()].flatMap((judged) =>
    judged.every(({ reason }) => reason) ? judged.slice(0, 1) : [],
  )

/** An exception without a rule is about its two products alone. */
const kindOf = ({ rule, first, dependent }: Judged) =>
  rule === unruled ? `${rule.key} ${first.id} ${dependent.id}` : rule.key

/** `firstFit` finds the first product of the catalogue that completes another by a rule. */
type Offers = {
  rules: readonly FitRule[]
  check: FitCheck
  firstFit: (rule: FitRule, product: FittingProduct) => number | undefined
}

/** The first of the catalogue that fits, for each kind that the list lacks. */
export function findCompletions(list: List, { rules, check, firstFit }: Offers): Completion[] {
  const fitting = judgePairs(list, check).filter(({ reason }) => !reason)
  const isMissing = (rule: FitRule, product: FittingProduct) =>
    !fitting.some(({ rule: known, first }) => known === rule && first.id === product.id) && isCalledFor(rule, product)
  const isCalledFor = ({ completesWith }: FitRule, product: FittingProduct) =>
    !completesWith ||
    fitting.some(({ first, dependent }) => {
      const value = dependent.values.get(completesWith.attribute)
      return first.id === product.id && value?.kind === 'choice' && value.choices.includes(completesWith.choice)
    })
  const offered = rules
    .filter(({ completes }) => completes)
    .flatMap((rule) =>
      list
        .filter((product) => isMissing(rule, product))
        .flatMap((product): Completion | [] => {
          const productId = firstFit(rule, product)
          return productId ? { heading: rule.sides[1].heading, productId, forId: product.id } : []
        }),
    )
  return offered.filter(({ productId }, index) => offered.findIndex((each) => each.productId === productId) === index)
}
