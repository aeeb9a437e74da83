import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { AttributeValue } from '../../../shared/catalogue/attributes/read-value.ts'

/** Undefined if the values cannot be compared. */
export function overlap({ step }: Attribute, one: AttributeValue, other: AttributeValue): boolean | undefined {
  if (one.kind === 'choice' && other.kind === 'choice') return one.choices.some((key) => other.choices.includes(key))
  if (one.kind !== 'number' || other.kind !== 'number') return undefined
  // A strap of 15.5 mm is sold as 16 mm.
  const tolerance = (step ?? 0) / 2
  return one.intervals.some((a) =>
    other.intervals.some((b) => a.from - tolerance <= b.to && b.from - tolerance <= a.to),
  )
}
