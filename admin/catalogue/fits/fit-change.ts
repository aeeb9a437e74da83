import type { FitCondition, FitRuleForm } from '../../../shared/catalogue/fits.ts'

type NameOf = (id: number) => string

/** How the history shows a field of a rule; undefined if as any other. */
export function fitFieldText(field: string, value: unknown, nameOf: NameOf): string | undefined {
  if (field === 'sides') return sidesText(value as FitRuleForm['sides'], nameOf)
  if (field === 'measures') return measuresText(value as FitRuleForm['measures'])
  if (field === 'when' || field === 'completesWith') return conditionText(value as FitCondition | null)
  return undefined
}

const roles = { has: 'tiene la medida', takes: 'recibe la medida' }

const sidesText = (sides: FitRuleForm['sides'], nameOf: NameOf) =>
  sides
    .map(({ name, heading, role, categoryIds }) =>
      [heading, `«${name}»`, roles[role], ...categoryIds.map(nameOf)].join(', '),
    )
    .join('; ')

const measuresText = (measures: FitRuleForm['measures']) =>
  measures.map(({ key, has, takes }) => `${key} («${has}», «${takes}»)`).join('; ')

const conditionText = (condition: FitCondition | null) =>
  condition ? `${condition.attribute}: ${condition.choice}` : 'ninguna'
