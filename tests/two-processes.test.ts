import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productPath } from '../contract/catalogue/product-path.ts'
import { seedProducts } from '../db/seed/products.ts'
import { aPdf, aPicture } from './catalogue-samples.ts'
import { staffSettings } from './e2e/staff-account.ts'
import { isPostgresAtHand, type PostgresServer, startPostgres } from './postgres-server.ts'
import { aContact } from './samples.ts'
import { freePort, startServer } from './server-process.ts'
import { openSession, signInAt } from './staff-session.ts'
import { temporaryFolder } from './test-database.ts'

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
