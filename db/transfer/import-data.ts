import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import pg from 'pg'
import { type Db, programName, type Tx } from '../connect.ts'
import { applyMigrations, baseline, knownMigrations } from '../migrate.ts'
import { lock, transact } from '../transact.ts'
import { type BadRow, findBadRow } from './check-rows.ts'
import {
  damaged,
  formatVersion,
  type LineReader,
  Manifest,
  parseLine,
  type Report,
  readExportLines,
  readLine,
  TableSeal,
  UnusableFile,
} from './format.ts'
import { storeReceivedUploads } from './kept-files.ts'
import { arrivingPrefix, moveIntoPlace, receiveFiles } from './receive-files.ts'
import {
  describeTables,
  fixTextForms,
  insertLines,
  readSequences,
  setSequences,
  type TableShape,
  withoutForeignKeys,
} from './tables.ts'

const rowsAtOnce = 500
const charactersAtOnce = 1_000_000

type Target = { db: Db; isServer: boolean; dataDir: string; replace: boolean; report: Report }
type Imported = { tables: number; rows: number; files: number }

export class ImportBlocked extends Error {}

export async function importData(target: Target, path: string): Promise<Imported> {
  const { size } = await stat(path)
  const progress = { label: 'reading', done: 0, total: size }
  const lines = readExportLines(path, (bytes) => {
    progress.done += bytes
    target.report(progress)
  })
  await mkdir(target.dataDir, { recursive: true })
  // Each import has its own folder, because an earlier one may have left its files there.
  const arriving = await mkdtemp(join(target.dataDir, arrivingPrefix))
  const imported = await store(target, lines, arriving).catch((error) => explain(error, path))
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
      const bad = await findBadRow(tx)
      if (bad) throw new UnreadableRow(bad)
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
  if (!manifest.migrations.includes(baseline)) throw unknownMigrations()
  if (manifest.migrations.some((name) => !known.has(name))) throw new FromNewerProgram()
  return manifest
}

const unknownMigrations = () => damaged('its migrations are not those of a version of this program')

class FromNewerProgram extends UnusableFile {
  constructor() {
    super('The file comes from a newer version of this program. Update the program first. Nothing was imported.')
  }
}

