import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { banners } from '../../db/schema.ts'
import { createPreviewToken } from '../../domain/catalogue/editing/preview-token.ts'
import { setUpTestApp } from '../../tests/test-app.ts'

const createTestApp = setUpTestApp()

const noon = new Date('2026-11-20T12:00:00Z')
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000)
const idsOf = (body: { id: number }[]) => body.map(({ id }) => id)

/** Banner 1 is upcoming, 2 is current, 3 is over. */
async function createAppWithSchedule() {
  const app = await createTestApp({ now: () => noon })
  await app.db
    .update(banners)
    .set({ startsAt: hours(1) })
    .where(eq(banners.id, 1))
  await app.db
    .update(banners)
    .set({ startsAt: hours(-1), endsAt: hours(1) })
    .where(eq(banners.id, 2))
  await app.db
    .update(banners)
    .set({ endsAt: hours(-1) })
    .where(eq(banners.id, 3))
  await app.reloadCatalogue()
  return app
}

test('GET /banners/active returns id, name, url, text and button of the active banners in order', async () => {
  const app = await createTestApp()
  await app.db.update(banners).set({ active: false }).where(eq(banners.id, 2))
  await app.reloadCatalogue()
  const { status, body } = await app.get('/api/banners/active')
  expect(status).toBe(200)
  expect(body).toEqual([
    {
      id: 1,
      name: expect.any(String),
      url: expect.stringMatching(/^\/media\/banners\/banner-1\.jpg\?w=\d+&h=\d+&c=[\da-f]{6}&p=720&v=[\da-f]{8}$/),
      text: expect.any(String),
      button: { label: expect.any(String), to: expect.stringMatching(/^\//) },
    },
    {
      id: 3,
      name: expect.any(String),
      url: expect.stringMatching(/^\/media\/banners\/banner-3\.jpg\?w=\d+&h=\d+&c=[\da-f]{6}&p=720&v=[\da-f]{8}$/),
      text: expect.any(String),
      button: { label: expect.any(String), to: expect.stringMatching(/^\//) },
    },
  ])
})

test('GET /banners/active shows a scheduled banner only during its schedule', async () => {
  const app = await createAppWithSchedule()
  expect(idsOf((await app.get('/api/banners/active')).body)).toEqual([2])
})

test('GET /banners/active with a preview token also shows upcoming banners', async () => {
  const app = await createAppWithSchedule()
  const staff = await app.signIn()
  const { token } = (await staff.post('/api/admin/previews')).body
  const { status, body } = await app.get('/api/banners/active', { Authorization: `Bearer ${token}` })
  expect(status).toBe(200)
  expect(idsOf(body)).toEqual([1, 2])
})

test('GET /banners/active with an expired token is 401', async () => {
  const app = await createAppWithSchedule()
  const staff = await app.signIn()
  const { id } = (await staff.get('/api/admin/me')).body
  const token = await createPreviewToken(app.db, { staffId: id, expiresAt: hours(-1) })
  const { status, body } = await app.get('/api/banners/active', { Authorization: `Bearer ${token}` })
  expect(status).toBe(401)
  expect(body.error.code).toBe('unauthorized')
})

test.each(['Bearer anything', 'Bearer', 'Basic YTpi'])('GET /banners/active with "%s" is 401', async (header) => {
  const app = await createTestApp()
  expect((await app.get('/api/banners/active', { Authorization: header })).status).toBe(401)
})
