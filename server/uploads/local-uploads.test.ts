import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { adoptFolder, tableStore, type UploadStore } from '../../db/uploads.ts'

import { canMountDisks } from '../../tests/support/can-mount-disks.ts'
import { running } from '../../tests/support/running.ts'
import { mountSmallDisk } from '../../tests/support/small-disk.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'
import { cacheUploads, serveUploads } from './local-uploads.ts'

const createTestApp = setUpTestApp()

const nameOf = (digit: string) => `${digit.repeat(32)}.jpg`

/** Counts what reaches the table. */
async function open() {
  const { db, dataDir } = await createTestApp()
  const store = tableStore(db)
  const asked = { find: [] as string[][], read: [] as string[] }
  const counted: UploadStore = {
    ...store,
    find: (names) => {
      asked.find.push(names)
      return store.find(names)
    },
    read: (name) => {
      asked.read.push(name)
      return store.read(name)
    },
  }
  const folder = join(dataDir, 'cache/uploads')
  return { db, dataDir, store, asked, folder, cache: cacheUploads(counted, folder) }
}

test('a file is read once for many requests, and again after the folder was deleted', async () => {
  const { store, asked, folder, cache } = await open()
  await store.put(nameOf('a'), Buffer.from('picture'))
  await Promise.all(Array.from({ length: 50 }, () => cache.fetch(nameOf('a'))))
  await cache.fetch(nameOf('a'))
  expect(asked.read).toEqual([nameOf('a')])
  expect(readdirSync(folder)).toEqual([nameOf('a')])
  rmSync(folder, { recursive: true })
  await cache.fetch(nameOf('a'))
  expect(asked.read).toEqual([nameOf('a'), nameOf('a')])
  expect(readdirSync(folder)).toEqual([nameOf('a')])
})

test('requests that find no file while it is being copied do not read it again', async () => {
  const { store, asked, folder } = await open()
  const immediate: UploadStore = {
    ...store,
    find: async (names) => names,
    read: async (name) => {
      asked.read.push(name)
      return Buffer.from('picture')
    },
  }
  const cache = cacheUploads(immediate, folder)
  await Promise.all(Array.from({ length: 50 }, () => cache.fetch(nameOf('a'))))
  expect(asked.read).toEqual([nameOf('a')])
})

test.each([0, 1, 262_143, 262_144, 600_000])('a file of %d bytes is copied whole', async (length) => {
  const { store, folder, cache } = await open()
  const content = Buffer.from(Array.from({ length }, (_, index) => (index * 7919) % 251))
  await store.put(nameOf('a'), content)
  await cache.fetch(nameOf('a'))
  expect(readFileSync(join(folder, nameOf('a'))).equals(content)).toBe(true)
})

test('any number of invented names at once costs few queries, and a name of another form none', async () => {
  const { store, asked, folder, cache } = await open()
  await store.put(nameOf('a'), Buffer.from('picture'))
  const invented = Array.from({ length: 1000 }, (_, index) => `${index.toString(16).padStart(32, '0')}-640.avif`)
  await Promise.all([...invented, nameOf('a'), '../../secret', 'x.jpg'].map(cache.fetch))
  expect(asked.find.flat()).toHaveLength(1001)
  expect(asked.find.length).toBeLessThanOrEqual(20)
  expect(asked.read).toEqual([nameOf('a')])
  expect(readdirSync(folder)).toEqual([nameOf('a')])
})

test('while the table cannot be read, a missing file is a failure, and is found afterwards', async () => {
  const { store, folder } = await open()
  await store.put(nameOf('a'), Buffer.from('picture'))
  let isAway = true
  const find: UploadStore['find'] = async (names) => {
    if (isAway) throw new Error('away')
    return store.find(names)
  }
  const cache = cacheUploads({ ...store, find }, folder)
  await expect(Promise.all([cache.fetch(nameOf('a')), cache.fetch(nameOf('b'))])).rejects.toThrow('away')
  isAway = false
  await cache.fetch(nameOf('a'))
  expect(readdirSync(folder)).toEqual([nameOf('a')])
})

test.runIf(canMountDisks())('while the disk is full a file is served all the same', async () => {
  const { store } = await open()
  const folder = mountSmallDisk(1)
  const content = Buffer.alloc(2_000_000, 'picture')
  await store.put(nameOf('a'), content)
  await store.put(nameOf('b'), Buffer.from('small'))
  const app = new Hono().route('/media/uploads', serveUploads(cacheUploads(store, folder)))
  const responses = await Promise.all(
    ['a', 'b', 'a'].map(async (digit) => app.request(`/media/uploads/${nameOf(digit)}`)),
  )
  for (const { status, headers } of responses) {
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('image/jpeg')
    expect(headers.get('Cache-Control')).toContain('immutable')
    expect(headers.get('Content-Security-Policy')).toContain('sandbox')
  }
  const bodies = await Promise.all(responses.map(async (response) => Buffer.from(await response.arrayBuffer())))
  expect(bodies.map((body) => body.length)).toEqual([2_000_000, 5, 2_000_000])
  expect(bodies[0]?.equals(content)).toBe(true)
  expect(readdirSync(folder)).toEqual([nameOf('b')])
})

test('pruning deletes copies of files that were removed, and nothing else, or nothing if the process stops', async () => {
  const { store, folder, cache } = await open()
  for (const digit of ['a', 'b']) {
    await store.put(nameOf(digit), Buffer.from(digit))
    await cache.fetch(nameOf(digit))
  }
  await store.remove(nameOf('b'))
  await cache.prune(AbortSignal.abort())
  expect(readdirSync(folder).sort()).toEqual([nameOf('a'), nameOf('b')])
  await cache.prune(running)
  expect(readdirSync(folder)).toEqual([nameOf('a')])
})

test('files of an earlier version are copied into the table once, by any number of processes', async () => {
  const { db, dataDir, store } = await open()
  const folder = join(dataDir, 'earlier/uploads')
  mkdirSync(folder, { recursive: true })
  for (const digit of ['a', 'b', 'c']) writeFileSync(join(folder, nameOf(digit)), digit)
  writeFileSync(join(folder, `.${nameOf('d')}`), 'half')
  await store.put(nameOf('b'), Buffer.from('b'))
  await Promise.all([adoptFolder(db, folder), adoptFolder(db, folder)])
  const names = ['a', 'b', 'c'].map(nameOf)
  expect((await store.list()).map(({ name }) => name)).toEqual(names)
  expect(String(await store.read(nameOf('c')))).toBe('c')
  expect(readdirSync(folder)).toEqual([`.${nameOf('d')}`, ...names])

  await store.remove(nameOf('a'))
  const later = join(folder, nameOf('e'))
  writeFileSync(later, 'e')
  utimesSync(later, Date.now() / 1000 + 60, Date.now() / 1000 + 60)
  await adoptFolder(db, folder)
  expect((await store.list()).map(({ name }) => name)).toEqual(['b', 'c', 'e'].map(nameOf))
})

test('files that belong to another database are not copied into the table', async () => {
  const { db, dataDir, store } = await open()
  const folder = join(dataDir, 'earlier/uploads')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, nameOf('a')), 'a')
  writeFileSync(`${folder}.installation`, 'another')
  await adoptFolder(db, folder)
  expect(await store.list()).toEqual([])
})
