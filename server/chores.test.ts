import { existsSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { setUpTestApp } from '../tests/test-app.ts'
import { startChores } from './chores.ts'

const createTestApp = setUpTestApp()

test('an error is reported when unused uploads belong to another database', async () => {
  const { deps, uploadsFolder } = await createTestApp()
  const complaints: unknown[] = []
  const tell = (error: unknown) => complaints.push(error)
  const first = startChores(deps, tell)
  await expect.poll(() => existsSync(`${uploadsFolder}.installation`), { timeout: 30_000 }).toBe(true)
  await first.stop()
  expect(complaints).toEqual([])
  writeFileSync(`${uploadsFolder}.installation`, 'another')
  const second = startChores(deps, tell)
  const complaint = expect.objectContaining({ message: expect.stringContaining('uploads.installation') })
  await expect.poll(() => complaints, { timeout: 30_000 }).toEqual([complaint])
  await second.stop()
})
