const fewestValues = 8

/** Quartiles may coincide, and sizes of one kind still differ a little. */
const leastSpread = Math.log(1.5)

const reach = 3

/** Of positive numbers: where most lie, and beyond which limits one is suspect. Few numbers tell nothing. */
export function usualRange(values: number[]): { low: number; high: number; min: number; max: number } | undefined {
  if (values.length < fewestValues) return undefined
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0
  const [low, high] = [at(0.25), at(0.75)]
  const factor = Math.exp(reach * Math.max(Math.log(high / low), leastSpread))
  return { low, high, min: low / factor, max: high * factor }
}
