export type Cell = string | number | null

/**
 * Spreadsheets take a text that begins like this for a formula; some skip blanks first. Where the computer is set to another
 * country, cells also begin behind commas, tabs and the lines within a cell.
 */
const formulaStart = /(^|[;,\t\r\n])(?=\s*'*[=+\-@])/g
const guardedStart = /(^|[;,\t\r\n])'(?=\s*'*[=+\-@])/g

/** No part of the text can run as a formula. */
const guard = (text: string) => text.replace(formulaStart, "$1'")

/** The text as it was before it was guarded. */
export const unguard = (text: string) => text.replace(guardedStart, '$1')

/** As Excel opens it in Chile: a byte order mark, semicolons, CRLF. */
export function toCsv(rows: Cell[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`
}

function toCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  const harmless = guard(value)
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
