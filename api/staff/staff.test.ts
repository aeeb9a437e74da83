import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { desc, eq, gt, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import {
  previewTokens,
  signInAttempts,
  staff,
  staffCredentials,
  staffEvents,
  staffLinks,
  staffSessions,
} from '../../db/schema.ts'
import { job, visitor } from '../../domain/actor.ts'
import type { Deps } from '../../domain/deps.ts'
import { giveLinkByCommand } from '../../domain/staff/accounts.ts'
import { recommendedCost } from '../../domain/staff/argon2id.ts'
import { makeFirstAccount, prepareFirstAccount } from '../../domain/staff/first-account.ts'
import { type DeviceAccount, findDeviceAccount } from '../../domain/staff/known-devices.ts'
import { choosePassword, issueLink, readOneTimeLink } from '../../domain/staff/one-time-links.ts'
import { forgetExpired } from '../../domain/staff/sessions.ts'
import { signIn } from '../../domain/staff/sign-in.ts'
import { warnOfAttack, warnOfSuspectSignIn } from '../../domain/staff/warn-of-attack.ts'
import { hire, colleague as other } from '../../tests/support/colleague.ts'
import { firstStaff, setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

type App = Awaited<ReturnType<typeof createTestApp>>

const hour = 3_600_000
const publicUrl = 'https://precinta.example'

const depsOf = (app: App, now = () => new Date()): Deps => ({ ...app.deps, auth: app.auth, publicUrl, now })

/** A browser with its cookies, behind an address. */
const from = (address: string, cookies: Record<string, string> = {}) => ({ address, headers: new Headers(cookies) })
const fromHome = (cookies?: Record<string, string>) => from('203.0.113.7', cookies)

const cookieHeader = (cookies: string[]) => ({ Cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') })

const tokenOf = (link: string) => new URL(link).searchParams.get('enlace') ?? ''

test('the session cookie is not available to scripts, plain HTTP or other sites', async () => {
  const app = await createTestApp()
  await app.signIn()
  const entry = await signIn(depsOf(app), visitor, firstStaff, fromHome())
  const [cookie] = entry.outcome === 'signed_in' ? entry.cookies : []
  expect(cookie).toMatch(/^__Secure-precinta\.session_token=/)
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/', 'Max-Age=7200']) {
    expect(cookie).toContain(attribute)
  }
})

test('passwords are stored as argon2id hashes', async () => {
  const app = await createTestApp({ hashCost: recommendedCost })
  await app.signIn()
  const [credential] = await app.db.select().from(staffCredentials)
  expect(credential?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('every sign-in creates a new session and ends the one the browser had', async () => {
  const app = await createTestApp()
  const before = await app.signIn()
  const entry = await signIn(depsOf(app), visitor, firstStaff, fromHome(before.cookies()))
  expect(entry.outcome).toBe('signed_in')
  expect((await before.get('/api/admin/me')).status).toBe(401)
  expect(await app.db.select().from(staffSessions)).toHaveLength(1)
})

test('an idle session ends after two hours', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  expect((await staff.get('/api/admin/me')).status).toBe(200)
  const [session] = await app.db.select().from(staffSessions)
  expect((session?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(2 * hour)
  await app.db.update(staffSessions).set({ expiresAt: new Date(Date.now() - 1000) })
  expect((await staff.get('/api/admin/me')).status).toBe(401)
})

test('use extends a session, automatic requests of a page do not', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const soon = new Date(Date.now() + hour)
  const expiry = async () => (await app.db.select().from(staffSessions))[0]?.expiresAt.getTime()
  await app.db.update(staffSessions).set({ expiresAt: soon })
  await staff.get('/api/admin/requests/pulse', { 'X-Unattended': '1' })
  expect(await expiry()).toBe(soon.getTime())
  const { headers } = await staff.get('/api/admin/me')
  expect(await expiry()).toBeGreaterThan(soon.getTime())
  expect(headers.get('Set-Cookie')).toContain('Max-Age=7200')
})

test('any session ends after twelve hours, used or not', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  await app.db.update(staffSessions).set({ createdAt: new Date(Date.now() - 12 * hour + 60_000) })
  expect((await staff.get('/api/admin/me')).status).toBe(200)
  await app.db.update(staffSessions).set({ createdAt: new Date(Date.now() - 12 * hour) })
  expect((await staff.get('/api/admin/me')).status).toBe(401)
  expect(await app.db.select().from(staffSessions)).toEqual([])
})

test('signing out ends the session on the server', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const cookies = staff.cookies()
  expect((await staff.post('/api/admin/me/sign-out')).status).toBe(204)
  expect((await app.get('/api/admin/me', cookies)).status).toBe(401)
})

test('signing out everywhere ends every session of that person only', async () => {
  const app = await createTestApp()
  const { first, second } = await hire(app)
  const elsewhere = await app.signIn()
  expect((await first.post('/api/admin/me/sign-out-everywhere')).status).toBe(204)
  expect((await elsewhere.get('/api/admin/me')).status).toBe(401)
  expect((await second.get('/api/admin/me')).status).toBe(200)
})

test('a changed password ends the other sessions and renews this one', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const elsewhere = await app.signIn()
  const before = staff.cookies()
  const change = { currentPassword: firstStaff.password, newPassword: 'la clave nueva y larga' }
  expect((await staff.post('/api/admin/me/password', change)).status).toBe(204)
  expect((await staff.get('/api/admin/me')).status).toBe(200)
  expect((await elsewhere.get('/api/admin/me')).status).toBe(401)
  expect((await app.get('/api/admin/me', before)).status).toBe(401)
  expect((await signIn(depsOf(app), visitor, firstStaff, fromHome())).outcome).toBe('denied')
  const renewed = { ...firstStaff, password: change.newPassword }
  expect((await signIn(depsOf(app), visitor, renewed, fromHome())).outcome).toBe('signed_in')
})

test('a wrong current password, or a short new one, is 422 and changes nothing', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const wrong = await staff.post('/api/admin/me/password', {
    currentPassword: 'x',
    newPassword: 'la clave nueva y larga',
  })
  expect(wrong.body.error.fields).toEqual({ currentPassword: 'La contraseña actual no es correcta' })
  const short = await staff.post('/api/admin/me/password', {
    currentPassword: firstStaff.password,
    newPassword: 'corta',
  })
  expect(short.body.error.fields).toEqual({ newPassword: 'La contraseña debe tener al menos 12 caracteres' })
  expect((await signIn(depsOf(app), visitor, firstStaff, fromHome())).outcome).toBe('signed_in')
})

test('wrong passwords, unknown accounts and disabled accounts are denied alike', async () => {
  const app = await createTestApp()
  const { first, id } = await hire(app)
  await first.post(`/api/admin/staff/${id}/disable`)
  const deps = depsOf(app)
  const wrong = await signIn(deps, visitor, { ...firstStaff, password: 'no es esta' }, fromHome())
  const unknown = await signIn(deps, visitor, { email: 'nadie@precinta.example', password: 'no es esta' }, fromHome())
  const disabled = await signIn(deps, visitor, other, fromHome())
  const nonsense = await signIn(deps, visitor, { email: 'x', password: '' }, fromHome())
  expect([wrong, unknown, disabled, nonsense]).toEqual(Array(4).fill({ outcome: 'denied', delayMs: 0 }))
})

const wrong = (email = firstStaff.email) => ({ email, password: 'no es esta' })

/** Tries one wrong password from each of many addresses. */
async function attack(deps: Deps, addresses: number, email = firstStaff.email) {
  const entries = []
  for (let number = 0; number < addresses; number++) {
    entries.push(await signIn(deps, visitor, wrong(email), from(`198.51.${number >> 8}.${number & 255}`)))
  }
  return entries
}

/** A browser that has signed in before. */
async function knownBrowser(deps: Deps) {
  const entry = await signIn(deps, visitor, firstStaff, fromHome())
  return cookieHeader(entry.outcome === 'signed_in' ? entry.cookies : [])
}

/** Windows end by the database's clock, so they are moved instead of it. */
const passMinutes = ({ db }: App, minutes: number) =>
  db.update(signInAttempts).set({ endsAt: sql`${signInAttempts.endsAt} - make_interval(mins => ${minutes})` })

test('the eleventh attempt of an address is throttled, also if concurrent, until the window ends', async () => {
  const app = await createTestApp()
  await app.signIn()
  const deps = depsOf(app)
  for (const [client, email] of [
    [fromHome(), firstStaff.email],
    [from('192.0.2.1'), 'nadie@precinta.example'],
  ] as const) {
    const attempts = await Promise.all(Array.from({ length: 30 }, () => signIn(deps, visitor, wrong(email), client)))
    expect(attempts.filter(({ outcome }) => outcome === 'denied')).toHaveLength(10)
    expect(attempts.filter(({ outcome }) => outcome === 'throttled')).toHaveLength(20)
    const right = { email: email.toUpperCase(), password: firstStaff.password }
    expect((await signIn(deps, visitor, right, client)).outcome).toBe('throttled')
  }
  await passMinutes(app, 14)
  expect((await signIn(deps, visitor, firstStaff, fromHome())).outcome).toBe('throttled')
  await passMinutes(app, 1)
  expect((await signIn(deps, visitor, firstStaff, fromHome())).outcome).toBe('signed_in')
})

test('after the clock was set back, attempts from before lock nobody out', async () => {
  const app = await createTestApp()
  await app.signIn()
  for (let attempt = 0; attempt < 11; attempt++) await signIn(depsOf(app), visitor, wrong(), fromHome())
  await passMinutes(app, -24 * 60)
  expect((await signIn(depsOf(app), visitor, firstStaff, fromHome())).outcome).toBe('signed_in')
})

async function countCheckedGuesses(app: App, first: number, count: number) {
  const outcomes = []
  for (let number = first; number < first + count; number++) {
    outcomes.push((await signIn(depsOf(app), visitor, wrong(`persona.${number}@precinta.example`), fromHome())).outcome)
  }
  return outcomes.filter((outcome) => outcome === 'denied').length
}

test('concurrent right passwords give back to their address only what they took', async () => {
  const app = await createTestApp()
  await app.signIn()
  expect(await countCheckedGuesses(app, 0, 12)).toBe(12)
  await Promise.all(Array.from({ length: 8 }, () => signIn(depsOf(app), visitor, firstStaff, fromHome())))
  expect(await countCheckedGuesses(app, 12, 12)).toBe(8)
})

test('concurrent attempts over the limit of an account are not given back to its address', async () => {
  const app = await createTestApp()
  await app.signIn()
  expect(await countCheckedGuesses(app, 0, 15)).toBe(15)
  await Promise.all(Array.from({ length: 40 }, () => signIn(depsOf(app), visitor, firstStaff, fromHome())))
  expect(await countCheckedGuesses(app, 15, 10)).toBeLessThanOrEqual(5)
})

test('an attempt over a limit stores nothing, and does not count for the address', async () => {
  const app = await createTestApp()
  const deps = depsOf(app)
  for (let attempt = 0; attempt < 10; attempt++) await signIn(deps, visitor, wrong(), fromHome())
  const stored = () => app.db.select().from(signInAttempts).orderBy(signInAttempts.counted)
  const before = await stored()
  for (let attempt = 0; attempt < 15; attempt++) {
    expect(await signIn(deps, visitor, wrong(), fromHome())).toMatchObject({ outcome: 'throttled', limit: 'account' })
  }
  expect(await stored()).toEqual(before)
  expect((await signIn(deps, visitor, wrong('nadie@precinta.example'), fromHome())).outcome).toBe('denied')
})

test('machines whose clocks differ count together', async () => {
  const app = await createTestApp()
  const outcomes = []
  for (let attempt = 0; attempt < 11; attempt++) {
    const deps = depsOf(app, () => new Date(Date.now() + (attempt % 2) * hour))
    outcomes.push((await signIn(deps, visitor, wrong(), fromHome())).outcome)
  }
  expect(outcomes).toEqual([...Array(10).fill('denied'), 'throttled'])
})

test('during an attack the owner can sign in from a known device at any address', async () => {
  const app = await createTestApp()
  await app.signIn()
  const deps = depsOf(app)
  const device = await knownBrowser(deps)
  await attack(deps, 12)
  await Promise.all(Array.from({ length: 20 }, () => signIn(deps, visitor, wrong(), from('192.0.2.1'))))
  expect((await signIn(deps, visitor, firstStaff, from('192.0.2.1', device))).outcome).toBe('signed_in')
  expect((await signIn(deps, visitor, firstStaff, from('198.51.0.1', device))).outcome).toBe('signed_in')
})

test('during an attack a right password from a new device is accepted and the owner notified by mail', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const deps = depsOf(app)
  await attack(deps, 1)
  await app.db.update(signInAttempts).set({ count: 5_000 })
  expect((await signIn(deps, visitor, wrong(), from('192.0.2.9'))).outcome).toBe('denied')
  const entry = await signIn(deps, visitor, firstStaff, from('192.0.2.9'))
  expect(entry).toMatchObject({
    outcome: 'signed_in',
    duringAttack: { email: firstStaff.email, attempts: expect.any(Number) },
  })
  if (entry.outcome === 'signed_in' && entry.duringAttack) await warnOfSuspectSignIn(deps, visitor, entry.duringAttack)
  await app.deliveredMails()
  const sent = await PostalMime.parse(readFileSync(join(app.mailFolder, readdirSync(app.mailFolder)[0] ?? '')))
  expect(sent.to).toMatchObject([{ address: firstStaff.email }])
  expect(sent.subject).toBe('Entrada a tu cuenta desde un dispositivo nuevo')
  const { body } = await staff.get('/api/admin/staff-events')
  const event = { kind: 'suspect_sign_in', name: firstStaff.name, byName: null, attempts: expect.any(Number) }
  expect(body.data[0]).toMatchObject(event)
})

test('a sign-in from a known device, or without an attack, sends no notification', async () => {
  const app = await createTestApp()
  await app.signIn()
  const deps = depsOf(app)
  expect(await signIn(deps, visitor, firstStaff, fromHome())).not.toHaveProperty('duringAttack')
  const device = await knownBrowser(deps)
  await attack(deps, 12)
  expect(await signIn(deps, visitor, firstStaff, from('192.0.2.9', device))).not.toHaveProperty('duringAttack')
})

test('during an attack each wrong password is delayed longer, up to a limit, but not for a known device', async () => {
  const app = await createTestApp()
  await app.signIn()
  const deps = depsOf(app)
  const device = await knownBrowser(deps)
  const delayOf = (entry: Awaited<ReturnType<typeof signIn>>) => (entry.outcome === 'denied' ? entry.delayMs : NaN)
  const delays = (await attack(deps, 14)).map(delayOf)
  expect(delays.slice(0, 9)).toEqual(Array(9).fill(0))
  expect(delays.slice(9)).toEqual([100, 200, 300, 400, 500])
  await app.db.update(signInAttempts).set({ count: 5_000 }).where(gt(signInAttempts.count, 10))
  expect(delayOf(await signIn(deps, visitor, wrong(), from('192.0.2.1')))).toBe(5_000)
  expect(delayOf(await signIn(deps, visitor, wrong(), from('192.0.2.1', device)))).toBe(0)
})

test('an address has ten tries, regardless of others', async () => {
  const app = await createTestApp()
  await app.signIn()
  const deps = depsOf(app)
  const tries = async (address: string) => {
    const outcomes = []
    for (let number = 0; number < 11; number++)
      outcomes.push((await signIn(deps, visitor, wrong(), from(address))).outcome)
    return outcomes
  }
  const expected = [...Array(10).fill('denied'), 'throttled']
  expect(await tries('192.0.2.1')).toEqual(expected)
  expect(await tries('192.0.2.2')).toEqual(expected)
})

test('after a password change only the device that made it is known', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const deps = depsOf(app)
  const before = await knownBrowser(deps)
  const recognised = async (headers: Record<string, string>) =>
    app.auth.devices.recognise(new Headers(headers), await findDeviceAccount(app.db, firstStaff.email), new Date()) !==
    undefined
  expect(await recognised(before)).toBe(true)
  const change = { currentPassword: firstStaff.password, newPassword: 'la clave nueva y larga' }
  expect((await staff.post('/api/admin/me/password', change)).status).toBe(204)
  expect([await recognised(before), await recognised(staff.cookies())]).toEqual([false, true])
  const { id } = (await staff.get('/api/admin/me')).body
  await choosePassword(deps, visitor, tokenOf((await issueLink(deps, id)).link), firstStaff.password)
  expect(await recognised(staff.cookies())).toBe(false)
})

