import type { Attribute } from '../../../contract/catalogue/attributes/attribute.ts'
import { valueText } from '../../../contract/catalogue/attributes/value-text.ts'
import type { FitJudgement } from '../../../contract/catalogue/fits/admin-fits.ts'
import type { FitMeasure, FitRule } from '../../../contract/catalogue/fits/fit-rule.ts'
import { compare, type FittingProduct, holds, isOn, rolesOf } from './check-fit.ts'
import { reasonOf } from './reason-of.ts'

type Rules = { attributes: readonly Attribute[]; rules: readonly FitRule[] }
type Pair = [FittingProduct, FittingProduct]

/** What the rules alone say of two products, measure by measure. */
export const explainFit = ({ attributes, rules }: Rules, [one, other]: Pair): FitJudgement[] =>
  rolesOf(rules, one)
    .filter(({ rule, otherSide }) => isOn(other, otherSide) && holds(rule, [one, other]))
    .map(({ rule, side, otherSide }) => {
      const measures = rule.measures.map((measure) => explain(measure, attributes, [one, other]))
      const misfit = measures.find(({ isShared }) => isShared === false)
      const isKnown = measures[0]?.isShared !== undefined
      return {
        headings: [side.heading, otherSide.heading],
        ...(isKnown && { fits: misfit === undefined }),
        reason: isKnown && misfit?.compared ? reasonOf(misfit.compared, side, otherSide) : '',
        measures: measures.map(({ compared: _, ...measure }) => measure),
      }
    })

function explain(measure: FitMeasure, attributes: readonly Attribute[], [one, other]: Pair) {
  const attribute = attributes.find(({ key }) => key === measure.key)
  const textOf = ({ values }: FittingProduct) => {
    const value = values.get(measure.key)
    return attribute && value ? valueText(attribute, value) : ''
  }
  const [compared] = [compare(measure, attribute, [one.values, other.values])].flat()
  return {
    name: attribute?.name ?? measure.key,
    texts: [textOf(one), textOf(other)] satisfies [string, string],
    ...(compared && { isShared: compared.isShared, compared }),
  }
}
