import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import { valueText } from '../../../shared/catalogue/attributes/value-text.ts'
import type { FitException, FitJudgement, FitRule, FitSide } from '../../../shared/catalogue/fits.ts'
import type { FitKinds, RuleKinds } from './fit-kinds.ts'
import { type FittingProduct, holds, judge, reasonOf } from './judge-pair.ts'

/** `side` is where the second product stands. A misfit tells its reason, which few callers want. */
export type Fit = { rule: FitRule; side: FitSide; reason?: () => string }

export type FitCheck = (one: FittingProduct) => (other: FittingProduct) => Fit[]

/** No rule that applies means that nothing is known. */
export function createFitCheck({ rules, exceptionsOf }: FitKinds): FitCheck {
  return (one) => {
    const places = rules.flatMap((kinds) =>
      orders.flatMap(([place, otherPlace]) =>
        kinds.isOn(one, place) ? { kinds, kind: kinds.kindOf(one), place, otherPlace } : [],
      ),
    )
    const decidedFor = exceptionsOf(one.id)
    return (other) => {
      const exception = decidedFor.get(other.id)
      if (exception) return decidedFits(exception, places, [one, other])
      const fits: Fit[] = []
      for (const { kinds, kind, place, otherPlace } of places) {
        if (kind === undefined || !kinds.isOn(other, otherPlace)) continue
        const otherKind = kinds.kindOf(other)
        const verdict = otherKind === undefined ? undefined : kinds.verdict(kind, otherKind)
        if (!verdict) continue
        const { rule } = kinds
        const reason = verdict === 'misfits' ? { reason: () => misfitReason(kinds, place, [one, other]) } : {}
        fits.push({ rule, side: rule.sides[otherPlace], ...reason })
      }
      return fits
    }
  }
}

type Place = { kinds: RuleKinds; otherPlace: 0 | 1 }

/** Says it for each rule that is about the two, or for the two alone. */
function decidedFits(exception: FitException, places: Place[], [one, other]: [FittingProduct, FittingProduct]): Fit[] {
  const fits = places.flatMap(({ kinds, otherPlace }) =>
    kinds.isOn(other, otherPlace) && holds(kinds.rule, [one.values, other.values])
      ? decidedFit(exception, kinds.rule, kinds.rule.sides[otherPlace])
      : [],
  )
  return fits.length > 0 ? fits : [decidedFit(exception, unruled, unruled.sides[one.id < other.id ? 1 : 0])]
}

/** `place` is the side of the first product. */
export function misfitReason(
  { rule, misfit }: RuleKinds,
  place: 0 | 1,
  [one, other]: [FittingProduct, FittingProduct],
): string {
  const differing = misfit(one, other)
  return differing ? reasonOf(differing, rule.sides[place], rule.sides[place === 0 ? 1 : 0]) : ''
}

/** The places of a product in the rules. */
export const placesOf = (rules: readonly FitRule[], product: FittingProduct) =>
  rules.flatMap((rule) =>
    orders.flatMap(([first, second]) =>
      isOn(product, rule.sides[first]) ? { rule, side: rule.sides[first], otherSide: rule.sides[second] } : [],
    ),
  )

const orders = [
  [0, 1],
  [1, 0],
] as const

const isOn = ({ categoryIds }: FittingProduct, side: FitSide) => side.categoryIds.some((id) => categoryIds.includes(id))

const other: FitSide = { name: 'el producto', heading: 'Otros productos', categoryIds: [], role: 'has' }

/** For exceptions between products that no rule relates. */
export const unruled: FitRule = {
  key: 'unruled',
  sides: [other, { ...other }],
  measures: [],
  when: null,
  completes: false,
  completesWith: null,
  needed: false,
}

export const notRecommended = 'Nuestros técnicos no los recomiendan juntos'

export const decidedFit = ({ fits, reason }: FitException, rule: FitRule, side: FitSide): Fit => ({
  rule,
  side,
  ...(!fits && { reason: () => reason || notRecommended }),
})

type Rules = { attributes: readonly Attribute[]; rules: readonly FitRule[] }
type Pair = [FittingProduct, FittingProduct]

/** What the rules alone say of two products, measure by measure. */
export function explainFit({ attributes, rules }: Rules, [one, other]: Pair): FitJudgement[] {
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  const textOf = ({ values }: FittingProduct, key: string) => {
    const attribute = byKey.get(key)
    const value = values.get(key)
    return attribute && value ? valueText(attribute, value) : ''
  }
  return placesOf(rules, one)
    .filter(({ rule, otherSide }) => isOn(other, otherSide) && holds(rule, [one.values, other.values]))
    .map(({ rule, side, otherSide }) => {
      const { compared, isKnown, misfit } = judge(rule, byKey, [one.values, other.values])
      return {
        headings: [side.heading, otherSide.heading],
        ...(isKnown && { fits: misfit === undefined }),
        reason: isKnown && misfit ? reasonOf(misfit, side, otherSide) : '',
        measures: rule.measures.map(({ key }, index) => {
          const isShared = compared[index]?.isShared
          return {
            name: byKey.get(key)?.name ?? key,
            texts: [textOf(one, key), textOf(other, key)],
            ...(isShared !== undefined && { isShared }),
          }
        }),
      }
    })
}