test('a device is known for the account it signed in to, by a cookie that cannot be forged', async () => {
  const app = await createTestApp()
  await hire(app)
  const deps = depsOf(app)
  const entry = await signIn(deps, visitor, firstStaff, fromHome())
  const cookie = (entry.outcome === 'signed_in' ? entry.cookies : []).find((line) => line.includes('device')) ?? ''
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/login']) expect(cookie).toContain(attribute)
  expect(cookie).not.toContain(firstStaff.email)
  const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? []
  const [device, expiresAt, signature] = value.split('.')
  const recognised = (account: DeviceAccount, forged: string) =>
    app.auth.devices.recognise(new Headers({ Cookie: `${name}=${forged}` }), account, new Date())
  const account = await findDeviceAccount(app.db, firstStaff.email)
  const another = { ...(await findDeviceAccount(app.db, other.email)), key: account.key }
  expect(recognised(account, value)).toBe(device)
  expect(recognised(another, value)).toBeUndefined()
  expect(recognised(account, `${device}.${Number(expiresAt) + 1}.${signature}`)).toBeUndefined()
  expect(recognised(account, `otro.${expiresAt}.${signature}`)).toBeUndefined()
  expect(recognised(account, '')).toBeUndefined()
  const later = new Date(Number(expiresAt) + 1)
  expect(app.auth.devices.recognise(new Headers({ Cookie: `${name}=${value}` }), account, later)).toBeUndefined()
})

