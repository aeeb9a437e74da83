/** Spreadsheets copy cells separated by tabs and rows separated by newlines. */
export function readPastedRows(text: string): { key: string; value: string }[] {
  if (!text.includes('\t')) return []
  return text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map(([key = '', ...rest]) => ({ key, value: rest.filter((cell) => cell !== '').join(' ') }))
}
