import type { MeasuredRatio } from './measure.ts'

type Aim = { text: string; isMet: boolean }

/** One row of the table printed at the end of a run. */
export type Result = {
  measurement: string
  ours: string
  baseline: string
  ratio: string
  noise: string
  aims: Aim[]
}

const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, useGrouping: true })

export const figureText = (value: number, unit = '') => `${digits.format(value)}${unit && ` ${unit}`}`

export const atLeast = (value: number, aim: number, unit = ''): Aim => ({
  text: `≥ ${figureText(aim, unit)}`,
  isMet: value >= aim,
})

export const atMost = (value: number, aim: number, unit = ''): Aim => ({
  text: `≤ ${figureText(aim, unit)}`,
  isMet: value <= aim,
})

export const exactly = (value: number, aim: number): Aim => ({ text: `= ${aim}`, isMet: value === aim })

export function compared(
  measurement: string,
  unit: string,
  against: string,
  { ours, theirs, ratio, noise }: MeasuredRatio,
  ...aims: Aim[]
): Result {
  return print({
    measurement,
    ours: figureText(ours, unit),
    baseline: `${against} ${figureText(theirs, unit)}`,
    ratio: figureText(ratio),
    noise: `±${Math.round(noise * 100)} %`,
    aims,
  })
}

/** A figure without a baseline. */
export function stated(measurement: string, ours: string, ...aims: Aim[]): Result {
  return print({ measurement, ours, baseline: '–', ratio: '–', noise: '–', aims })
}

const aimOf = ({ aims }: Result) => aims.map(({ text }) => text).join(', ') || 'stated'
const verdictOf = ({ aims }: Result) => (aims.length === 0 ? '–' : aims.every(({ isMet }) => isMet) ? 'met' : 'not met')

/** Prints each result at once, because a whole run takes most of an hour. */
function print(result: Result): Result {
  const { measurement, ours, baseline, ratio, noise } = result
  const beside = baseline === '–' ? '' : `, ${baseline}, ratio ${ratio} (noise ${noise})`
  console.log(`${measurement}: ${ours}${beside}; aim ${aimOf(result)}: ${verdictOf(result)}`)
  return result
}

export function printTable(results: Result[]): void {
  const rows = results.map((result) => [
    result.measurement,
    result.ours,
    result.baseline,
    result.ratio,
    result.noise,
    aimOf(result),
    verdictOf(result),
  ])
  const all = [['measurement', 'ours', 'baseline', 'ratio', 'noise', 'aim', 'met?'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  const printRow = (row: string[]) =>
    console.log(`| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`)
  const [head = [], ...body] = all
  printRow(head)
  printRow(widths.map((width) => '-'.repeat(width)))
  for (const row of body) printRow(row)
}