test('a known device has its own ten tries', async () => {
  const app = await createTestApp()
  await app.signIn()
  const deps = depsOf(app)
  const device = await knownBrowser(deps)
  const outcomes = []
  for (let number = 0; number < 11; number++) {
    outcomes.push((await signIn(deps, visitor, wrong(), from(`192.0.2.${number}`, device))).outcome)
  }
  expect(outcomes).toEqual([...Array(10).fill('denied'), 'throttled'])
})

test('wrong passwords from a known device count as an attack too', async () => {
  const app = await createTestApp()
  await app.signIn()
  const deps = depsOf(app)
  const device = await knownBrowser(deps)
  const entries = []
  for (let number = 0; number < 10; number++) entries.push(await signIn(deps, visitor, wrong(), fromHome(device)))
  expect(entries.slice(0, 9)).toEqual(Array(9).fill({ outcome: 'denied', delayMs: 0 }))
  expect(entries[9]).toEqual({ outcome: 'denied', delayMs: 0, attack: { email: firstStaff.email, attempts: 10 } })
})

test('a successful sign-in clears the attempts of the same address', async () => {
  const app = await createTestApp()
  await app.signIn()
  const deps = depsOf(app)
  for (let round = 0; round < 3; round++) {
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await signIn(deps, visitor, wrong(), fromHome())).outcome).toBe('denied')
    }
    expect((await signIn(deps, visitor, firstStaff, fromHome())).outcome).toBe('signed_in')
  }
})

