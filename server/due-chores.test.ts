import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setUpTestApp } from '../tests/test-app.ts'
import { claimChore, postponeChore } from './due-chores.ts'

const createTestApp = setUpTestApp()

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
