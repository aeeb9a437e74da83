import type { ChildProcess } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { idempotencyKeys, mails, requests } from '../../db/schema.ts'
import { aQuotation } from '../support/samples.ts'
import { freePort, spawnServer, startServer } from '../support/server-process.ts'
import { startSmtpSink } from '../support/smtp-sink.ts'
import { dataFolder } from '../support/test-database.ts'

const thoroughRounds = Number(process.env.CRASH_ROUNDS ?? 20)
const visitors = 6
const pauseMs = 600
const lifeMs = { shortest: 100, longest: 1500 }

/** Retries under one idempotency key until a response arrives, as the site's form does when the network fails. */
async function submit(url: string, key: string, isOver: () => boolean): Promise<string | undefined> {
  const body = JSON.stringify({ ...aQuotation(), email: `${key}@empresa.example` })
  const address = Array.from({ length: 4 }, () => randomInt(256)).join('.')
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': address }
  while (!isOver()) {
    const response = await fetch(`${url}/api/invoices`, { method: 'POST', headers, body }).catch(() => undefined)
    if (response?.status === 201) {
      const receipt = await response.json().catch(() => undefined)
      if (receipt) return receipt.folio
    } else if (response) {
      throw new Error(`Unexpected response ${response.status}: ${await response.text()}`)
    }
    await wait(50)
  }
  return undefined
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

test('killed four times at random, the server loses and duplicates no confirmed request', () => survive(4), 600_000)

test(
  `killed ${thoroughRounds} times at random, it loses and duplicates none either`,
  {
    tags: 'thorough',
    timeout: 600_000,
  },
  () => survive(thoroughRounds),
)

async function survive(rounds: number): Promise<void> {
  const dataDir = dataFolder()
  const smtp = await startSmtpSink({ response: () => wait(randomInt(30), undefined) })
  onTestFinished(smtp.stop)
  const env = {
    PORT: await freePort(),
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    MAIL_TO: 'ventas@precinta.example',
    TRUST_PROXY: '1',
  }
  const url = `http://127.0.0.1:${env.PORT}`

  const confirmed = new Map<string, string>()
  let over = false
  const visit = async () => {
    while (!over) {
      const key = randomUUID()
      const folio = await submit(url, key, () => over)
      if (folio) confirmed.set(key, folio)
      await wait(randomInt(pauseMs))
    }
  }

  const visits = Array.from({ length: visitors }, visit)
  for (let round = 0; round < rounds; round++) {
    // Every other round kills the process during startup or recovery.
    const server = round % 2 ? await startServer(env) : spawnServer(env)
    await wait(randomInt(lifeMs.shortest, lifeMs.longest))
    await kill('child' in server ? server.child : server)
  }
  over = true
  await Promise.all(visits)

  const last = await startServer(env)
  const mailedTo = () => new Set(smtp.received.flatMap(({ envelopeTo }) => envelopeTo))
  const subjects = () => smtp.received.map(({ subject }) => subject).join('\n')
  await expect
    .poll(() => [...confirmed.keys()].filter((key) => !mailedTo().has(`${key}@empresa.example`)), { timeout: 300_000 })
    .toEqual([])
  await expect
    .poll(() => [...confirmed.values()].filter((folio) => !subjects().includes(`${folio} · `)), { timeout: 300_000 })
    .toEqual([])
  await last.stop()

  const { db, close } = await connect({ databaseUrl: undefined, dataDir, onError: console.error })
  const stored = await db.select().from(requests)
  const keys = await db.select().from(idempotencyKeys)
  const queued = await db.select().from(mails)
  await close()

  console.log(
    `${confirmed.size} confirmed, ${stored.length} stored, ${smtp.received.length} mails over ${rounds} crashes`,
  )
  expect(confirmed.size).toBeGreaterThan(rounds)
  expect(new Set(stored.map(({ folio }) => folio)).size).toBe(stored.length)
  expect(new Set(stored.map(({ email }) => email)).size).toBe(stored.length)
  expect(keys).toHaveLength(stored.length)
  expect(queued).toHaveLength(2 * stored.length)
  const folioByEmail = new Map(stored.map(({ email, folio }) => [email, folio]))
  for (const [key, folio] of confirmed) expect(folioByEmail.get(`${key}@empresa.example`)).toBe(folio)
}
