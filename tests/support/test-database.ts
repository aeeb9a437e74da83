import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Connection, connect } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { seed } from '../../demo/seed.ts'
import { copyDatabase } from './prepared-databases.ts'

/** Some tests cut connections on purpose; errors that matter also reject the query. */
const ignore = () => {}

/** An empty database for one test file: on PostgreSQL in the project `postgres`, else embedded. */
export async function openTestDatabase(): Promise<Connection> {
  const postgresUrl = inject('postgresUrl')
  return postgresUrl ? openOnServer(postgresUrl) : openEmbedded()
}

async function openOnServer(postgresUrl: string): Promise<Connection> {
  return connect({ databaseUrl: await createDatabase(postgresUrl), dataDir: '', onError: ignore })
}

/** Returns the address of a new database on the same server. */
export async function createDatabase(postgresUrl: string, options = ''): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(postgresUrl)
  await client.connect()
  await client.query(`create database ${name} ${options}`)
  await client.end()
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}

async function openEmbedded(): Promise<Connection> {
  const dataDir = temporaryFolder()
  copyDatabase(inject('emptyDatabase'), dataDir)
  return connect({ databaseUrl: undefined, dataDir, onError: ignore })
}

/** A seeded database that the test files of a worker share, because starting one takes longer than most tests. */
export function openWorkerDatabase(): Promise<Connection> {
  workerDatabase ??= inject('postgresUrl') ? seedOnServer(inject('postgresUrl')) : copySeeded()
  return workerDatabase
}

let workerDatabase: Promise<Connection> | undefined

async function seedOnServer(postgresUrl: string): Promise<Connection> {
  const connection = await openOnServer(postgresUrl)
  await migrate(connection.db, seed)
  return connection
}

async function copySeeded(): Promise<Connection> {
  const dataDir = mkdtempSync(join(inject('workerDatabases'), 'worker-'))
  copyDatabase(inject('seededDatabase'), dataDir)
  return connect({ databaseUrl: undefined, dataDir, onError: ignore })
}

/** A data folder in the state after a first start, at which the demo was kept. Removed after the test file. */
export function dataFolder(): string {
  const folder = temporaryFolder()
  copyDatabase(inject('seededDatabase'), folder)
  return folder
}

/** A data folder in the state before a first start, except that the embedded database exists, which takes seconds. */
export function unpreparedFolder(): string {
  const folder = temporaryFolder()
  copyDatabase(inject('emptyDatabase'), folder)
  return folder
}

/** Removed after the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'precinta-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
