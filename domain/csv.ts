export type Cell = string | number | null

/** Spreadsheets take a text that begins like this for a formula; some skip leading blanks first. */
const formula = /^\s*[=+\-@\t\r]/

/** As Excel opens it in Chile: a byte order mark, semicolons, CRLF. No cell of text can run as a formula. */
export function toCsv(rows: Cell[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`
}

function toCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  const harmless = formula.test(value) ? `'${value}` : value
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
