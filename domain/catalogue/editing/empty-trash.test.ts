import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../../db/schema.ts'
import { keepUploads } from '../../../server/uploads/keep-uploads.ts'
import { aPdf } from '../../../tests/catalogue-samples.ts'
import { setUpTestApp } from '../../../tests/test-app.ts'
import { emptyTrash } from './empty-trash.ts'

const createTestApp = setUpTestApp()

const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000)

test('items deleted more than 30 days ago and old unused files are removed permanently', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const upload = async () =>
    (await staff.request('/api/admin/uploads/pdfs', { method: 'POST', body: new Uint8Array(aPdf()) })).body.src
  const [shown, unused, recent] = [await upload(), await upload(), await upload()]
  const fileOf = (src: string) => join(app.uploadsFolder, src.replace('/media/uploads/', ''))
  await staff.post('/api/admin/products', {
    name: 'Con ficha',
    categoryId: 9,
    downloads: [{ name: 'Ficha', link: shown }],
  })
  for (const src of [shown, unused]) utimesSync(fileOf(src), longAgo, longAgo)
  await staff.delete('/api/admin/products/119')
  await staff.delete('/api/admin/products/120')
  await app.db.update(products).set({ deletedAt: longAgo }).where(eq(products.id, 119))

  await emptyTrash({ db: app.db, now: () => new Date() }, keepUploads(app.uploadsFolder))

  expect(await app.db.$count(products, eq(products.id, 119))).toBe(0)
  expect(await app.db.$count(products, eq(products.id, 120))).toBe(1)
  expect([shown, unused, recent].map((src) => existsSync(fileOf(src)))).toEqual([true, false, true])
  expect(readdirSync(app.uploadsFolder)).toHaveLength(2)
})

test('files that belong to another database are not removed', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const { src } = (await staff.request('/api/admin/uploads/pdfs', { method: 'POST', body: new Uint8Array(aPdf()) }))
    .body
  const file = join(app.uploadsFolder, src.replace('/media/uploads/', ''))
  utimesSync(file, longAgo, longAgo)
  writeFileSync(`${app.uploadsFolder}.installation`, 'another')
  const files = await emptyTrash({ db: app.db, now: () => new Date() }, keepUploads(app.uploadsFolder))
  expect(files).toBe('not_ours')
  expect(existsSync(file)).toBe(true)
})
