export type Cell = string | number | null

/**
 * Spreadsheets treat text with this start as a formula; some skip blanks first. In other locales, cells also start
 * after commas, tabs and line breaks within a cell.
 */
const formulaStart = /(^|[;,\t\r\n])(?=\s*'*[=+\-@])/g
const guardedStart = /(^|[;,\t\r\n])'(?=\s*'*[=+\-@])/g

/** Prevents every part of the text from running as a formula. */
const guard = (text: string) => text.replace(formulaStart, "$1'")

/** Reverts `guard`. */
export const unguard = (text: string) => text.replace(guardedStart, '$1')

/** The format that Excel opens in Chile: byte order mark, semicolons, CRLF. */
export function toCsv(rows: Cell[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`
}

function toCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  const harmless = guard(value)
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
