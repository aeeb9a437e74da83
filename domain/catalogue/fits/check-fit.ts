import type { Attribute } from '../../../contract/catalogue/attributes/attribute.ts'
import type { Values } from '../../../contract/catalogue/attributes/dictionary.ts'
import type { AttributeValue } from '../../../contract/catalogue/attributes/read-value.ts'
import { valueText } from '../../../contract/catalogue/attributes/value-text.ts'
import type { FitMeasure, FitRule, FitSettings, FitSide } from '../../../contract/catalogue/fits/fit-rule.ts'
import { overlap } from './overlap.ts'

export type FittingProduct = { id: number; categoryIds: number[]; values: Values }

/** `side` is where the second product stands. A misfit tells its reason, which few callers want. */
export type Fit = { rule: FitRule; side: FitSide; reason?: () => string }

export type FitCheck = (one: FittingProduct) => (other: FittingProduct) => Fit[]

/** No rule that applies means that nothing is known. */
export function createFitCheck(attributes: readonly Attribute[], { rules, exceptions }: FitSettings): FitCheck {
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  const decided = new Map(exceptions.map((exception) => [pairOf(...exception.productIds), exception]))

  return (one) => {
    const roles = rules.flatMap((rule) =>
      orders.flatMap(([first, second]) =>
        isOn(one, rule.sides[first]) ? { rule, side: rule.sides[first], otherSide: rule.sides[second] } : [],
      ),
    )
    return (other) =>
      roles.flatMap(({ rule, side, otherSide }): Fit | [] => {
        if (!isOn(other, otherSide) || !holds(rule, [one, other])) return []
        const exception = decided.get(pairOf(one.id, other.id))
        if (exception)
          return { rule, side: otherSide, ...(!exception.fits && { reason: () => exception.reason || unfit }) }
        const compared = rule.measures.flatMap((measure) =>
          compare(measure, byKey.get(measure.key), [one.values, other.values]),
        )
        if (compared[0]?.measure !== rule.measures[0]) return []
        const misfit = compared.find(({ isShared }) => !isShared)
        return { rule, side: otherSide, ...(misfit && { reason: () => reasonOf(misfit, side, otherSide) }) }
      })
  }
}

const unfit = 'Nuestros técnicos no los recomiendan juntos'

const orders = [
  [0, 1],
  [1, 0],
] as const

const pairOf = (one: number, other: number) => [one, other].sort((a, b) => a - b).join(' ')

const isOn = ({ categoryIds }: FittingProduct, side: FitSide) => side.categoryIds.some((id) => categoryIds.includes(id))

/** The condition is on whichever product has the attribute. */
function holds({ when }: FitRule, products: FittingProduct[]): boolean {
  if (!when) return true
  const values = products.flatMap(({ values }) => values.get(when.attribute) ?? [])
  return values.some((value) => value.kind === 'choice' && value.choices.includes(when.choice))
}

type Compared = {
  measure: FitMeasure
  attribute: Attribute
  values: [AttributeValue, AttributeValue]
  isShared: boolean
}

function compare(measure: FitMeasure, attribute: Attribute | undefined, [one, other]: [Values, Values]): Compared | [] {
  const [value, otherValue] = [one.get(measure.key), other.get(measure.key)]
  if (!attribute || !value || !otherValue) return []
  const isShared = overlap(attribute, value, otherValue)
  return isShared === undefined ? [] : { measure, attribute, values: [value, otherValue], isShared }
}

/** «El sello es para 16 mm y el zuncho mide 19 mm»: what takes is named before what has. */
function reasonOf({ measure, attribute, values: [value, otherValue] }: Compared, one: FitSide, other: FitSide): string {
  const clause = ({ name, role }: FitSide, value: AttributeValue) =>
    `${name} ${measure[role].replace('{valor}', sentenceText(attribute, value))}`
  const clauses = [clause(one, value), clause(other, otherValue)]
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
