import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtPages } from '../../server/pages/load-pages.ts'
import { firstStaff, setUpTestApp } from '../support/test-app.ts'

const createTestApp = setUpTestApp()

const origin = 'https://precinta.example'

type Attempt = { email?: string; password?: string; from?: string; origin?: string; cookie?: string; search?: string }

async function openSite() {
  const { site } = await builtPages()
  const app = await createTestApp({ site, trustProxy: 1 })
  await app.signIn()

  /** Posts what the form of the sign-in page posts. */
  const postLogin = ({ email = firstStaff.email, password = 'no es esta', from = '10.0.0.1', ...rest }: Attempt) => {
    const { cookie, search = '' } = rest
    return app.raw(`${origin}/login${search}`, {
      method: 'POST',
      headers: { Origin: rest.origin ?? origin, 'X-Forwarded-For': from, ...(cookie && { Cookie: cookie }) },
      body: new URLSearchParams({ email, password }),
    })
  }

  /** Signs in; the cookie of the session is left out, because it would be ended at the next sign-in. */
  const deviceCookie = async (from: string): Promise<string> => {
    const response = await postLogin({ ...right, from })
    const lines = response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
    return lines.find((line) => line.includes('.device.')) ?? ''
  }

  const times = async (count: number, attempt: (number: number) => Attempt) => {
    const statuses = []
    for (let number = 1; number <= count; number++) statuses.push((await postLogin(attempt(number))).status)
    return statuses
  }
  const get = (path: string) => app.raw(origin + path)
  return { mailFolder: app.mailFolder, get, postLogin, deviceCookie, times }
}

const right = { email: firstStaff.email, password: firstStaff.password }

test('POST /login from another origin is 403, even with the right password', async () => {
  const { postLogin } = await openSite()
  for (const other of ['https://evil.example', 'null', `${origin}.evil.example`]) {
    const response = await postLogin({ ...right, origin: other })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  }
  const own = await postLogin({ ...right })
  expect([own.status, own.headers.get('Location')]).toEqual([302, '/admin'])
  expect(own.headers.getSetCookie()).toHaveLength(2)
})

test('POST /login rejects the eleventh attempt from one address on an account, and says when to try again', async () => {
  const { postLogin, times } = await openSite()
  expect(await times(10, () => ({}))).toEqual(Array(10).fill(401))
  const eleventh = await postLogin({})
  expect(eleventh.status).toBe(429)
  expect(Number(eleventh.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await eleventh.text()).toContain('Hubo demasiados intentos con este correo.')
})

test('POST /login accepts the owner while others guess passwords, from a known device and from a new one', async () => {
  const { mailFolder, postLogin, deviceCookie, times } = await openSite()
  const cookie = await deviceCookie('10.6.0.1')
  expect(await times(12, (number) => ({ from: `10.6.1.${number}` }))).toEqual(Array(12).fill(401))
  expect((await postLogin({ ...right, from: '10.6.1.1', cookie })).status).toBe(302)
  expect((await postLogin({ ...right, from: '10.6.3.1' })).status).toBe(302)
  const subjects = () =>
    readdirSync(mailFolder)
      .filter((name) => name.startsWith('CUENTA.') && name.endsWith('.eml'))
      .map((name) => /^Subject: (.*?)\r?$/m.exec(readFileSync(join(mailFolder, name), 'utf8'))?.[1])
  const warning = 'Intentos de entrar a tu cuenta'
  for (const subject of ['Entrada a tu cuenta desde un dispositivo nuevo', warning]) {
    await expect.poll(subjects).toContain(subject)
  }
  expect(subjects().filter((subject) => subject === warning)).toHaveLength(1)
})

test('POST /login rejects the twenty-first attempt from one address, whichever account it tries, but no known device', async () => {
  const { postLogin, deviceCookie, times } = await openSite()
  const cookie = await deviceCookie('10.3.0.2')
  const attempt = (number: number) => ({ email: `persona.${number}@precinta.example`, from: '10.3.0.1' })
  expect(await times(20, attempt)).toEqual(Array(20).fill(401))
  for (const forged of [undefined, `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`]) {
    const next = await postLogin({ ...right, from: '10.3.0.1', ...(forged && { cookie: forged }) })
    expect(next.status).toBe(429)
    expect(await next.text()).toContain('Hubo demasiados intentos desde esta conexión.')
    expect(Number(next.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(next.headers.getSetCookie()).toEqual([])
  }
  expect(await times(5, () => ({ ...right, from: '10.3.0.1', cookie }))).toEqual(Array(5).fill(302))
  expect((await postLogin({ ...right, from: '10.3.0.1' })).status).toBe(429)
  expect((await postLogin({ ...right, from: '10.3.0.2' })).status).toBe(302)
})

test('POST /login with an expired link is 409 and opens no session; its page links to plain sign-in', async () => {
  const { postLogin } = await openSite()
  const response = await postLogin({ ...right, search: '?enlace=gastado' })
  expect([response.status, response.headers.getSetCookie()]).toEqual([409, []])
  const page = await response.text()
  expect(page).toContain('El enlace ya se usó o venció.')
  expect(page).toMatch(/<form[^>]* action="\/login"/)
})

test.each([
  ['/admin/solicitudes?filtro=a%26b', '/admin/solicitudes?filtro=a%26b'],
  ['/admin/categoría/€', '/admin/categor%C3%ADa/%E2%82%AC'],
  ['/admin/\r\nX-Evil: 1', '/admin/X-Evil:%201'],
  ['/admin/\0x', '/admin/%00x'],
  ['/admin/..//evil.example', '/admin'],
  ['//evil.example', '/admin'],
  ['https://evil.example/', '/admin'],
])('POST /login with ?siguiente=%j redirects within the back office, to %s', async (next, location) => {
  const { postLogin } = await openSite()
  const response = await postLogin({
    ...right,
    search: `?siguiente=${encodeURIComponent(next)}`,
  })
  expect([response.status, response.headers.get('Location')]).toEqual([302, location])
})

test('an e-mail address or link with characters that PostgreSQL rejects counts as unknown', async () => {
  const { get, postLogin } = await openSite()
  expect((await postLogin({ email: 'na\0die@precinta.example' })).status).toBe(401)
  const gone = await get('/login?enlace=%00')
  expect(gone.status).toBe(200)
  expect(await gone.text()).toContain('El enlace ya se usó o venció.')
})

test('sign-in and screens are no-store; the bundle is cached by its hash', async () => {
  const { get, postLogin } = await openSite()
  const cacheOf = async (path: string) => (await get(path)).headers.get('Cache-Control')
  for (const path of ['/login', '/login?enlace=abc', '/login.data?enlace=abc', '/admin', '/admin/solicitudes/1/show']) {
    expect([path, await cacheOf(path)]).toEqual([path, 'no-store'])
  }
  expect((await postLogin({})).headers.get('Cache-Control')).toBe('no-store')
  expect((await postLogin({ ...right })).headers.get('Cache-Control')).toBe('no-store')
  const [script] = /\/admin\/assets\/[^"]+\.js/.exec(await (await get('/admin')).text()) ?? []
  expect(await cacheOf(script ?? '')).toBe('public, max-age=31536000, immutable')
})
