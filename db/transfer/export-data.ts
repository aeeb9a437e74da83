import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { appliedMigrations } from '../migrate.ts'
import { transact } from '../transact.ts'
import {
  type FileSeal,
  type FileStart,
  formatVersion,
  type Manifest,
  type Report,
  type TableSeal,
  type Trailer,
} from './format.ts'
import { type KeptFile, listKeptFiles, listStoredUploads } from './kept-files.ts'

import { countRows, describeTables, fixTextForms, readSequences, selectLines, type TableShape } from './tables.ts'

const rowsAtOnce = 500

type Source = { db: Db; dataDir: string; report: Report }
type Line = Manifest | TableSeal | FileStart | FileSeal | Trailer | string

export class NothingToExport extends Error {}

/** The file gets its name only when it is complete. */
export async function exportData(source: Source, path: string): Promise<void> {
  const unfinished = `${path}.unfinished`
  await mkdir(dirname(path), { recursive: true })
  try {
    await exportTables(source, unfinished)
    await pipeline(fileLines(source), createGzip(), createWriteStream(unfinished, { flags: 'a' }))
    const file = await open(unfinished)
    await file.sync()
    await file.close()
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The tables go to a file first, because a long transaction would block other queries on the embedded database. */
export async function streamExport(source: Source): Promise<Readable> {
  const path = join(source.dataDir, `backup-${randomUUID()}.unfinished`)
  try {
    await mkdir(source.dataDir, { recursive: true, mode: 0o700 })
    await exportTables(source, path)
    const tables = createReadStream(path)
    await once(tables, 'open')
    const stream = Readable.from(joined(tables, source), { objectMode: false })
    return stream.once('close', () => tables.destroy())
  } finally {
    // The open file can still be read, and nothing is left behind if the download is aborted.
    await rm(path, { force: true })
  }
}

/** Concatenated gzip members form one valid file. */
async function* joined(tables: Readable, source: Source): AsyncGenerator<Buffer> {
  yield* tables
  const gzip = createGzip()
  const fed = pipeline(fileLines(source), gzip)
  fed.catch(() => undefined)
  yield* gzip
  await fed
}

async function exportTables({ db, report }: Source, path: string): Promise<void> {
  await transact(
    db,
    (tx) => pipeline(tableLines(tx, report), createGzip(), createWriteStream(path, { mode: 0o600 })),
    'begin isolation level repeatable read read only',
  )
}

async function* tableLines(tx: Tx, report: Report): AsyncGenerator<string> {
  await fixTextForms(tx)
  const shapes = await describeTables(tx)
  if (shapes.length === 0) throw new NothingToExport('There is nothing to export: the database is empty.')
  const tables: Manifest['tables'] = []
  for (const { name, columns } of shapes) {
    tables.push({ name, columns: columns.map((column) => column.name), rows: await countRows(tx, name) })
  }
  yield line({
    format: 'precinta',
    version: formatVersion,
    createdAt: new Date().toISOString(),
    migrations: [...(await appliedMigrations(tx))],
    sequences: await readSequences(tx),
    tables,
  })
  const total = tables.reduce((sum, { rows }) => sum + rows, 0)
  let before = 0
  for (const shape of shapes) {
    for await (const { text, rows } of rowLines(tx, shape)) {
      report({ label: shape.name, done: before + rows, total })
      yield text
    }
    before += tables.find(({ name }) => name === shape.name)?.rows ?? 0
  }
}

async function* rowLines(tx: Tx, shape: TableShape): AsyncGenerator<{ text: string; rows: number }> {
  const hash = createHash('sha256')
  let rows = 0
  await tx.execute(sql`declare export_rows no scroll cursor for ${selectLines(shape)}`)
  for (;;) {
    const batch = await tx.execute<{ line: string }>(sql`fetch ${sql.raw(`${rowsAtOnce}`)} from export_rows`)
    if (batch.rows.length === 0) break
    rows += batch.rows.length
    const text = batch.rows.map(({ line }) => `${line}\n`).join('')
    hash.update(text)
    yield { text, rows }
  }
  await tx.execute(sql`close export_rows`)
  yield { text: line({ table: shape.name, rows, sha256: hash.digest('hex') }), rows }
}

async function* fileLines({ report, ...source }: Source): AsyncGenerator<string> {
  const files = await listFiles(source)
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  let count = 0
  for (const { name, open } of files) {
    const content = await open()
    if (!content) continue
    const hash = createHash('sha256')
    let bytes = 0
    yield line({ file: name })
    for await (const chunk of content) {
      hash.update(chunk)
      bytes += chunk.length
      yield line(chunk.toString('base64'))
      report({ label: 'files', done: done + bytes, total })
    }
    yield line({ bytes, sha256: hash.digest('hex') })
    done += bytes
    count += 1
  }
  yield line({ end: true, files: count })
}

/** A folder may hold uploads that the next start stores in the table. */
async function listFiles({ db, dataDir }: Omit<Source, 'report'>): Promise<KeptFile[]> {
  const stored = await listStoredUploads(db)
  const names = new Set(stored.map(({ name }) => name))
  const inFolders = (await listKeptFiles(dataDir)).filter(({ name }) => !names.has(name))
  return [...stored, ...inFolders].sort((a, b) => (a.name < b.name ? -1 : 1))
}

const line = (content: Line) => `${JSON.stringify(content)}\n`
