import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { unguard } from '../../csv.ts'
import { checkArchive } from './check-archive.ts'
import { columns } from './columns.ts'
import { foldHeading } from './fold-heading.ts'

const megabyte = 1024 * 1024
const maxColumns = 40
const maxLines = 2_000
/** The rows include empty ones that a spreadsheet has formatted. */
const archiveLimits = { bytes: 60 * megabyte, rows: 10 * maxLines }
/** Spreadsheet programs have this limit. */
const maxCellLength = 32_767
/** In XLSX, many cells can share one text that the file stores once. */
const maxTextLength = 5 * megabyte

export class UnreadableSheet extends Error {}

export type Sheet = { headings: string[]; lines: { line: number; cells: string[] }[] }

const tooLong = `El archivo tiene más de ${maxLines.toLocaleString('es-CL')} líneas: divídelo.`
const unreadable = 'No pudimos leer el archivo: debe ser CSV o XLSX.'

/** Some files take long, so this must run in a worker thread. */
export async function parseSheet(bytes: Uint8Array): Promise<Sheet> {
  const rows = isZip(bytes) ? await readWorkbook(bytes) : readText(bytes)
  const [headings = [], ...rest] = rows
  checkCells(rows)
  checkHeadings(headings)
  if (rest.length > maxLines) throw new UnreadableSheet(tooLong)
  const lines = rest
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (lines.length === 0) throw new UnreadableSheet('El archivo no tiene líneas de productos.')
  return { headings, lines }
}

function checkCells(rows: string[][]): void {
  let textLength = 0
  for (const [index, cells] of rows.entries()) {
    for (const { length } of cells) {
      textLength += length
      if (length > maxCellLength) throw new UnreadableSheet(`Una celda de la línea ${index + 1} es demasiado larga.`)
    }
  }
  if (textLength > maxTextLength) throw new UnreadableSheet('El archivo tiene demasiado texto: divídelo.')
}

/** Of two columns with the same heading one would be lost. */
function checkHeadings(headings: string[]): void {
  const folded = headings.map(foldHeading)
  const repeated = ['id', ...columns.map(({ heading }) => heading)].find(
    (heading) => folded.indexOf(heading) !== folded.lastIndexOf(heading),
  )
  if (repeated) throw new UnreadableSheet(`La columna «${repeated}» está más de una vez: deja una sola.`)
}

const isZip = ([first, second, third, fourth]: Uint8Array) =>
  first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04

async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const check = await checkArchive(bytes, archiveLimits)
  if (check === 'too_many_rows') throw new UnreadableSheet(tooLong)
  if (check === 'unusable')
    throw new UnreadableSheet('El archivo está dañado o es demasiado grande una vez descomprimido.')
  const range = `A1:${String.fromCharCode(64 + 26)}${maxLines + 2}`
  const workbook = await readXlsx(bytes, { sheets: [0], range }).catch(() => {
    throw new UnreadableSheet(unreadable)
  })
  return (workbook.sheets[0]?.rows ?? []).map((row) => row.map(toText))
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  // As a spreadsheet in Chile shows it, with the 15 digits that it has.
  if (typeof value === 'number') return String(Number(value.toPrecision(15))).replace('.', ',')
  return value === null || value === undefined ? '' : String(value)
}

function readText(bytes: Uint8Array): string[][] {
  if (bytes.includes(0)) throw new UnreadableSheet(unreadable)
  const rows = parseCsv(decode(bytes), { maxRows: maxLines + 2 }).map((row) => row.map((cell) => unguard(toText(cell))))
  if (rows.some(({ length }) => length > maxColumns)) throw new UnreadableSheet(unreadable)
  return rows
}

/** Spreadsheets on Windows still write CSV as Windows-1252. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
