import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chores } from '../../db/schema.ts'
import { folderStore } from '../../db/uploads.ts'
import { running } from '../../tests/support/running.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'
import { temporaryFolder } from '../../tests/support/test-database.ts'
import { createUploads } from '../uploads/store-uploads.ts'
import { claimChore, postponeChore, removeLeftovers, startChores } from './chores.ts'

const createTestApp = setUpTestApp()

test('an error is reported when unused uploads belong to another database', async () => {
  const app = await createTestApp()
  const uploadsFolder = join(app.dataDir, 'uploads')
  const deps = { ...app.deps, uploads: createUploads(folderStore(uploadsFolder)) }
  const complaints: unknown[] = []
  const tell = (error: unknown) => complaints.push(error)
  const start = () => startChores({ deps, localUploads: app.localUploads, onError: tell })
  const first = start()
  await expect.poll(() => existsSync(`${uploadsFolder}.installation`), { timeout: 30_000 }).toBe(true)
  await first.stop()
  expect(complaints).toEqual([])
  writeFileSync(`${uploadsFolder}.installation`, 'another')
  await app.db.delete(chores)
  const second = start()
  const complaint = expect.objectContaining({ message: expect.stringContaining('uploads.installation') })
  await expect.poll(() => complaints, { timeout: 30_000 }).toEqual([complaint])
  await second.stop()
})

const hour = 3_600_000

test('of many processes at once, one does the work', async () => {
  const { db } = await createTestApp()
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimChore(db, 'work', hour)))
  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(await claimChore(db, 'other', hour)).toBe(true)
})

test('work that was done is due again after its time', async () => {
  const { db } = await createTestApp()
  expect(await claimChore(db, 'work', 0)).toBe(true)
  await postponeChore(db, 'work', hour)
  expect(await claimChore(db, 'work', hour)).toBe(false)
  await db.execute(sql`update chores set due_at = now() - interval '1 second'`)
  expect(await claimChore(db, 'work', hour)).toBe(true)
})

test('work of a process that died is due again when its claim has run out', async () => {
  const { db } = await createTestApp()
  expect(await claimChore(db, 'work', 0)).toBe(true)
  expect(await claimChore(db, 'work', hour)).toBe(true)
  expect(await claimChore(db, 'work', hour)).toBe(false)
})

const picture = '0123456789abcdef0123456789abcdef.jpg'

test('unfinished files are removed after a day; recent and complete files stay, and all stay if the process stops', async () => {
  const folder = temporaryFolder()
  const put = (name: string, at: Date) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), 'half')
    utimesSync(join(folder, name), at, at)
  }
  const now = new Date('2026-11-15T12:00:00Z')
  const [yesterday, today] = [new Date('2026-11-14T11:00:00Z'), new Date('2026-11-15T11:00:00Z')]
  for (const name of ['backup-1.unfinished', 'mail/1.eml.unfinished', `uploads/.${picture}`]) put(name, yesterday)
  for (const name of ['backup-2.unfinished', 'mail/2.eml.unfinished', `uploads/.${picture}.2`]) put(name, today)
  for (const name of ['backup.gz', 'mail/3.eml', `uploads/${picture}`]) put(name, yesterday)

  const all = readdirSync(folder, { recursive: true })
  await removeLeftovers(folder, now, AbortSignal.abort())
  expect(readdirSync(folder, { recursive: true })).toEqual(all)
  await removeLeftovers(folder, now, running)

  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'backup-2.unfinished',
    'backup.gz',
    'mail',
    'mail/2.eml.unfinished',
    'mail/3.eml',
    'uploads',
    `uploads/.${picture}.2`,
    `uploads/${picture}`,
  ])
})
