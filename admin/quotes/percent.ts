import { formatPercent } from '../../shared/quotes/money.ts'

const written = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/

/** Percentages are hundredths of a percent, as in the contract. */
export function parsePercent(text: string): number | undefined {
  const [, whole, fraction = ''] = written.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const hundredths = Number(whole + fraction.padEnd(2, '0'))
  return hundredths <= 10_000 ? hundredths : undefined
}

/** A field has its sign beside it. */
export const percentDigits = (hundredths: number) => formatPercent(hundredths).replace(/\s%$/, '')