async function replaceTables(tx: Tx, manifest: Manifest, lines: LineReader, { replace }: Target): Promise<void> {
  await lock(tx, 'migration')
  await checkTarget(tx, replace)
  await wipe(tx)
  await applyMigrations(tx, manifest.migrations).catch((error) => {
    throw databaseError(error) ? unknownMigrations() : error
  })
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
  const sequences = new Set((await readSequences(tx)).map(({ name }) => name))
  if (manifest.sequences.some(({ name }) => !sequences.has(name)))
    throw damaged('its sequences are not those of its version')
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
  const firstLine = lines.at() + 1
  let stored = 0
  let batch: string[] = []
  let characters = 0
  const flush = async () => {
    if (batch.length > 0) await insertBatch(tx, shape, batch, firstLine + stored)
    stored += batch.length
    batch = []
    characters = 0
  }
  for (let row = 0; row < expected; row++) {
    const text = await lines.next()
    if (!text?.startsWith('[')) throw damaged(`table ${shape.name} has too few rows`)
    if (!isRow(parseLine(text), shape)) throw badLine(shape.name, lines.at(), 'it is not a row of this table')
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

const isRow = (values: unknown, { columns }: TableShape) =>
  Array.isArray(values) &&
  values.length === columns.length &&
  values.every((value) => typeof value === 'string' || value === null)

/** Row by row only after a failure, to name the line. */
async function insertBatch(tx: Tx, shape: TableShape, batch: string[], firstLine: number): Promise<void> {
  await tx.execute(sql`savepoint batch`)
  const failure = await tx.execute(insertLines(shape, batch)).then(() => undefined, databaseErrorOrThrow)
  if (failure) {
    await tx.execute(sql`rollback to savepoint batch`)
    for (const [index, line] of batch.entries()) {
      const cause = await tx.execute(insertLines(shape, [line])).then(() => undefined, databaseErrorOrThrow)
      if (cause) throw badLine(shape.name, firstLine + index, cause.message)
    }
    throw failure
  }
  await tx.execute(sql`release savepoint batch`)
}

const badLine = (table: string, line: number | undefined, problem: string) =>
  damaged(`table ${table}, ${line === undefined ? 'a row' : `line ${line}`}: ${problem.split('\n', 1)[0]}`)

class UnreadableRow extends Error {
  readonly row: BadRow

  constructor(row: BadRow) {
    super(row.problem)
    this.row = row
  }
}

/** The classes of invalid data, violated constraints and exceeded limits. */
const ofData = /^(21|22|23|54)/

function databaseError(error: unknown): pg.DatabaseError | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof pg.DatabaseError ? cause : undefined
}

function databaseErrorOrThrow(error: unknown): pg.DatabaseError {
  const cause = databaseError(error)
  if (!cause || !ofData.test(cause.code ?? '')) throw error
  return cause
}

/** Only the database knows that rows reference others that are missing, and only when all are there. */
async function explain(error: unknown, path: string): Promise<never> {
  if (error instanceof UnreadableRow) {
    const { table, key, problem } = error.row
    throw badLine(table, await findLine(path, table, key), problem)
  }
  const { code = '', table, detail, message } = databaseError(error) ?? {}
  if (!ofData.test(code)) throw error
  const [, column, value] = /^Key \((\w+)\)=\((.*)\) /.exec(detail ?? '') ?? []
  const line = table && column && value !== undefined ? await findLine(path, table, { [column]: value }) : undefined
  throw table ? badLine(table, line, message ?? '') : damaged(message?.split('\n', 1)[0] ?? code)
}

/** A migration may have made the row, or renamed its table. */
async function findLine(path: string, table: string, values: Record<string, string>): Promise<number | undefined> {
  const lines = readExportLines(path, () => undefined)
  try {
    const manifest = await readManifest(lines)
    const columns = manifest.tables.find(({ name }) => name === table)?.columns ?? []
    const wanted = Object.entries(values).map(([name, value]) => [columns.indexOf(name), value] as const)
    for (const { name, rows } of manifest.tables) {
      for (let row = 0; row < rows; row++) {
        const found = parseLine(await lines.next())
        if (name !== table || !Array.isArray(found)) continue
        if (wanted.every(([index, value]) => found[index] === value)) return lines.at()
      }
      await lines.next()
    }
    return undefined
  } finally {
    await lines.close()
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Another process would continue with outdated data in memory. */
async function isInUse(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${programName} and pid <> pg_backend_pid() limit 1`)
  return rows.length > 0
}

async function hasRequests(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ there: boolean }>(sql`select to_regclass('public.requests') is not null as there`)
  if (!rows[0]?.there) return false
  const found = await tx.execute(sql`select 1 from requests limit 1`)
  return found.rows.length > 0
}

/** The schema itself stays, because its privileges must. */
export async function wipe(tx: Tx): Promise<void> {
  await tx.execute(sql`drop schema if exists pgboss cascade`)
  const { rows } = await tx.execute<{ statement: string }>(sql`
    with ours as (
      select 1 as turn, 'table' as kind, oid, 'pg_class'::regclass as catalogue, oid::regclass::text as name
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      union all
      select 2, 'sequence', oid, 'pg_class'::regclass, oid::regclass::text
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
      union all
      select 3, 'routine', oid, 'pg_proc'::regclass, oid::regprocedure::text
      from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select 4, 'type', oid, 'pg_type'::regclass, oid::regtype::text
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    )
    select format('drop %s if exists %s cascade', kind, name) as statement from ours
    where not exists (
      select from pg_depend where classid = ours.catalogue and objid = ours.oid and deptype = 'e'
    )
    order by turn`)
  for (const { statement } of rows) await tx.execute(sql.raw(statement))
}
