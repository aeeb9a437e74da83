import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { products, requests, staff as staffTable } from '../../db/schema.ts'
import { importData } from '../../db/transfer/import-data.ts'
import { seedProducts } from '../../demo/products.ts'
import { aContact, aQuotation } from '../../tests/support/samples.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'
import { openTestDatabase, temporaryFolder } from '../../tests/support/test-database.ts'

const createTestApp = setUpTestApp()
const folder = temporaryFolder()

test('POST /backup returns a file, made while requests come in, that a new database can be restored from', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  await app.post('/api/contacts', aContact())
  await app.deliveredMails()
  await app.uploadStore.put('picture.avif', Buffer.from('picture'))

  const [response, received] = await Promise.all([
    app.raw('/api/admin/backup', { method: 'POST', headers: staff.cookies() }),
    app.post('/api/invoices', aQuotation()),
  ])
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="precinta-\d{4}-\d\d-\d\d-\d{4}\.jsonl\.gz"$/,
  )
  expect(received.status).toBe(201)
  const path = join(folder, 'backup.gz')
  writeFileSync(path, Buffer.from(await response.arrayBuffer()))
  expect(readdirSync(app.dataDir).filter((name) => !['cache', 'mail', 'uploads'].includes(name))).toEqual([])

  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  const dataDir = join(folder, 'restored')
  await importData({ db, isServer: false, dataDir, replace: false, report: () => undefined }, path)
  expect(await db.$count(requests)).toBeGreaterThan(0)
  expect(await db.$count(products)).toBe(seedProducts.length)
  expect((await db.select().from(staffTable)).map(({ email }) => email)).toEqual(['marta@precinta.example'])
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual(['picture.avif'])
  expect(readdirSync(join(dataDir, 'mail')).length).toBeGreaterThanOrEqual(2)
  expect((await staff.get('/api/admin/privacy/acts')).body.data).toMatchObject([{ kind: 'backup' }])
})

test('POST /backup without a session or from another site is denied', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  expect((await app.post('/api/admin/backup', {})).status).toBe(401)
  expect((await staff.post('/api/admin/backup', {}, { Origin: 'https://elsewhere.example' })).status).toBe(403)
})
