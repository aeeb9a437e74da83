import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { unguard } from '../../csv.ts'
import { columns, foldHeading } from './columns.ts'

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

const inflate = promisify(inflateRaw)

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endLength = 22
const stored = 0
const deflated = 8

type Limits = { bytes: number; rows: number }

/** The declared size may be false, so an archive that declares an acceptable one is still measured by unpacking it. */
async function checkArchive(bytes: Uint8Array, limits: Limits): Promise<'fine' | 'unusable' | 'too_many_rows'> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const entries = [...entriesOf(archive)]
    if (entries.reduce((sum, { claimed }) => sum + claimed, 0) > limits.bytes) return 'unusable'
    let left = limits.bytes
    for (const { name, method, data } of entries) {
      if (method !== stored && method !== deflated) return 'unusable'
      const content = method === stored ? data : await inflate(data, { maxOutputLength: left })
      left -= content.length
      if (left <= 0) return 'unusable'
      if (name.startsWith('xl/worksheets/') && hasMoreRows(content, limits.rows)) return 'too_many_rows'
    }
    return 'fine'
  } catch {
    return 'unusable'
  }
}

function hasMoreRows(sheet: Buffer, most: number): boolean {
  let rows = 0
  for (let at = sheet.indexOf('<row'); at >= 0; at = sheet.indexOf('<row', at + 4)) {
    rows += 1
    if (rows > most) return true
  }
  return false
}

function* entriesOf(archive: Buffer) {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + endLength > archive.length || archive.readUInt32LE(end) !== endMark)
    throw new Error('No archive.')
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (archive.readUInt32LE(at) !== entryMark) throw new Error('No entry.')
    const method = archive.readUInt16LE(at + 10)
    const size = archive.readUInt32LE(at + 20)
    const claimed = archive.readUInt32LE(at + 24)
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    if (start + size > archive.length) throw new Error('Cut off.')
    yield { name, claimed, method, data: archive.subarray(start, start + size) }
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}
