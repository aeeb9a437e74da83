import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { lock } from '../lock.ts'
import { applyMigrations, knownMigrations } from '../migrate.ts'
import { transact } from '../transact.ts'
import { withoutForeignKeys } from './foreign-keys.ts'
import {
  damaged,
  formatVersion,
  Manifest,
  parseLine,
  type Report,
  readLine,
  TableSeal,
  UnusableFile,
} from './format.ts'
import { storeReceivedUploads } from './kept-uploads.ts'
import { type LineReader, readLines } from './line-reader.ts'
import { arrivingPrefix, moveIntoPlace, receiveFiles } from './receive-files.ts'
import { setSequences } from './sequences.ts'
import { describeTables, fixTextForms, insertLines, type TableShape } from './tables.ts'
import { hasRequests, isInUse, wipe } from './wipe.ts'

const rowsAtOnce = 500
const charactersAtOnce = 1_000_000

type Target = { db: Db; isServer: boolean; dataDir: string; replace: boolean; report: Report }
type Imported = { tables: number; rows: number; files: number }

export class ImportBlocked extends Error {}

export async function importData(target: Target, path: string): Promise<Imported> {
  const { size } = await stat(path)
  const progress = { label: 'reading', done: 0, total: size }
  const lines = readLines(path, (bytes) => {
    progress.done += bytes
    target.report(progress)
  })
  await mkdir(target.dataDir, { recursive: true })
  // Each import has its own folder, because an earlier one may have left its files there.
  const arriving = await mkdtemp(join(target.dataDir, arrivingPrefix))
  const imported = await store(target, lines, arriving)
  await moveIntoPlace(arriving, target.dataDir)
  return imported
}

async function store(target: Target, lines: LineReader, arriving: string): Promise<Imported> {
  try {
    const manifest = await readManifest(lines)
    const files = await transact(target.db, async (tx) => {
      // Many files may take longer to arrive than a transaction may be idle.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      await replaceTables(tx, manifest, lines, target)
      const count = await receiveFiles(lines, arriving)
      if (target.isServer) await storeReceivedUploads(tx, arriving)
      return count
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { tables: manifest.tables.length, rows, files }
  } catch (error) {
    await rm(arriving, { recursive: true, force: true })
    throw error
  } finally {
    await lines.close()
  }
}

async function readManifest(lines: LineReader): Promise<Manifest> {
  const first = parseLine(await lines.next())
  if (!isRecord(first) || first.format !== 'precinta')
    throw new UnusableFile('The file is not an export of this program.')
  if (typeof first.version === 'number' && first.version > formatVersion) throw new FromNewerProgram()
  const manifest = readLine(Manifest, first, 'its manifest cannot be read')
  const known = new Set(knownMigrations())
  if (manifest.migrations.some((name) => !known.has(name))) throw new FromNewerProgram()
  return manifest
}

class FromNewerProgram extends UnusableFile {
  constructor() {
    super('The file comes from a newer version of this program. Update the program first. Nothing was imported.')
  }
}

async function replaceTables(tx: Tx, manifest: Manifest, lines: LineReader, { replace }: Target): Promise<void> {
  await lock(tx, 'migration')
  await checkTarget(tx, replace)
  await wipe(tx)
  await applyMigrations(tx, manifest.migrations)
  await fixTextForms(tx)
  const shapes = await describeTables(tx)
  checkTables(shapes, manifest)
  await withoutForeignKeys(tx, async () => {
    for (const shape of shapes) {
      // A migration may have inserted rows.
      await tx.execute(sql`delete from ${sql.identifier(shape.name)}`)
      await fillTable(tx, shape, manifest, lines)
    }
  })
  await setSequences(tx, manifest.sequences)
  await applyMigrations(tx, knownMigrations())
}

async function checkTarget(tx: Tx, replace: boolean): Promise<void> {
  if (await isInUse(tx)) {
    throw new ImportBlocked('Another process of this program is connected to the database. Stop it first.')
  }
  if (!replace && (await hasRequests(tx))) {
    throw new ImportBlocked('The database holds requests. Add --replace to replace everything in it.')
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
  const seal = readLine(TableSeal, parseLine(await lines.next()), `table ${shape.name} has no seal`)
  if (seal.table !== shape.name || seal.rows !== expected || seal.sha256 !== hash.digest('hex')) {
    throw damaged(`the rows of table ${shape.name} are not those that were written`)
  }
  await flush()
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
