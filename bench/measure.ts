type Run<K extends string> = () => Promise<Record<K, number>>

export type MeasuredRatio = { ours: number; theirs: number; ratio: number; noise: number }

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Median deviation from the median, as a fraction of it. */
const spread = (values: number[]): number =>
  median(values) === 0 ? 0 : median(values.map((value) => Math.abs(value / median(values) - 1)))

/** Alternates the two within each round, so that load from other processes affects both alike. */
export async function compareAll<K extends string>(
  ours: Run<K>,
  theirs: Run<K>,
  rounds: number,
): Promise<Record<K, MeasuredRatio>> {
  const pairs: { our: Record<K, number>; their: Record<K, number> }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ our: await ours(), their: await theirs() })
  const names = Object.keys(pairs[0]?.our ?? {}) as K[]
  const summaries = names.map((name) => {
    const ourValues = pairs.map(({ our }) => our[name])
    const theirValues = pairs.map(({ their }) => their[name])
    const summary: MeasuredRatio = {
      ours: median(ourValues),
      theirs: median(theirValues),
      ratio: median(pairs.map(({ our, their }) => our[name] / their[name])),
      noise: Math.max(spread(ourValues), spread(theirValues)),
    }
    return [name, summary]
  })
  return Object.fromEntries(summaries)
}

export async function compare(
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
  rounds: number,
): Promise<MeasuredRatio> {
  const { value } = await compareAll(
    async () => ({ value: await ours() }),
    async () => ({ value: await theirs() }),
    rounds,
  )
  return value
}

/** For a figure without a baseline. */
export async function repeat(run: () => Promise<number>, rounds: number) {
  const values: number[] = []
  for (let round = 0; round < rounds; round++) values.push(await run())
  return { value: median(values), noise: spread(values) }
}

/** `part` is a fraction: 0.99 for p99. */
export const percentile = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * part) - 1)] ?? Number.NaN
