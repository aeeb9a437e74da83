import type { Attribute } from '../../../contract/catalogue/attributes/attribute.ts'
import type { Values } from '../../../contract/catalogue/attributes/dictionary.ts'
import type { AttributeValue } from '../../../contract/catalogue/attributes/read-value.ts'
import type {
  FitException,
  FitMeasure,
  FitRule,
  FitSettings,
  FitSide,
} from '../../../contract/catalogue/fits/fit-rule.ts'
import { overlap } from './overlap.ts'
import { reasonOf } from './reason-of.ts'

export type FittingProduct = { id: number; categoryIds: number[]; values: Values }

/** `side` is where the second product stands. A misfit tells its reason, which few callers want. */
export type Fit = { rule: FitRule; side: FitSide; reason?: () => string }

/** By all rules, or only by those given. */
export type FitCheck = (one: FittingProduct, only?: readonly FitRule[]) => (other: FittingProduct) => Fit[]

/** No rule that applies means that nothing is known. */
export function createFitCheck(attributes: readonly Attribute[], { rules, exceptions }: FitSettings): FitCheck {
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  const decided = byProduct(exceptions)

  return (one, only = rules) => {
    const places = placesOf(only, one)
    const decidedFor = decided.get(one.id)
    return (other) => {
      const exception = decidedFor?.get(other.id)
      const fits = places.flatMap(({ rule, side, otherSide }): Fit | [] => {
        if (!isOn(other, otherSide) || !holds(rule, [one, other])) return []
        if (exception) return decidedFit(exception, rule, otherSide)
        const { isKnown, misfit } = judge(rule, byKey, [one.values, other.values])
        if (!isKnown) return []
        return { rule, side: otherSide, ...(misfit && { reason: () => reasonOf(misfit, side, otherSide) }) }
      })
      if (!exception || fits.length > 0) return fits
      return [decidedFit(exception, unruled, unruled.sides[one.id < other.id ? 1 : 0])]
    }
  }
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

export const isOn = ({ categoryIds }: FittingProduct, side: FitSide) =>
  side.categoryIds.some((id) => categoryIds.includes(id))

const other: FitSide = { name: 'el producto', heading: 'Otros productos', categoryIds: [], role: 'has' }

/** For exceptions between products that no rule relates. */
export const unruled: FitRule = {
  ...{ key: 'unruled', sides: [other, { ...other }], measures: [] },
  ...{ when: null, completes: false, completesWith: null, needed: false },
}

export const notRecommended = 'Nuestros técnicos no los recomiendan juntos'

const decidedFit = ({ fits, reason }: FitException, rule: FitRule, side: FitSide): Fit => ({
  ...{ rule, side },
  ...(!fits && { reason: () => reason || notRecommended }),
})

function byProduct(exceptions: readonly FitException[]): Map<number, Map<number, FitException>> {
  const found = new Map<number, Map<number, FitException>>()
  const put = (one: number, other: number, exception: FitException) =>
    found.set(one, (found.get(one) ?? new Map()).set(other, exception))
  for (const exception of exceptions) {
    const [one, other] = exception.productIds
    put(one, other, exception)
    put(other, one, exception)
  }
  return found
}

/** The condition is on each product that has the attribute: a buckle closes with a buckle, but a tool that welds does not. */
export function holds({ when }: FitRule, products: FittingProduct[]): boolean {
  if (!when) return true
  const values = products.flatMap(({ values }) => values.get(when.attribute) ?? [])
  return values.length > 0 && values.every((value) => value.kind === 'choice' && value.choices.includes(when.choice))
}

export type Compared = {
  measure: FitMeasure
  attribute: Attribute
  values: [AttributeValue, AttributeValue]
  isShared: boolean
}

export type Judgement = {
  /** In the order of the rule's measures; undefined if one of the products does not tell. */
  compared: (Compared | undefined)[]
  isKnown: boolean
  misfit: Compared | undefined
}

/** What the measures of a rule say of two products that it is about. */
export function judge(
  { measures }: FitRule,
  attributes: ReadonlyMap<string, Attribute>,
  values: [Values, Values],
): Judgement {
  const compared = measures.map((measure) => compare(measure, attributes.get(measure.key), values))
  const misfit = compared.find((each) => each?.isShared === false)
  return { compared, isKnown: compared[0] !== undefined, misfit }
}

function compare(measure: FitMeasure, attribute: Attribute | undefined, [one, other]: [Values, Values]) {
  const value = one.get(measure.key)
  const otherValue = other.get(measure.key)
  if (!attribute || !value || !otherValue) return undefined
  const isShared = overlap(attribute, value, otherValue)
  if (isShared === undefined) return undefined
  return { measure, attribute, values: [value, otherValue], isShared } satisfies Compared
}
