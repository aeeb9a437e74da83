import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedProducts } from '../../demo/products.ts'
import { productPath } from '../../shared/catalogue/addresses.ts'
import { staffAccount, staffSettings } from '../e2e/staff-account.ts'
import { aPdf, aPicture } from '../support/catalogue-samples.ts'
import { isPostgresAtHand, type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { aContact } from '../support/samples.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { openSession, signInAt } from '../support/staff-session.ts'
import { temporaryFolder } from '../support/test-database.ts'

const hasText = async (url: string, text: string) => (await (await fetch(url)).text()).includes(text)

describe.runIf(isPostgresAtHand())('two processes with own folders on one PostgreSQL', () => {
  const folder = temporaryFolder()
  let postgres: PostgresServer
  let one: Server
  let other: Server

  type Server = Awaited<ReturnType<typeof start>>

  async function start() {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    const settings = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'info' }
    const server = await startServer({ PORT: await freePort(), ...settings, ...staffSettings })
    return { ...server, cache: join(dataDir, 'cache') }
  }

  async function rowsOf<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
    const client = new pg.Client(postgres.url)
    await client.connect()
    const { rows } = await client.query<Row>(query).finally(() => client.end())
    return rows
  }

  /** What the back office does in one transaction, up to its commit. */
  async function beginRenaming(id: number, name: string) {
    const client = new pg.Client(postgres.url)
    await client.connect()
    await client.query('begin')
    await client.query('update products set name = $2 where id = $1', [id, name])
    await client.query(
      `insert into changes (at, staff_id, staff_name, kind, record_id, record_name, act)
       values (now(), 'ana', 'Ana', 'product', $1, $2, 'updated')`,
      [id, name],
    )
    return { commit: () => client.query('notify catalogue; commit').finally(() => client.end()) }
  }

  beforeAll(async () => {
    postgres = startPostgres()
    ;[one, other] = await Promise.all([start(), start()])
  }, 240_000)
  afterAll(async () => {
    for (const server of [one, other]) if (server?.child.exitCode === null) await server.stop('SIGKILL')
    postgres?.stop()
  })

  test('which start at once on an empty database, seed it once and create the first account once', async () => {
    const counts = `select (select count(*) from products)::integer as products, (select count(*) from staff)::integer as staff`
    expect(await rowsOf(counts)).toEqual([{ products: seedProducts.length, staff: 1 }])
    for (const { url, output } of [one, other]) {
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      expect(output()).not.toContain('background failure')
    }
  })

  test('a product that is edited on one is shown by the other, also on a page that it had cached', async () => {
    const staff = await openSession(one, '10.0.0.1')
    const product = await (await staff.get(one, 'products/108')).json()
    const isShownBy = ({ url }: Server, name: string) => hasText(url + productPath(product), name)
    expect(await isShownBy(other, product.name)).toBe(true)
    expect(await isShownBy(other, 'Zuncho editado')).toBe(false)
    expect((await staff.put(one, 'products/108', { ...product, name: 'Zuncho editado' })).status).toBe(200)
    expect(await isShownBy(one, 'Zuncho editado')).toBe(true)
    await expect.poll(() => isShownBy(other, 'Zuncho editado')).toBe(true)
  })

  test('a setting that is saved on one applies to the other', async () => {
    const staff = await openSession(one, '10.0.0.2')
    const company = await (await staff.get(one, 'settings/company')).json()
    const isShown = () => hasText(`${other.url}/contacto`, '+56 2 2999 8877')
    expect(await isShown()).toBe(false)
    const phones = { ...company.phones, sales: '+56 2 2999 8877' }
    expect((await staff.put(one, 'settings/company', { ...company, phones })).status).toBe(200)
    await expect.poll(isShown).toBe(true)
  })

  test('a product is shown as edited although a setting was saved while its change was being committed', async () => {
    const staff = await openSession(one, '10.0.0.8')
    const nameAt = async (id: number) => (await (await fetch(`${other.url}/api/products/${id}`)).json()).name
    const earlier = await beginRenaming(110, 'Zuncho de antes')
    const later = await beginRenaming(111, 'Zuncho de después')
    const hours = await (await staff.get(one, 'settings/hours')).json()
    const closing = { ...hours, closedDays: [{ date: '2031-02-03', name: 'Inventario' }] }
    expect((await staff.put(one, 'settings/hours', closing)).status).toBe(200)
    await earlier.commit()
    await expect.poll(() => nameAt(110)).toBe('Zuncho de antes')
    await later.commit()
    await expect.poll(() => nameAt(111)).toBe('Zuncho de después')
  })

  test('a file that is uploaded to one is served by the other, also after its cache was deleted', async () => {
    const staff = await openSession(one, '10.0.0.3')
    const pdf = await (await staff.upload(one, 'uploads/pdfs', aPdf())).json()
    const picture = await (await staff.upload(one, 'uploads/pictures', await aPicture())).json()
    const read = async (src: string) => Buffer.from(await (await fetch(other.url + src)).arrayBuffer())
    for (let round = 0; round < 2; round++) {
      expect(await read(pdf.src)).toEqual(aPdf())
      expect((await fetch(other.url + picture.src)).headers.get('Content-Type')).toBe('image/jpeg')
      rmSync(other.cache, { recursive: true })
    }
    expect((await fetch(`${other.url}/media/uploads/${'0'.repeat(32)}.jpg`)).status).toBe(404)
  })

  test('signing out on one ends the session on the other', async () => {
    const staff = await openSession(one, '10.0.0.4')
    expect((await staff.get(other, 'me')).status).toBe(200)
    expect((await staff.post(one, 'me/sign-out')).status).toBe(204)
    expect((await staff.get(other, 'me')).status).toBe(401)
  })

  test('a sign-in with the old password, underway while another process changes it, is denied', async () => {
    const client = new pg.Client(postgres.url)
    await client.connect()
    await client.query('begin; lock table staff_sessions')
    const signingIn = signInAt(one, staffAccount.password, '10.0.0.9')
    const isWaiting = `select from pg_locks where relation = 'staff_sessions'::regclass and not granted`
    await expect.poll(async () => (await client.query(isWaiting)).rowCount).toBe(1)
    const before = await client.query('select id, password from staff_credentials')
    await client.query(`update staff_credentials set password = 'another'; delete from staff_sessions; commit`)
    const { status, headers } = await signingIn
    expect([status, headers.getSetCookie()]).toEqual([401, []])
    expect(await rowsOf('select from staff_sessions')).toEqual([])
    for (const { id, password } of before.rows)
      await client.query('update staff_credentials set password = $2 where id = $1', [id, password])
    await client.end()
  })

  test('wrong passwords are counted together', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) {
      statuses.push((await signInAt(attempt % 2 ? one : other, 'una clave equivocada', '10.0.0.5')).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('requests are limited together, and the inbox of each shows those that the other received', async () => {
    const staff = await openSession(one, '10.0.0.6')
    const send = ({ url }: Server, name: string) =>
      fetch(`${url}/api/contacts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.0.0.7' },
        body: JSON.stringify({ ...aContact(), name }),
      })
    const before = (await staff.get(one, 'requests/pulse')).headers.get('ETag')
    const responses = []
    for (let turn = 0; turn < 44; turn++) responses.push(await send(turn % 2 ? one : other, `Ana ${turn}`))
    const stored = responses.filter(({ status }) => status === 201)
    expect(stored.length).toBeGreaterThanOrEqual(20)
    // Each alone would allow 20, and one that waits too long for the database counts alone for a while.
    expect(stored.length).toBeLessThan(40)
    expect((await staff.get(one, 'requests/pulse')).headers.get('ETag')).not.toBe(before)
    const { folio } = await (stored[0] ?? Response.error()).json()
    for (const server of [one, other])
      expect(JSON.stringify(await (await staff.get(server, 'requests')).json())).toContain(folio)
  })

  test('a request that another process hangs with is 503, and is stored once that has ended', async () => {
    const client = new pg.Client(postgres.url)
    await client.connect()
    await client.query(`begin; insert into idempotency_keys (key, body_hash, request_id) values ('held', '', 1)`)
    const send = () =>
      fetch(`${one.url}/api/contacts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.0.0.10', 'Idempotency-Key': 'held' },
        body: JSON.stringify(aContact()),
        // The site's forms wait this long.
        signal: AbortSignal.timeout(30_000),
      })
    const { status, headers } = await send()
    expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
    await client.end()
    expect((await send()).status).toBe(201)
  })

  test('daily and hourly work is done once', async () => {
    const names = ['expired-credentials', 'quotes', 'request-counts', 'retention', 'trash']
    const done = () =>
      [one, other]
        .flatMap(({ output }) => [...output().matchAll(/"chore":"([\w-]+)"/g)])
        .map(([, name]) => name)
        .sort()
    await expect.poll(done).toEqual(names)
    for (const server of [one, other]) expect(await server.stop()).toBe(0)
    expect(done()).toEqual(names)
    const due = await rowsOf<{ name: string }>('select name from chores where due_at > now() order by name')
    expect(due.map(({ name }) => name)).toEqual(names)
  })
})