test('the owner is notified of an attack by mail once a day, and it is recorded in the history', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  let time = Date.now()
  const deps = depsOf(app, () => new Date(time))
  const attacks = async () => {
    const found = (await attack(deps, 12)).flatMap((entry) =>
      entry.outcome === 'denied' && entry.attack ? [entry.attack] : [],
    )
    await Promise.all(found.map((each) => warnOfAttack(deps, visitor, each)))
  }
  await attacks()
  const [mail, ...more] = await app.deliveredMails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'notification', state: 'filed', requestId: null })
  const sent = await PostalMime.parse(readFileSync(join(app.mailFolder, readdirSync(app.mailFolder)[0] ?? '')))
  expect(sent.to).toMatchObject([{ address: firstStaff.email }])
  expect(sent.subject).toBe('Intentos de entrar a tu cuenta')
  expect(sent.text).toMatch(/hubo 1[0-2] intentos de entrar a tu cuenta con una contraseña equivocada/)
  const { body } = await staff.get('/api/admin/staff-events')
  expect(body.data[0]).toMatchObject({
    kind: 'attacked',
    name: firstStaff.name,
    byName: null,
    attempts: expect.any(Number),
  })

  time += 16 * 60_000
  await passMinutes(app, 16)
  await attacks()
  expect(await app.mails()).toHaveLength(1)
  time += 24 * hour
  await passMinutes(app, 24 * 60)
  await attacks()
  expect(await app.mails()).toHaveLength(2)
})

