import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Db, Tx } from '../connect.ts'
import { applyMigrations, knownMigrations, waitForOtherMigrations } from '../migrate.ts'
import { transact } from '../transact.ts'
import { withoutForeignKeys } from './foreign-keys.ts'
import {
  damaged,
  FileSeal,
  FileStart,
  formatVersion,
  Manifest,
  type Report,
  TableSeal,
  Trailer,
  UnusableFile,
} from './format.ts'
import { isKeptName, keptFolders } from './kept-files.ts'
import { type LineReader, readLines } from './line-reader.ts'
import { setSequences } from './sequences.ts'
import { describeTables, fixTextForms, insertLines, type TableShape } from './tables.ts'
import { hasRequests, isInUse, wipe } from './wipe.ts'

const rowsAtOnce = 500
const charactersAtOnce = 1_000_000

type Target = { db: Db; dataDir: string; replace: boolean; report: Report }
type Imported = { tables: number; rows: number; files: number }

/** The database is not to be touched as it is. Its message is for people. */
export class ImportRefused extends Error {}

/** Makes the database and the kept files what the file says they were: in one transaction, all of it or nothing. */
export async function importData(target: Target, path: string): Promise<Imported> {
  const { size } = await stat(path)
  const progress = { label: 'reading', done: 0, total: size }
  const lines = readLines(path, (bytes) => {
    progress.done += bytes
    target.report(progress)
  })
  const arriving = join(target.dataDir, 'arriving')
  await rm(arriving, { recursive: true, force: true })
  try {
    const manifest = await readManifest(lines)
    const files = await transact(target.db, async (tx) => {
      await replaceTables(tx, manifest, lines, target)
      return receiveFiles(lines, arriving)
    })
    await moveIntoPlace(arriving, target.dataDir)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { tables: manifest.tables.length, rows, files }
  } finally {
    await lines.close()
    await rm(arriving, { recursive: true, force: true })
  }
}

async function readManifest(lines: LineReader): Promise<Manifest> {
  const first = parse(await lines.next())
  if (!isRecord(first) || first.format !== 'precinta')
    throw new UnusableFile('The file is not an export of this program.')
  if (typeof first.version === 'number' && first.version > formatVersion) throw new FromNewerProgram()
  const manifest = read(Manifest, first, 'its manifest cannot be read')
  const known = new Set(knownMigrations())
  if (manifest.migrations.some((name) => !known.has(name))) throw new FromNewerProgram()
  return manifest
}

class FromNewerProgram extends UnusableFile {
  constructor() {
    super('The file comes from a newer version of this program. Update the program first. Nothing was imported.')
  }
}

/** The tables are made anew as they were when the file was written, filled, and only then brought up to date. */
async function replaceTables(tx: Tx, manifest: Manifest, lines: LineReader, { replace }: Target): Promise<void> {
  await waitForOtherMigrations(tx)
  await checkTarget(tx, replace)
  await wipe(tx)
  await applyMigrations(tx, manifest.migrations)
  await fixTextForms(tx)
  const shapes = await describeTables(tx)
  checkTables(shapes, manifest)
  await withoutForeignKeys(tx, async () => {
    for (const shape of shapes) {
      // A migration may have furnished it.
      await tx.execute(sql`delete from ${sql.identifier(shape.name)}`)
      await fillTable(tx, shape, manifest, lines)
    }
  })
  await setSequences(tx, manifest.sequences)
  await applyMigrations(tx, knownMigrations())
}

async function checkTarget(tx: Tx, replace: boolean): Promise<void> {
  if (await isInUse(tx)) {
    throw new ImportRefused('Another process of this program is connected to the database. Stop it first.')
  }
  if (!replace && (await hasRequests(tx))) {
    throw new ImportRefused('The database holds requests. Add --replace to replace everything in it.')
  }
}

function checkTables(shapes: TableShape[], { tables }: Manifest): void {
  const made = shapes.map(({ name, columns }) => [name, columns.map((column) => column.name)])
  const written = tables.map(({ name, columns }) => [name, columns])
  if (JSON.stringify(made) !== JSON.stringify(written)) throw damaged('its tables are not those of its version')
}

async function fillTable(tx: Tx, shape: TableShape, manifest: Manifest, lines: LineReader): Promise<void> {
  const expected = manifest.tables.find(({ name }) => name === shape.name)?.rows ?? 0
  const hash = createHash('sha256')
  let batch: string[] = []
  let characters = 0
  const flush = async () => {
    if (batch.length > 0) await tx.execute(insertLines(shape, batch))
    batch = []
    characters = 0
  }
  for (let row = 0; row < expected; row++) {
    const text = await lines.next()
    if (!text?.startsWith('[')) throw damaged(`table ${shape.name} has too few rows`)
    hash.update(`${text}\n`)
    batch.push(text)
    characters += text.length
    if (batch.length === rowsAtOnce || characters > charactersAtOnce) await flush()
  }
  const seal = read(TableSeal, parse(await lines.next()), `table ${shape.name} has no seal`)
  if (seal.table !== shape.name || seal.rows !== expected || seal.sha256 !== hash.digest('hex')) {
    throw damaged(`the rows of table ${shape.name} are not those that were written`)
  }
  await flush()
}

async function receiveFiles(lines: LineReader, arriving: string): Promise<number> {
  for (let count = 0; ; count++) {
    const start = parse(await lines.next())
    const trailer = Trailer.safeParse(start)
    if (trailer.success) {
      if (trailer.data.files !== count || (await lines.next()) !== undefined) throw damaged('its trailer does not fit')
      return count
    }
    const { file } = read(FileStart, start, 'it ends too early')
    if (!isKeptName(file)) throw damaged('it holds a file that belongs nowhere')
    await receiveFile(lines, file, join(arriving, file))
  }
}

async function receiveFile(lines: LineReader, name: string, path: string): Promise<void> {
  const hash = createHash('sha256')
  let bytes = 0
  let seal: unknown
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const content = async function* () {
    for (;;) {
      const next = parse(await lines.next())
      if (typeof next !== 'string') {
        seal = next
        return
      }
      const chunk = Buffer.from(next, 'base64')
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }))
  const sealed = read(FileSeal, seal, `file ${name} has no seal`)
  if (sealed.bytes !== bytes || sealed.sha256 !== hash.digest('hex')) throw damaged(`file ${name} is not as it was`)
}

async function moveIntoPlace(arriving: string, dataDir: string): Promise<void> {
  for (const folder of keptFolders) {
    await rm(join(dataDir, folder), { recursive: true, force: true })
    await mkdir(join(arriving, folder), { recursive: true, mode: 0o700 })
    await rename(join(arriving, folder), join(dataDir, folder))
  }
}

function parse(text: string | undefined): unknown {
  if (text === undefined) throw damaged('it ends too early')
  try {
    return JSON.parse(text)
  } catch {
    throw damaged('a line cannot be read')
  }
}

function read<T extends z.ZodMiniType>(schema: T, value: unknown, complaint: string): z.infer<T> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw damaged(complaint)
  return parsed.data
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
