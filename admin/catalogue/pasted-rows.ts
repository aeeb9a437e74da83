/** Cells copied from a spreadsheet: a row a line, a tab between cells. A single cell is a plain text and none of this. */
export function readPastedRows(text: string): { key: string; value: string }[] {
  if (!text.includes('\t')) return []
  return text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map(([key = '', ...rest]) => ({ key, value: rest.filter((cell) => cell !== '').join(' ') }))
}