test('an email address without an account is treated alike, and no mail is sent', async () => {
  const app = await createTestApp()
  await app.signIn()
  const deps = depsOf(app)
  const entries = await attack(deps, 12, 'nadie@precinta.example')
  expect(entries).toEqual(
    (await attack(deps, 12)).map((entry) =>
      'attack' in entry ? { ...entry, attack: { ...entry.attack, email: 'nadie@precinta.example' } } : entry,
    ),
  )
  for (const entry of entries) {
    if (entry.outcome === 'denied' && entry.attack) await warnOfAttack(deps, visitor, entry.attack)
  }
  expect(await app.mails()).toEqual([])
})

test('account operations are recorded with their author', async () => {
  const app = await createTestApp()
  const { first, second, id } = await hire(app)
  await first.post(`/api/admin/staff/${id}/link`)
  await first.post(`/api/admin/staff/${id}/disable`)
  await first.post(`/api/admin/staff/${id}/disable`)
  await first.post(`/api/admin/staff/${id}/enable`)
  await first.post(`/api/admin/staff/${id}/enable`)
  const change = { currentPassword: firstStaff.password, newPassword: 'la clave nueva y larga' }
  await first.post('/api/admin/me/password', change)
  expect((await second.get('/api/admin/staff-events')).status).toBe(401)
  const { body } = await first.get('/api/admin/staff-events')
  const events = body.data.map(({ kind, name, byName }: Record<string, string>) => [kind, name, byName])
  expect(events).toEqual([
    ['password_changed', firstStaff.name, firstStaff.name],
    ['enabled', other.name, firstStaff.name],
    ['disabled', other.name, firstStaff.name],
    ['link_given', other.name, firstStaff.name],
    ['password_chosen', other.name, other.name],
    ['created', other.name, firstStaff.name],
    ['created', firstStaff.name, null],
  ])
})

