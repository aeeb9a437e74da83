import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { setUpTestApp } from '../tests/test-app.ts'
import { startDailyChores } from './daily-chores.ts'

const createTestApp = setUpTestApp()

test('whoever runs the program is told when unused uploads are kept for another database', async () => {
  const { deps, uploadsFolder } = await createTestApp()
  const complaints: unknown[] = []
  const tell = (error: unknown) => complaints.push(error)
  await startDailyChores(deps, tell).stop()
  expect(complaints).toEqual([])
  writeFileSync(`${uploadsFolder}.installation`, 'another')
  await startDailyChores(deps, tell).stop()
  expect(complaints).toEqual([expect.objectContaining({ message: expect.stringContaining('uploads.installation') })])
})
