import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { Values } from '../../../shared/catalogue/attributes/dictionary.ts'
import type { AttributeValue } from '../../../shared/catalogue/attributes/read-value.ts'
import { valueText } from '../../../shared/catalogue/attributes/value-text.ts'
import type { FitMeasure, FitRule, FitSide } from '../../../shared/catalogue/fits.ts'

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

/** Undefined if the values cannot be compared. */
function overlap({ step }: Attribute, one: AttributeValue, other: AttributeValue): boolean | undefined {
  if (one.kind === 'choice' && other.kind === 'choice') return one.choices.some((key) => other.choices.includes(key))
  if (one.kind !== 'number' || other.kind !== 'number') return undefined
  // A strap of 15.5 mm is sold as 16 mm.
  const tolerance = (step ?? 0) / 2
  return one.intervals.some((a) =>
    other.intervals.some((b) => a.from - tolerance <= b.to && b.from - tolerance <= a.to),
  )
}

type Differing = { measure: FitMeasure; attribute: Attribute; values: [AttributeValue, AttributeValue] }

/** «El sello es para 16 mm y el zuncho mide 19 mm»: what takes is named before what has. */
export function reasonOf({ measure, attribute, values }: Differing, one: FitSide, other: FitSide): string {
  const clause = ({ name, role }: FitSide, value: AttributeValue) =>
    `${name} ${measure[role].replace('{valor}', sentenceText(attribute, value))}`
  const clauses = [clause(one, values[0]), clause(other, values[1])]
  const sentence = (one.role === 'has' ? clauses.toReversed() : clauses).join(' y ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** «acero», «PP o PET», «hasta 32 mm». */
function sentenceText(attribute: Attribute, value: AttributeValue): string {
  if (value.kind !== 'choice') return lowerFirst(valueText(attribute, value))
  const names = attribute.choices.filter(({ key }) => value.choices.includes(key)).map(({ name }) => lowerFirst(name))
  return alternatives.format(names)
}

const alternatives = new Intl.ListFormat('es-CL', { type: 'disjunction' })

/** Abbreviations such as PET keep their capitals. */
const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