test('a new account gets a link that works once', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const { status, body } = await staff.post('/api/admin/staff', { name: other.name, email: 'IVAN@Precinta.example' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ email: other.email, hasPassword: false, disabledAt: null })
  const token = tokenOf(body.link)
  expect((await signIn(depsOf(app), visitor, other, fromHome())).outcome).toBe('denied')
  expect(await readOneTimeLink(depsOf(app), token)).toBe('password')
  expect(await choosePassword(depsOf(app), visitor, token, other.password)).toBe(other.email)
  expect(await choosePassword(depsOf(app), visitor, token, 'la de otra persona')).toBeUndefined()
  expect((await signIn(depsOf(app), visitor, other, fromHome())).outcome).toBe('signed_in')
  expect((await staff.get(`/api/admin/staff/${body.id}`)).body.hasPassword).toBe(true)
})

test('only the hash of a link is stored; a new link replaces it, and it expires', async () => {
  const app = await createTestApp()
  const { id } = await hire(app)
  const first = tokenOf((await issueLink(depsOf(app), id)).link)
  const [kept] = await app.db.select().from(staffLinks)
  expect(JSON.stringify(kept)).not.toContain(first)
  const second = tokenOf((await issueLink(depsOf(app), id)).link)
  expect(await readOneTimeLink(depsOf(app), first)).toBeUndefined()
  expect(await readOneTimeLink(depsOf(app), second)).toBe('password')
  await app.db.update(staffLinks).set({ expiresAt: new Date(Date.now() - 1000) })
  expect(await readOneTimeLink(depsOf(app), second)).toBeUndefined()
  expect(await choosePassword(depsOf(app), visitor, second, other.password)).toBeUndefined()
})

