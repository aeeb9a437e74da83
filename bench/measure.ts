/** Gives the figure of one round. */
type Run = () => Promise<number>

export type Comparison = { ours: number; theirs: number; ratio: number; noise: number }

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** How far a typical round lies from the median, in parts of it. */
const spread = (values: number[]): number => median(values.map((value) => Math.abs(value / median(values) - 1)))

/** Two ways of doing the same thing, measured by turns in one run, so that the machine's moods hit both alike. */
export async function compare(ours: Run, theirs: Run, rounds: number): Promise<Comparison> {
  const ourValues: number[] = []
  const theirValues: number[] = []
  for (let round = 0; round < rounds; round++) {
    ourValues.push(await ours())
    theirValues.push(await theirs())
  }
  return {
    ours: median(ourValues),
    theirs: median(theirValues),
    ratio: median(ourValues.map((value, round) => value / (theirValues[round] ?? Number.NaN))),
    noise: Math.max(spread(ourValues), spread(theirValues)),
  }
}

const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

export function report(
  title: string,
  unit: string,
  names: [string, string],
  { ours, theirs, ratio, noise }: Comparison,
) {
  const [our, their] = names
  console.log(
    `${title}: ${our} ${digits.format(ours)} ${unit}, ${their} ${digits.format(theirs)} ${unit}, ` +
      `ratio ${digits.format(ratio)} (noise ±${Math.round(noise * 100)} %)`,
  )
}
