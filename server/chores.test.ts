import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chores } from '../db/schema.ts'
import { folderStore } from '../db/uploads.ts'
import { setUpTestApp } from '../tests/test-app.ts'
import { startChores } from './chores.ts'
import { keepUploads } from './uploads/keep-uploads.ts'

const createTestApp = setUpTestApp()

test('an error is reported when unused uploads belong to another database', async () => {
  const app = await createTestApp()
  const uploadsFolder = join(app.dataDir, 'uploads')
  const deps = { ...app.deps, uploads: keepUploads(folderStore(uploadsFolder)) }
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