test('the command of the operator enables a disabled account only if no other one is enabled', async () => {
  const app = await createTestApp()
  const { first, id } = await hire(app)
  const deps = depsOf(app)
  await first.post(`/api/admin/staff/${id}/disable`)
  expect(await giveLinkByCommand(deps, job, other.email)).toEqual({ denied: 'disabled', emails: [] })
  await app.db.update(staff).set({ disabledAt: new Date() })
  const given = await giveLinkByCommand(deps, job, other.email)
  expect(await choosePassword(deps, visitor, tokenOf('link' in given ? given.link : ''), other.password)).toBe(
    other.email,
  )
  expect((await signIn(deps, visitor, other, fromHome())).outcome).toBe('signed_in')
  expect((await signIn(deps, visitor, firstStaff, fromHome())).outcome).toBe('denied')
  const events = await app.db.select().from(staffEvents).orderBy(desc(staffEvents.id))
  expect(events.slice(0, 3).map(({ kind, staffId, byId }) => [kind, staffId, byId])).toEqual([
    ['password_chosen', id, id],
    ['link_by_command', id, null],
    ['enabled', id, null],
  ])
})

test('an email address has only one account', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const again = await staff.post('/api/admin/staff', { name: 'Otra', email: firstStaff.email })
  expect(again).toMatchObject({
    status: 422,
    body: { error: { fields: { email: 'Ya hay una cuenta con este correo' } } },
  })
  const bad = await staff.post('/api/admin/staff', { name: '', email: 'x' })
  expect(bad.body.error.fields).toEqual({ name: 'Nombre es requerido', email: 'Ingresa un correo válido' })
})

test('disabling ends sessions and links at once; enabling allows signing in again', async () => {
  const app = await createTestApp()
  const { first, second, id } = await hire(app)
  const link = tokenOf((await issueLink(depsOf(app), id)).link)
  const disabled = await first.post(`/api/admin/staff/${id}/disable`)
  expect(disabled.body.disabledAt).not.toBeNull()
  expect((await second.get('/api/admin/me')).status).toBe(401)
  expect(await readOneTimeLink(depsOf(app), link)).toBeUndefined()
  expect((await first.post(`/api/admin/staff/${id}/link`)).status).toBe(404)
  expect((await first.post(`/api/admin/staff/${id}/enable`)).body.disabledAt).toBeNull()
  expect((await signIn(depsOf(app), visitor, other, fromHome())).outcome).toBe('signed_in')
})

test('disabling ends only the previews that the account issued', async () => {
  const app = await createTestApp()
  const { first, second, id } = await hire(app)
  const [own, other] = [await first.post('/api/admin/previews'), await second.post('/api/admin/previews')]
  const look = async ({ body }: typeof own) =>
    (await app.get('/api/banners/active', { Authorization: `Bearer ${body.token}` })).status
  expect([await look(own), await look(other)]).toEqual([200, 200])
  await first.post(`/api/admin/staff/${id}/disable`)
  expect([await look(own), await look(other)]).toEqual([200, 401])
  await first.post(`/api/admin/staff/${id}/enable`)
  expect(await look(other)).toBe(401)
})

test('a preview of a disabled account gives no access, even one issued at that moment', async () => {
  const app = await createTestApp()
  const { second, id } = await hire(app)
  const { token } = (await second.post('/api/admin/previews')).body
  await app.db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, id))
  expect((await app.get('/api/banners/active', { Authorization: `Bearer ${token}` })).status).toBe(401)
})

test('a new password and «sign out everywhere» end the previews of that person', async () => {
  const app = await createTestApp()
  const { first, second, id } = await hire(app)
  const given = async (person: typeof first) => {
    const { token } = (await person.post('/api/admin/previews')).body
    return async () => (await app.get('/api/banners/active', { Authorization: `Bearer ${token}` })).status
  }
  const others = await given(first)
  const beforeChange = await given(second)
  const password = { currentPassword: other.password, newPassword: 'una clave muy distinta' }
  expect((await second.post('/api/admin/me/password', password)).status).toBe(204)
  expect(await beforeChange()).toBe(401)
  const beforeLeaving = await given(second)
  expect((await second.post('/api/admin/me/sign-out-everywhere')).status).toBe(204)
  expect(await beforeLeaving()).toBe(401)
  const again = await app.signIn({ ...other, password: password.newPassword })
  const beforeLink = await given(again)
  await choosePassword(depsOf(app), visitor, tokenOf((await issueLink(depsOf(app), id)).link), other.password)
  expect([await beforeLink(), await others()]).toEqual([401, 200])
})

