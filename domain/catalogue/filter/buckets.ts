import type { Interval } from '../../../shared/catalogue/attributes/read-value.ts'

const wanted = 5
const niceDigits = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Ranges with round ends, each with about as many of the amounts. */
export function bucketsOf(amounts: number[]): Interval[] {
  const sorted = amounts.toSorted((one, other) => one - other)
  const edges = new Set<number>()
  for (let bucket = 1; bucket < wanted; bucket++) {
    const quantile = sorted[Math.floor((bucket * sorted.length) / wanted)]
    if (quantile !== undefined) edges.add(nice(quantile))
  }
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
  const within = [...edges].filter((edge) => edge > least && edge <= most).toSorted((one, other) => one - other)
  return [...within, Number.POSITIVE_INFINITY].map((to, index) => ({
    from: within[index - 1] ?? Number.NEGATIVE_INFINITY,
    to,
  }))
}

/** The nearest number of one or two telling digits. */
function nice(amount: number): number {
  if (amount === 0) return 0
  const magnitude = 10 ** Math.floor(Math.log10(Math.abs(amount)))
  const digits = Math.abs(amount) / magnitude
  const nearest = niceDigits.reduce((best, digit) =>
    Math.abs(digit - digits) < Math.abs(best - digits) ? digit : best,
  )
  return Number((Math.sign(amount) * nearest * magnitude).toPrecision(6))
}
