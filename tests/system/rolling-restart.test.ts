import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { isPostgresAtHand, startPostgres } from '../support/postgres-server.ts'
import { aContact } from '../support/samples.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/test-database.ts'

/** A proxy closes connections that are idle for a shorter time than a process drains. */
const idleMs = 1_000
const drain = { DRAIN_SECONDS: '3', TRUST_PROXY: '1' }

type Visit = { path: string; agent: Agent; body?: string | undefined; key?: string }
type Reply = { status: number | undefined; connection: string | undefined }

const send = (port: string, { path, agent, body, key = '' }: Visit): Promise<Reply> =>
  new Promise((done, fail) => {
    const from = `192.0.2.${Math.floor(Math.random() * 250)}`
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': from }
    const options = body ? { method: 'POST', headers } : {}
    request({ port, path, agent, ...options }, (response) => {
      const { statusCode: status, headers } = response.resume()
      response.on('error', fail).on('end', () => done({ status, connection: headers.connection }))
    })
      .on('error', fail)
      .end(body)
  })

test('SIGTERM ends readiness first; the process serves on without keeping connections, then ends', async () => {
  const port = await freePort()
  const server = await startServer({ PORT: port, DATA_DIR: temporaryFolder(), ...drain })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  expect(await send(port, { path: '/', agent })).toMatchObject({ status: 200, connection: 'keep-alive' })
  const ended = server.stop('SIGTERM')
  await expect.poll(async () => (await send(port, { path: '/readyz', agent })).status).toBe(503)
  expect(await send(port, { path: '/', agent })).toMatchObject({ status: 200, connection: 'close' })
  expect(await ended).toBe(0)
})

/** Like nginx: turns to the other process if one accepts no connection or breaks it. The key makes that safe. */
function balance(ports: string[]) {
  const agent = new Agent({ keepAlive: true, timeout: idleMs })
  let turn = 0
  return (visit: Omit<Visit, 'agent'>): Promise<Reply> => {
    const [first = '', second = ''] = turn++ % 2 === 0 ? ports : ports.toReversed()
    return send(first, { ...visit, agent }).catch(() => send(second, { ...visit, agent }))
  }
}

test.runIf(isPostgresAtHand())(
  'two processes are restarted one after the other, and no request fails',
  { tags: 'thorough' },
  async () => {
    const postgres = startPostgres()
    onTestFinished(postgres.stop)
    const ports = [await freePort(), await freePort()]
    const start = (PORT: string) =>
      startServer({ PORT, DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder(), ...drain })
    const running = new Map<string, Awaited<ReturnType<typeof start>>>()
    onTestFinished(async () => {
      for (const server of running.values()) await server.stop('SIGKILL')
    })
    for (const port of ports) running.set(port, await start(port))

    const visit = balance(ports)
    const replies: (number | string | undefined)[] = []
    let isOver = false
    const visitor = async () => {
      while (!isOver) {
        for (const body of [undefined, undefined, undefined, JSON.stringify(aContact())]) {
          const reply = visit({ path: body ? '/api/contacts' : '/productos', body, key: randomUUID() })
          replies.push(await reply.then(({ status }) => status, String))
        }
      }
    }
    const visitors = Array.from({ length: 8 }, visitor)
    for (const port of ports) {
      expect(await running.get(port)?.stop('SIGTERM')).toBe(0)
      running.set(port, await start(port))
    }
    isOver = true
    await Promise.all(visitors)
    expect(new Set(replies)).toEqual(new Set([200, 201]))
    const client = new pg.Client(postgres.url)
    await client.connect()
    const { rows } = await client.query('select count(*)::integer as stored from requests')
    await client.end()
    expect(rows).toEqual([{ stored: replies.filter((status) => status === 201).length }])
  },
)