test('a link for one’s own account is denied, because a new password requires the current one', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const { id } = (await staff.get('/api/admin/me')).body
  const response = await staff.post(`/api/admin/staff/${id}/link`)
  expect(response).toMatchObject({
    status: 409,
    body: { error: { code: 'own_account', message: 'Tu propia contraseña se cambia en «Mi cuenta».' } },
  })
  expect(await app.db.$count(staffLinks)).toBe(0)
})

test('expired sessions, links, previews and attempt counts are deleted', async () => {
  const app = await createTestApp()
  const { first, id } = await hire(app)
  await issueLink(depsOf(app), id)
  await first.post('/api/admin/previews')
  await signIn(depsOf(app), visitor, { ...other, password: 'no es esta' }, fromHome())
  const counts = async () =>
    Promise.all([staffSessions, staffLinks, previewTokens, signInAttempts].map((table) => app.db.$count(table)))
  await forgetExpired(app.deps, job)
  expect(await counts()).toEqual([2, 1, 1, 3])
  await passMinutes(app, 15)
  await forgetExpired({ ...app.deps, now: () => new Date(Date.now() + 3 * hour) }, job)
  expect(await counts()).toEqual([0, 1, 1, 0])
  await forgetExpired({ ...app.deps, now: () => new Date(Date.now() + 25 * hour) }, job)
  expect(await counts()).toEqual([0, 0, 0, 0])
})

test('disabling one’s own account is denied, so that one account stays active', async () => {
  const app = await createTestApp()
  const { first, second, id } = await hire(app)
  const { id: own } = (await first.get('/api/admin/me')).body
  const self = await first.post(`/api/admin/staff/${own}/disable`)
  expect(self).toMatchObject({ status: 409, body: { error: { code: 'own_account' } } })
  const both = await Promise.all([
    first.post(`/api/admin/staff/${id}/disable`),
    second.post(`/api/admin/staff/${own}/disable`),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await first.post('/api/admin/staff/nobody/disable')).status).toBeGreaterThanOrEqual(401)
})

test('the first account is created from the settings, once', async () => {
  const app = await createTestApp()
  const deps = depsOf(app)
  expect(await prepareFirstAccount(deps, job, firstStaff)).toBeUndefined()
  expect((await signIn(deps, visitor, firstStaff, fromHome())).outcome).toBe('signed_in')
  await prepareFirstAccount(deps, job, other)
  expect((await signIn(deps, visitor, other, fromHome())).outcome).toBe('denied')
})

test('processes that start together make one first account', async () => {
  const app = await createTestApp()
  const deps = depsOf(app)
  await Promise.all(Array.from({ length: 4 }, () => prepareFirstAccount(deps, job, firstStaff)))
  expect([await app.db.$count(staff), await app.db.$count(staffCredentials)]).toEqual([1, 1])
  expect((await signIn(deps, visitor, firstStaff, fromHome())).outcome).toBe('signed_in')
})

test('without settings a link is issued while there is no account, and none afterwards', async () => {
  const app = await createTestApp()
  const deps = depsOf(app)
  const link = await prepareFirstAccount(deps, job, undefined)
  expect(await readOneTimeLink(deps, tokenOf(link ?? ''))).toBe('first')
  expect(await choosePassword(deps, visitor, tokenOf(link ?? ''), other.password)).toBeUndefined()
  await app.signIn()
  expect(await prepareFirstAccount(deps, job, undefined)).toBeUndefined()
})

test('the links that several processes printed all work, until one of them has made the account', async () => {
  const app = await createTestApp()
  const deps = depsOf(app)
  const tokens = []
  for (let process = 0; process < 3; process++)
    tokens.push(tokenOf((await prepareFirstAccount(deps, job, undefined)) ?? ''))
  for (const token of tokens) expect(await readOneTimeLink(deps, token)).toBe('first')
  const [one = '', another = '', late = ''] = tokens
  const made = await Promise.all([
    makeFirstAccount(deps, visitor, one, firstStaff),
    makeFirstAccount(deps, visitor, another, other),
  ])
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(await makeFirstAccount(deps, visitor, late, other)).toBe(false)
  expect(await app.db.$count(staff)).toBe(1)
})

test('a session of an account disabled directly in the database is denied too', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  await app.db.execute(sql`update staff set disabled_at = now()`)
  expect((await staff.get('/api/admin/me')).status).toBe(401)
  expect(await app.db.select().from(staffSessions)).toEqual([])
})
