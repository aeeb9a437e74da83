import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { Values } from '../../../shared/catalogue/attributes/dictionary.ts'
import type { AttributeValue } from '../../../shared/catalogue/attributes/read-value.ts'
import type { FitException, FitRule, FitSettings } from '../../../shared/catalogue/fits.ts'
import { type Compared, type FittingProduct, holds, judge } from './judge-pair.ts'

/** Undefined if the rule says nothing of the two. */
export type Verdict = 'fits' | 'misfits' | undefined

export type RuleKinds = {
  rule: FitRule
  isOn: (product: FittingProduct, side: 0 | 1) => boolean
  /** Undefined if the rule says nothing of the product, whatever the other is. */
  kindOf: (product: FittingProduct) => number | undefined
  verdict: (one: number, other: number) => Verdict
  misfit: (one: FittingProduct, other: FittingProduct) => Compared | undefined
}

export type FitKinds = {
  rules: readonly RuleKinds[]
  exceptions: readonly FitException[]
  exceptionsOf: (id: number) => ReadonlyMap<number, FitException>
}

/**
 * Products that say the same of a rule's attributes fit alike. So the work grows with the kinds of products that a rule
 * knows something about, which are few, and not with all pairs of products; and two kinds are judged once.
 */
export function createFitKinds(attributes: readonly Attribute[], { rules, exceptions }: FitSettings): FitKinds {
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  const decided = byProduct(exceptions)
  const numberOf = createNumbering()
  // Rules about the same attributes differ in their sides and words, not in what fits.
  const shared = new Map<string, Kinds>()
  const kindsOf = (rule: FitRule): Kinds => {
    const text = JSON.stringify([rule.measures.map(({ key }) => key), rule.when])
    const known = shared.get(text) ?? createKinds(rule, byKey, numberOf)
    shared.set(text, known)
    return known
  }
  return {
    rules: rules.map((rule) => ofRule(rule, kindsOf(rule), byKey)),
    exceptions,
    exceptionsOf: (id) => decided.get(id) ?? none,
  }
}

const none: ReadonlyMap<number, FitException> = new Map()

type Kinds = Pick<RuleKinds, 'kindOf' | 'verdict'>

function ofRule(rule: FitRule, { kindOf, verdict }: Kinds, byKey: ReadonlyMap<string, Attribute>): RuleKinds {
  const [first, second] = rule.sides
  const idsOn = [new Set(first.categoryIds), new Set(second.categoryIds)] as const
  return {
    rule,
    kindOf,
    verdict,
    isOn: ({ categoryIds }, side) => {
      for (const id of categoryIds) if (idsOn[side].has(id)) return true
      return false
    },
    misfit: (one, other) => judge(rule, byKey, [one.values, other.values]).misfit,
  }
}

function createKinds(
  rule: FitRule,
  byKey: ReadonlyMap<string, Attribute>,
  numberOf: (value: AttributeValue) => number,
): Kinds {
  const { measures, when } = rule
  const keys = [...measures.map(({ key }) => key), ...(when ? [when.attribute] : [])]
  const kindByText = new Map<string, number>()
  const known = new WeakMap<Values, number | null>()
  const models: Values[] = []
  const verdicts: (Verdict | null)[][] = []

  function readKind(values: Values): number | null {
    if (!values.has(measures[0]?.key ?? '')) return null
    const text = keys.map((key) => numbered(values.get(key), numberOf)).join(' ')
    const kind = kindByText.get(text) ?? models.length
    if (kind === models.length) {
      models.push(values)
      verdicts.push([])
    }
    kindByText.set(text, kind)
    return kind
  }

  function decide(one: number, other: number): Verdict {
    const values: [Values, Values] = [models[one] ?? new Map(), models[other] ?? new Map()]
    if (!holds(rule, values)) return undefined
    const { isKnown, misfit } = judge(rule, byKey, values)
    if (!isKnown) return undefined
    return misfit ? 'misfits' : 'fits'
  }

  return {
    kindOf: ({ values }) => {
      let kind = known.get(values)
      if (kind === undefined) {
        kind = readKind(values)
        known.set(values, kind)
      }
      return kind ?? undefined
    },
    verdict: (one, other) => {
      const before = verdicts[one]?.[other]
      if (before !== undefined) return before ?? undefined
      const verdict = decide(one, other)
      for (const [a, b] of [
        [one, other],
        [other, one],
      ] as const) {
        const row = verdicts[a]
        if (row) row[b] = verdict ?? null
      }
      return verdict
    },
  }
}

const numbered = (value: AttributeValue | undefined, numberOf: (value: AttributeValue) => number) =>
  value ? numberOf(value) : '-'

/** Products with the same text share its value. */
function createNumbering() {
  const numbers = new WeakMap<AttributeValue, number>()
  let last = 0
  return (value: AttributeValue): number => {
    const number = numbers.get(value) ?? ++last
    numbers.set(value, number)
    return number
  }
}

function byProduct(exceptions: readonly FitException[]): Map<number, Map<number, FitException>> {
  const found = new Map<number, Map<number, FitException>>()
  const put = (one: number, other: number, exception: FitException) => {
    const known = found.get(one) ?? new Map<number, FitException>()
    found.set(one, known.set(other, exception))
  }
  for (const exception of exceptions) {
    const [one, other] = exception.productIds
    put(one, other, exception)
    put(other, one, exception)
  }
  return found
}
