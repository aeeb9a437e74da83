import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { copyDatabase } from '../../tests/support/prepared-databases.ts'
import { temporaryFolder } from '../../tests/support/test-database.ts'
import { connect } from '../connect.ts'
import { FolderInUse, lockFolder } from './data-folder.ts'
import { openEngine } from './engine.ts'

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>()
  const fsyncSync = vi.fn(real.fsyncSync)
  return { ...real, fsyncSync, default: { ...real, fsyncSync } }
})

const folder = temporaryFolder()
const newFolder = () => fs.mkdtempSync(join(folder, 'data-'))
const withDatabase = () => {
  const dataDir = newFolder()
  copyDatabase(inject('emptyDatabase'), dataDir)
  return dataDir
}

afterEach(() => vi.mocked(fs.fsyncSync).mockClear())

async function open(dataDir: string) {
  const connection = await connect({ databaseUrl: undefined, dataDir, onError: console.error })
  onTestFinished(connection.close)
  return connection
}

test('every commit is synced to disk before it returns: one fsync each', async () => {
  const engine = await openEngine(join(newFolder(), 'data'))
  onTestFinished(() => engine.close())
  await engine.exec('create table words (word text)')
  const fsync = vi.mocked(fs.fsyncSync)
  fsync.mockClear()
  for (let commit = 1; commit <= 25; commit++) {
    await engine.query('insert into words values ($1)', [`word ${commit}`])
    expect(fsync).toHaveBeenCalledTimes(commit)
  }
  await engine.query('select count(*) from words')
  expect(fsync).toHaveBeenCalledTimes(25)
})

test('concurrent statements do not interleave', async () => {
  const { pool } = await open(withDatabase())
  await pool.query('create table sums (id serial, total integer)')
  const inTransaction = async (index: number) => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query('insert into sums (total) values ($1)', [index])
    await client.query(index % 2 ? 'commit' : 'rollback')
    client.release()
  }
  const echo = async (index: number) => {
    const { rows } = await pool.query(`select $1::integer + ${index} as sum`, [index])
    expect(rows).toEqual([{ sum: 2 * index }])
  }
  const indexes = Array.from({ length: 200 }, (_, index) => index)
  await Promise.all(indexes.flatMap((index) => [echo(index), inTransaction(index)]))
  expect((await pool.query('select count(*)::integer as count from sums')).rows).toEqual([{ count: 100 }])
})

test('a failed statement returns an error and the next one works', async () => {
  const { pool } = await open(withDatabase())
  await expect(pool.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' })
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('committed data survives a restart', async () => {
  const dataDir = withDatabase()
  const first = await connect({ databaseUrl: undefined, dataDir, onError: console.error })
  await first.pool.query('create table words (word text)')
  await first.pool.query("insert into words values ('zuncho')")
  await first.close()
  const second = await open(dataDir)
  expect((await second.pool.query('select word from words')).rows).toEqual([{ word: 'zuncho' }])
})

test('a database whose creation was interrupted is created again', async () => {
  const dataDir = newFolder()
  const unfinished = join(dataDir, 'postgres', 'data.unfinished')
  fs.mkdirSync(unfinished, { recursive: true })
  fs.writeFileSync(join(unfinished, 'PG_VERSION'), 'half')
  const { pool } = await open(dataDir)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(fs.existsSync(unfinished)).toBe(false)
})

test('a data folder whose path is too long for a socket works', async () => {
  const { pool } = await open(join(newFolder(), 'x'.repeat(120)))
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('checkpoints are made periodically', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { pool } = await open(withDatabase())
  const lastCheckpoint = async () =>
    (await pool.query('select checkpoint_lsn from pg_control_checkpoint()')).rows[0].checkpoint_lsn
  await pool.query('create table words (word text)')
  const before = await lastCheckpoint()
  vi.advanceTimersByTime(5 * 60_000)
  vi.useRealTimers()
  await expect.poll(lastCheckpoint).not.toBe(before)
})

test('a folder in use cannot be locked until it is released', () => {
  const dataDir = newFolder()
  const lock = lockFolder(dataDir)
  expect(() => lockFolder(dataDir)).toThrow(FolderInUse)
  lock.release()
  lockFolder(dataDir).release()
})

test('a process keeps its lock after garbage is collected, and leaves none behind when it is killed', async () => {
  const dataDir = newFolder()
  const script = `import { lockFolder } from ${JSON.stringify(new URL('./data-folder.ts', import.meta.url).href)}
    lockFolder(${JSON.stringify(dataDir)}); gc(); console.log('locked'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  expect(() => lockFolder(dataDir)).toThrow(FolderInUse)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  lockFolder(dataDir).release()
})
