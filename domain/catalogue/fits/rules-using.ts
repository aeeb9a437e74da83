import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import { type FitCondition, type FitRule, fitRuleName } from '../../../shared/catalogue/fits.ts'

/** The first rule that would lose a measure or a choice if the attribute became the other one, or nothing. */
export function ruleBroken(rules: readonly FitRule[], { key }: Attribute, after?: Attribute): string | undefined {
  const same = after?.key === key ? after : undefined
  const isMeasurable = same?.kind === 'number' || same?.kind === 'choice'
  const isLost = (condition: FitCondition | null) =>
    condition?.attribute === key && !same?.choices.some((choice) => choice.key === condition.choice)
  const broken = rules.find(
    ({ measures, when, completesWith }) =>
      (!isMeasurable && measures.some((measure) => measure.key === key)) || isLost(when) || isLost(completesWith),
  )
  return broken && fitRuleName(broken)
}
