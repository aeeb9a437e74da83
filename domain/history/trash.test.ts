import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, uploads } from '../../db/schema.ts'
import { folderStore } from '../../db/uploads.ts'
import { createUploads } from '../../server/uploads/store-uploads.ts'
import { aPdf } from '../../tests/support/catalogue-samples.ts'
import { running } from '../../tests/support/running.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'
import { job } from '../actor.ts'
import { emptyTrash } from './trash.ts'

const createTestApp = setUpTestApp()

const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000)

const nameOf = (src: string) => src.replace('/media/uploads/', '')

type Staff = Awaited<ReturnType<Awaited<ReturnType<typeof createTestApp>>['signIn']>>

const uploadPdf = async (staff: Staff): Promise<string> =>
  (await staff.request('/api/admin/uploads/pdfs', { method: 'POST', body: new Uint8Array(aPdf()) })).body.src

const addProduct = (staff: Staff, link: string) =>
  staff.post('/api/admin/products', { name: 'Con ficha', categoryId: 9, downloads: [{ name: 'Ficha', link }] })

test('items deleted more than 30 days ago and old unused files are removed permanently', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const [shown, unused, recent] = [await uploadPdf(staff), await uploadPdf(staff), await uploadPdf(staff)]
  await addProduct(staff, shown)
  const old = [shown, unused].map(nameOf)
  const moved = await app.db.update(uploads).set({ storedAt: longAgo }).where(inArray(uploads.name, old)).returning()
  if (moved.length === 0) for (const name of old) utimesSync(join(app.localUploads.folder, name), longAgo, longAgo)
  await staff.delete('/api/admin/products/119')
  await staff.delete('/api/admin/products/120')
  await app.db.update(products).set({ deletedAt: longAgo }).where(eq(products.id, 119))

  const deps = { db: app.db, now: () => new Date() }
  // A process that stops leaves the files to the next run.
  await emptyTrash(deps, job, app.deps.uploads, AbortSignal.abort())
  expect(await app.uploadStore.list()).toHaveLength(3)
  await emptyTrash(deps, job, app.deps.uploads, running)

  expect(await app.db.$count(products, eq(products.id, 119))).toBe(0)
  expect(await app.db.$count(products, eq(products.id, 120))).toBe(1)
  const kept = (await app.uploadStore.list()).map(({ name }) => name)
  expect(kept.sort()).toEqual([shown, recent].map(nameOf).sort())
  for (const [src, status] of [
    [shown, 200],
    [unused, 404],
    [recent, 200],
  ] as const)
    expect((await app.raw(src)).status).toBe(status)
})

test('an old file that an edit names while the trash is emptied is kept', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const src = await uploadPdf(staff)
  const inAMonth = () => new Date(Date.now() + 31 * 24 * 3_600_000)
  const { uploads: kept } = app.deps
  const listUnused: typeof kept.listUnused = async (...args) => {
    const names = await kept.listUnused(...args)
    expect(names).toEqual([nameOf(src)])
    await addProduct(staff, src)
    return names
  }
  await emptyTrash({ db: app.db, now: inAMonth }, job, { ...kept, listUnused }, running)
  expect((await app.raw(src)).status).toBe(200)
})

test('files that belong to another database are not removed', async () => {
  const app = await createTestApp()
  const folder = join(app.dataDir, 'uploads')
  const store = folderStore(folder)
  const name = `${'a'.repeat(32)}.pdf`
  await store.put(name, aPdf())
  utimesSync(join(folder, name), longAgo, longAgo)
  writeFileSync(`${folder}.installation`, 'another')
  const files = await emptyTrash({ db: app.db, now: () => new Date() }, job, createUploads(store), running)
  expect(files).toBe('not_ours')
  expect(await store.find([name])).toEqual([name])
})
