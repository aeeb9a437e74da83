import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { staffSettings } from '../e2e/staff-account.ts'
import { startForwarder } from '../support/forwarder.ts'
import { isPostgresAtHand, startPostgres } from '../support/postgres-server.ts'
import { aContact, aQuotation } from '../support/samples.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { openSession } from '../support/staff-session.ts'
import { temporaryFolder } from '../support/test-database.ts'

const dataDir = temporaryFolder()

/** The server reaches its database through a network that can fail. */
async function start() {
  const postgres = startPostgres()
  onTestFinished(postgres.stop)
  const network = await startForwarder({ path: postgres.socket })
  onTestFinished(network.stop)
  const server = await startServer({
    PORT: await freePort(),
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    ...staffSettings,
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${network.port}/postgres`,
  })
  onTestFinished(async () => {
    await server.stop('SIGKILL')
  })
  const ask = async <T extends pg.QueryResultRow>(text: string) => {
    const client = new pg.Client(postgres.url)
    await client.connect()
    const { rows } = await client.query<T>(text)
    await client.end()
    return rows
  }
  const requestCount = async () => (await ask<{ n: number }>('select count(*)::integer as n from requests'))[0]?.n
  return { ...server, postgres, network, ask, requestCount }
}

/** The site's forms wait this long. */
const formWaitsMs = 30_000

let visitors = 0

/** Each from an address of its own, because they are limited by address. */
const send = (url: string, path: string, body: unknown, key: string) =>
  fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': `192.0.2.${visitors++}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(formWaitsMs),
  })

const statusOf = async (url: string) => (await fetch(url)).status

const mailCount = () => readdirSync(join(dataDir, 'mail')).length

/** Everything that uses the database works again, without a restart. */
async function expectRecovery({ url, ask }: Awaited<ReturnType<typeof start>>, mailsBefore: number) {
  await expect.poll(() => statusOf(`${url}/readyz`)).toBe(200)
  await expect.poll(mailCount, { timeout: 60_000 }).toBe(mailsBefore + 2)
  await ask(`
    update products set name = 'Zuncho del día' where id = 108;
    insert into changes (at, staff_id, staff_name, kind, record_id, record_name, act)
    values (now(), 'ana', 'Ana', 'product', 108, 'Zuncho del día', 'updated');
    notify catalogue`)
  const name = async () => (await (await fetch(`${url}/api/products/108`)).json()).name
  await expect.poll(name).toBe('Zuncho del día')
}

test.runIf(isPostgresAtHand())(
  'a network that drops everything costs visitors a 503 before their form gives up; a retry stores the request once',
  async () => {
    const server = await start()
    const { url, network, requestCount } = server
    const key = randomUUID()
    expect((await send(url, 'contacts', aContact(), randomUUID())).status).toBe(201)
    await expect.poll(mailCount).toBe(2)
    network.fallSilent()
    const failed = await Promise.all(Array.from({ length: 25 }, () => send(url, 'contacts', aContact(), key)))
    for (const { status, headers } of failed) expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await statusOf(`${url}/readyz`)).toBe(503)
    expect(await statusOf(`${url}/healthz`)).toBe(200)
    for (const path of ['/', '/productos', '/contacto', '/api/products']) expect(await statusOf(url + path)).toBe(200)
    network.recover()
    await expect.poll(async () => (await send(url, 'contacts', aContact(), key)).status).toBe(201)
    expect(await requestCount()).toBe(2)
    await expectRecovery(server, 2)
    expect(server.output().split('\n').length).toBeLessThan(60)
  },
)

test.runIf(isPostgresAtHand())('a database that restarts after a crash is used again', async () => {
  const server = await start()
  const { url, postgres, requestCount } = server
  const mails = mailCount()
  postgres.restart()
  const key = randomUUID()
  await expect.poll(async () => (await send(url, 'invoices', aQuotation(), key)).status).toBe(201)
  expect(await requestCount()).toBe(1)
  await expectRecovery(server, mails)
})

test.runIf(isPostgresAtHand())('a commit whose response is lost is 503, and a retry gets its receipt', async () => {
  const { url, network, requestCount } = await start()
  const key = randomUUID()
  // The queue commits too, so another connection may be the one that breaks.
  const statuses: number[] = []
  while (!statuses.includes(503)) {
    network.loseResponseTo('commit')
    statuses.push((await send(url, 'contacts', aContact(), key)).status)
  }
  const again = await send(url, 'contacts', aContact(), key)
  expect(again.status).toBe(201)
  expect((await again.json()).folio).toMatch(/^CON-/)
  expect(await requestCount()).toBe(1)
})

test.runIf(isPostgresAtHand())(
  'a database that rejects every change ends readiness until it accepts them',
  async () => {
    const { url, ask } = await start()
    const rejectChanges = async (isOn: boolean) => {
      await ask(`begin read write; alter database postgres set default_transaction_read_only = ${isOn}; commit`)
      await ask(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'precinta'`)
    }
    await rejectChanges(true)
    expect((await send(url, 'contacts', aContact(), randomUUID())).status).toBe(503)
    await expect.poll(() => statusOf(`${url}/readyz`)).toBe(503)
    await rejectChanges(false)
    await expect.poll(() => statusOf(`${url}/readyz`)).toBe(200)
    expect((await send(url, 'contacts', aContact(), randomUUID())).status).toBe(201)
  },
)

test.runIf(isPostgresAtHand())(
  'a process whose folder was deleted stores mails and makes backups as before',
  async () => {
    const server = await start()
    const staff = await openSession(server, '192.0.2.250')
    rmSync(dataDir, { recursive: true })
    expect((await staff.post(server, 'backup')).status).toBe(200)
    rmSync(dataDir, { recursive: true })
    expect((await send(server.url, 'contacts', aContact(), randomUUID())).status).toBe(201)
    const filed = `select from mails where state = 'filed'`
    await expect.poll(async () => (await server.ask(filed)).length).toBe(2)
    expect(mailCount()).toBe(2)
  },
)
