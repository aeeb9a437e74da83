import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { maxImportLines } from '../../../contract/admin/imports.ts'
import { unguard } from '../../csv.ts'
import { inflatesWithin } from './zip-size.ts'

const megabyte = 1024 * 1024
const maxInflatedBytes = 60 * megabyte
const maxColumns = 40

/** A file that is no table, or more of one than we take. Its message is for people. */
export class UnreadableSheet extends Error {}

export type Sheet = { headings: string[]; lines: { line: number; cells: string[] }[] }

const tooLong = `El archivo tiene más de ${maxImportLines} líneas: divídelo.`
const unreadable = 'No pudimos leer el archivo: debe ser CSV o XLSX.'

/** The first sheet of an XLSX file, or a CSV file as any spreadsheet writes it, told apart by their content. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  const rows = isZip(bytes) ? await readWorkbook(bytes) : readText(bytes)
  const [headings = [], ...rest] = rows
  if (rest.length > maxImportLines) throw new UnreadableSheet(tooLong)
  const lines = rest
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (lines.length === 0) throw new UnreadableSheet('El archivo no tiene líneas de productos.')
  return { headings, lines }
}

const isZip = ([first, second, third, fourth]: Uint8Array) =>
  first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04

async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  if (!(await inflatesWithin(bytes, maxInflatedBytes)))
    throw new UnreadableSheet('El archivo está dañado o es demasiado grande una vez descomprimido.')
  const range = `A1:${String.fromCharCode(64 + 26)}${maxImportLines + 2}`
  const workbook = await readXlsx(bytes, { sheets: [0], range }).catch(() => {
    throw new UnreadableSheet(unreadable)
  })
  return (workbook.sheets[0]?.rows ?? []).map((row) => row.map(toText))
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return value === null || value === undefined ? '' : String(value)
}

function readText(bytes: Uint8Array): string[][] {
  if (bytes.includes(0)) throw new UnreadableSheet(unreadable)
  const rows = parseCsv(decode(bytes), { maxRows: maxImportLines + 2 }).map((row) =>
    row.map((cell) => unguard(toText(cell))),
  )
  if (rows.some(({ length }) => length > maxColumns)) throw new UnreadableSheet(unreadable)
  return rows
}

/** Spreadsheets on Windows still write CSV in the old Western encoding. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
