import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import { valueText } from '../../../shared/catalogue/attributes/value-text.ts'
import type { FitJudgement, FitRule } from '../../../shared/catalogue/fits.ts'

import { isOn, placesOf } from './check-fit.ts'
import { type FittingProduct, holds, judge } from './judge-pair.ts'
import { reasonOf } from './reason-of.ts'

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
