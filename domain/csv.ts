import type { Currency } from '../shared/quotes/money.ts'

export type CsvCell = string | number | null

/** A plain number, because some spreadsheets read thousands with dots as a text. */
export const amountCell = (amount: number, currency: Currency): CsvCell => (currency === 'USD' ? amount / 100 : amount)

/** Spreadsheets run such text as a formula; in some locales, a cell also starts after commas, tabs and line breaks. */
const formulaStart = /(^|[;,\t\r\n])(?=\s*'*[=+\-@])/g
const guardedStart = /(^|[;,\t\r\n])'(?=\s*'*[=+\-@])/g

const guard = (text: string) => text.replace(formulaStart, "$1'")

export const unguard = (text: string) => text.replace(guardedStart, '$1')

/** Excel in Chile needs a byte order mark, semicolons and CRLF. */
export function toCsv(rows: CsvCell[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`
}

function toCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  const harmless = guard(value)
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
