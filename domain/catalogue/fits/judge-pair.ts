import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { Values } from '../../../shared/catalogue/attributes/dictionary.ts'
import type { AttributeValue } from '../../../shared/catalogue/attributes/read-value.ts'
import type { FitMeasure, FitRule } from '../../../shared/catalogue/fits.ts'
import { overlap } from './overlap.ts'

export type FittingProduct = { id: number; categoryIds: number[]; values: Values }

/** The condition is on each product that has the attribute: a buckle closes with a buckle, but a tool that welds does not. */
export function holds({ when }: FitRule, products: Values[]): boolean {
  if (!when) return true
  const values = products.flatMap((values) => values.get(when.attribute) ?? [])
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
