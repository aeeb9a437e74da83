import { expect, test } from 'vitest'
import { setUpTestApp } from '../tests/support/test-app.ts'
import { adminApi } from './admin-api.ts'

const createTestApp = setUpTestApp()

type Deps = Parameters<typeof adminApi>[0]

/** Read from the router, so that no new route is forgotten. */
const routes = adminApi({} as Deps)
  .routes.filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => ({ method, path: `/api/admin${path.replace(/:\w+(\{[^/]*\})?/g, '1')}` }))
const all = [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()]

const foreignHeaders: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'https://precinta.example.evil.example' },
  { Origin: 'http://precinta.example' },
  { 'Sec-Fetch-Site': 'cross-site' },
]

test('the router lists its routes', () => {
  expect(all.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'GET /api/admin/me',
      'POST /api/admin/staff/1/disable',
      'GET /api/admin/requests',
      'PUT /api/admin/requests/1',
      'POST /api/admin/requests/1/mails/1/again',
      'POST /api/admin/requests/1/mails/1/correct',
      'DELETE /api/admin/views/1',
    ]),
  )
})

test('every route without a session is 401', async () => {
  const app = await createTestApp()
  for (const { method, path } of all) {
    const { status, body, headers } = await app.request(path, { method })
    expect([path, method, status]).toEqual([path, method, 401])
    expect(body.error.code).toBe('unauthorized')
    expect(headers.get('Cache-Control')).toBe('no-store')
  }
})

test('a forged cookie gives no access', async () => {
  const app = await createTestApp()
  const cookie = '__Secure-precinta.session_token=abc.def'
  for (const { method, path } of all) {
    expect((await app.request(path, { method, headers: { Cookie: cookie } })).status).toBe(401)
  }
})

test('every route that changes something is 403 for a page of another site, session or not', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const changing = all.filter(({ method }) => method !== 'GET')
  expect(changing.length).toBeGreaterThan(10)
  for (const { method, path } of changing) {
    for (const foreign of foreignHeaders) {
      const denied = await app.request(path, { method, headers: staff.cookies(foreign) })
      expect([method, path, denied.status]).toEqual([method, path, 403])
    }
  }
  const own = await staff.post('/api/admin/me/sign-out', {}, { Origin: 'https://precinta.example' })
  expect(own.status).toBe(204)
})

test('back-office responses are not cached', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  for (const path of ['/api/admin/me', '/api/admin/requests', '/api/admin/requests/pulse', '/api/admin/requests/99']) {
    expect((await staff.get(path)).headers.get('Cache-Control')).toBe('no-store')
  }
  const signedOut = await staff.post('/api/admin/me/sign-out')
  expect([signedOut.status, signedOut.headers.get('Cache-Control')]).toEqual([204, 'no-store'])
})

test('every route is in the OpenAPI document, with its session and its 401', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/openapi.json')
  const described = Object.entries<Record<string, { responses: object; security?: object[] }>>(body.paths).flatMap(
    ([path, item]) =>
      Object.entries(item).map(([method, { responses, security }]) => ({
        name: `${method} ${path}`,
        responses,
        security,
      })),
  )
  const admin = described.filter(({ name }) => name.includes(' /admin/'))
  expect(admin).toHaveLength(all.length)
  for (const { responses, security } of admin) {
    expect(Object.keys(responses)).toContain('401')
    expect(security).toEqual([{ staffSession: [] }])
  }
  expect(body.components.securitySchemes.staffSession).toMatchObject({ in: 'cookie' })
})
