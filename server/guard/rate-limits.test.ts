import pg from 'pg'
import { expect, test } from 'vitest'
import { openDrizzle } from '../../db/connect.ts'
import { requestCounts } from '../../db/schema.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'
import { countSharedRequests, forgetRequestCounts } from './rate-limits.ts'

const createTestApp = setUpTestApp()

const tenMinutes = { requests: 3, perMs: 600_000 }

const ignore = () => {}

async function openTwo() {
  const { db } = await createTestApp()
  const open = () => countSharedRequests({ db, monotonicMs: () => 0, onError: ignore, timeoutMs: 60_000 })
  return { db, one: open(), other: open() }
}

test('two processes count the requests of a client together', async () => {
  const { one, other } = await openTwo()
  const counts = []
  for (const count of [one, other, one, other, one]) counts.push((await count('POST /a 1.1.1.1', tenMinutes)).count)
  expect(counts).toEqual([1, 2, 3, 4, 4])
  expect((await other('POST /a 2.2.2.2', tenMinutes)).count).toBe(1)
})

test('a window ends at the same time in both processes, and the next one begins at one', async () => {
  const { db, one, other } = await openTwo()
  expect((await one('key', tenMinutes)).endsAt).toBeGreaterThan(590_000)
  expect((await other('key', tenMinutes)).endsAt).toBeLessThanOrEqual(600_000)
  await db.update(requestCounts).set({ endsAt: new Date(0) })
  expect((await one('key', tenMinutes)).count).toBe(1)
})

test('after the clock was set back, requests from before are not counted', async () => {
  const { db, one, other } = await openTwo()
  for (let request = 0; request < 4; request++) await one('key', tenMinutes)
  await db.update(requestCounts).set({ endsAt: new Date(Date.now() + 24 * 60 * 60_000) })
  const { count, endsAt } = await other('key', tenMinutes)
  expect(count).toBe(1)
  expect(endsAt).toBeLessThanOrEqual(600_000)
})

test('a rejected client is not counted in the database again', async () => {
  const { db, one } = await openTwo()
  for (let request = 0; request < 20; request++) await one('key', tenMinutes)
  expect((await db.select().from(requestCounts)).map(({ count }) => count)).toEqual([3])
})

test('requests are taken back although more than the limit are under way', async () => {
  const { db, one } = await openTwo()
  for (let request = 0; request < 6; request++) await one('key', tenMinutes)
  for (let served = 0; served < 3; served++) await one('key', tenMinutes, -1)
  expect((await db.select().from(requestCounts)).map(({ count }) => count)).toEqual([0])
})

test('what is taken back after its window has ended does not count in the next one', async () => {
  const { db, one } = await openTwo()
  await one('key', tenMinutes)
  await db.update(requestCounts).set({ endsAt: new Date(0) })
  expect((await one('key', tenMinutes, -1)).count).toBe(0)
  expect((await one('key', tenMinutes)).count).toBe(1)
})

test('expired counts are forgotten, and no address is stored', async () => {
  const { db, one } = await openTwo()
  await one('POST /a 1.1.1.1', tenMinutes)
  await one('POST /a 2.2.2.2', { ...tenMinutes, perMs: 0 })
  expect(JSON.stringify(await db.select().from(requestCounts))).not.toContain('1.1.1.1')
  await forgetRequestCounts(db)
  expect(await db.$count(requestCounts)).toBe(1)
})

test('while the database does not respond, a process counts alone and tries again later', async () => {
  const { db } = await createTestApp()
  const away = openDrizzle(new pg.Pool({ host: '127.0.0.1', port: 1 }))
  let time = 0
  const errors: unknown[] = []
  const count = countSharedRequests({ db: away, monotonicMs: () => time, onError: (error) => errors.push(error) })
  const counts = []
  for (let request = 0; request < 5; request++) counts.push((await count('key', tenMinutes)).count)
  expect(counts).toEqual([1, 2, 3, 4, 5])
  expect(errors).toHaveLength(1)
  time = 6_000
  await count('other', tenMinutes)
  expect(errors).toHaveLength(2)
  expect(await db.$count(requestCounts)).toBe(0)
})

test('a database that accepts connections but is silent does not hold a request up', async () => {
  const { db } = await createTestApp()
  const pool = new pg.Pool({ ...db.$client.options, max: 1 })
  const client = await pool.connect()
  const errors: unknown[] = []
  const count = countSharedRequests({
    db: openDrizzle(pool),
    monotonicMs: () => 0,
    onError: (error) => errors.push(error),
  })
  expect((await count('key', tenMinutes)).count).toBe(1)
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('in time') })])
  client.release()
  await pool.end()
})
