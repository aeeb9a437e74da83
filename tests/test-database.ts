import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Connection, connect } from '../db/connect.ts'
import { copyEmptyDatabase } from './empty-database.ts'

/** Some tests cut connections on purpose; what matters of it fails the query it happens to. */
const ignore = () => {}

/** An empty database of this test file's own: embedded, or on PostgreSQL where the run is about that. */
export async function openTestDatabase(): Promise<Connection> {
  const postgresUrl = inject('postgresUrl')
  return postgresUrl ? openOnServer(postgresUrl) : openEmbedded()
}

async function openOnServer(postgresUrl: string): Promise<Connection> {
  return connect({ databaseUrl: await createDatabase(postgresUrl), dataDir: '', onError: ignore })
}

/** Gives the address of a new database on the same server. */
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
  return connect({ databaseUrl: undefined, dataDir: dataFolder(), onError: ignore })
}

/** For a program that starts on a new database. Gone when the test file is done. */
export function dataFolder(): string {
  const folder = temporaryFolder()
  copyEmptyDatabase(inject('emptyDatabase'), folder)
  return folder
}

/** Gone when the test file is done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'precinta-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
