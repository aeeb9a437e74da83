import { expect, onTestFinished, test } from 'vitest'
import { staffAccount, staffSettings } from '../e2e/staff-account.ts'
import { isPostgresAtHand, startPostgres } from '../support/postgres-server.ts'
import { freePort, startServer } from '../support/server-process.ts'

/** Starts a server, signs in, then stops its PostgreSQL. */
async function startAndLoseDatabase() {
  const postgres = startPostgres()
  const server = await startServer({ PORT: await freePort(), DATABASE_URL: postgres.url, ...staffSettings })
  onTestFinished(async () => {
    await server.stop('SIGKILL')
  })
  const signIn = () =>
    fetch(`${server.url}/login`, {
      method: 'POST',
      headers: { Origin: server.url },
      body: new URLSearchParams(staffAccount),
      redirect: 'manual',
    })
  const entry = await signIn()
  expect(entry.status).toBe(302)
  const cookie = entry.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  postgres.stop()
  return { ...server, signIn, cookie }
}

test.runIf(isPostgresAtHand())(
  'while the database is away, sign-in and the back office are 503',
  async () => {
    const { url, cookie, signIn } = await startAndLoseDatabase()
    for (const path of ['me', 'staff', 'requests', 'requests/pulse', 'products', 'dashboard', 'privacy/acts']) {
      const response = await fetch(`${url}/api/admin/${path}`, { headers: { Cookie: cookie } })
      expect([path, response.status]).toEqual([path, 503])
      expect((await response.json()).error.code).toBe('unavailable')
    }
    for (const path of ['me/sign-out', 'me/sign-out-everywhere', 'staff', 'previews']) {
      const response = await fetch(`${url}/api/admin/${path}`, { method: 'POST', headers: { Cookie: cookie } })
      expect([path, response.status]).toEqual([path, 503])
    }
    const rejected = await signIn()
    expect(rejected.status).toBe(503)
    expect(await rejected.text()).toContain('No está disponible en este momento')
    expect((await fetch(`${url}/login?enlace=${'a'.repeat(32)}`)).status).toBe(503)
    const tracking = await fetch(`${url}/seguimiento/${'a'.repeat(27)}`)
    expect(tracking.status).toBe(503)
    expect(await tracking.text()).toContain('No está disponible en este momento')
    expect((await fetch(`${url}/login`)).status).toBe(200)
    expect((await fetch(`${url}/api/admin/me`)).status).toBe(401)
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    expect((await fetch(`${url}/productos`)).status).toBe(200)
  },
  120_000,
)
