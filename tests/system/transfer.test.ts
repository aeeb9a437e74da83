import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { isPostgresAtHand, startPostgres } from '../support/postgres-server.ts'
import { aContact, aQuotation } from '../support/samples.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { startSmtpSink } from '../support/smtp-sink.ts'
import { dataFolder, temporaryFolder } from '../support/test-database.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = temporaryFolder()
const first = { DATA_DIR: join(folder, 'first') }
const last = { DATA_DIR: join(folder, 'last') }

/** No mail server listens here, so queued mails stay queued. */
const noMail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'ventas@precinta.example' }

async function run(command: 'db-export' | 'db-import', args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [`build/program/${command}.js`, ...args], { cwd: root, env })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, output: out + err }
}

async function start(env: Record<string, string>) {
  const server = await startServer({ PORT: await freePort(), ...env })
  onTestFinished(async () => {
    if (server.child.exitCode === null && server.child.signalCode === null) await server.stop('SIGKILL')
  })
  const post = async (path: string, body: unknown) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(response.status).toBe(201)
    return (await response.json()) as { id: number; folio: string }
  }
  return { ...server, post }
}

/** The content without the date in the manifest, which differs between exports. */
const contentOf = (path: string) =>
  gunzipSync(readFileSync(path))
    .toString()
    .replace(/"createdAt":"[^"]*"/, '')
    .split('\n')

test.runIf(isPostgresAtHand())(
  'all data moves from the embedded database to PostgreSQL and back, and queued mails are sent',
  { tags: 'thorough', timeout: 900_000 },
  async () => {
    const postgres = startPostgres()
    onTestFinished(postgres.stop)
    const server = { DATA_DIR: join(folder, 'server'), DATABASE_URL: postgres.url }
    const files = ['one.gz', 'two.gz', 'three.gz'].map((name) => join(folder, name))
    const [one = '', two = '', three = ''] = files

    const program = await start({ ...first, ...noMail })
    await program.post('/api/contacts', aContact())
    await program.post('/api/invoices', aQuotation())
    mkdirSync(join(first.DATA_DIR, 'uploads'), { recursive: true })
    const picture = `${'a'.repeat(32)}.jpg`
    writeFileSync(join(first.DATA_DIR, 'uploads', picture), 'picture')
    const inUse = await run('db-export', [one], first)
    expect(inUse).toEqual({ code: 1, output: expect.stringContaining('in use by another process') })
    expect(await program.stop()).toBe(0)

    expect(await run('db-export', [one], first)).toMatchObject({ code: 0 })
    expect(await run('db-import', [one], server)).toMatchObject({ code: 0 })
    expect(await run('db-export', [two], server)).toMatchObject({ code: 0 })
    expect(contentOf(two)).toEqual(contentOf(one))
    expect(await run('db-import', [two], last)).toMatchObject({ code: 0 })
    expect(await run('db-export', [three], last)).toMatchObject({ code: 0 })
    expect(contentOf(three)).toEqual(contentOf(one))
    expect(readdirSync(join(last.DATA_DIR, 'uploads'))).toEqual([picture])

    const smtp = await startSmtpSink()
    onTestFinished(smtp.stop)
    const moved = await start({ ...server, SMTP_URL: smtp.url, MAIL_TO: 'ventas@precinta.example' })
    await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(4)
    expect(await (await fetch(`${moved.url}/media/uploads/${picture}`)).text()).toBe('picture')
    const { id } = await moved.post('/api/contacts', aContact())
    expect(id).toBe(3)
    const whileRunning = await run('db-import', [one, '--replace'], server)
    expect(whileRunning).toEqual({ code: 1, output: expect.stringContaining('Stop it first') })
    expect(await moved.stop()).toBe(0)

    const rejected = await run('db-import', [one], server)
    expect(rejected).toEqual({ code: 1, output: expect.stringContaining('Add --replace') })
    expect(await run('db-import', [one, '--replace'], server)).toMatchObject({ code: 0 })
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBeGreaterThanOrEqual(4)
  },
)

test('an import that is rejected at the end of the file leaves a database that starts as before', {
  timeout: 600_000,
}, async () => {
  const place = { DATA_DIR: dataFolder() }
  const [whole, bad, after] = ['whole.gz', 'bad.gz', 'after.gz'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  expect(await run('db-export', [whole], place)).toMatchObject({ code: 0 })
  const lines = gunzipSync(readFileSync(whole)).toString().trimEnd().split('\n').with(-1, '{"end":true,"files":7}')
  writeFileSync(bad, gzipSync(lines.map((line) => `${line}\n`).join('')))
  const output = 'The file is damaged: its trailer does not fit. Nothing was imported.\n'
  expect(await run('db-import', [bad, '--replace'], place)).toEqual({ code: 1, output })
  expect(await run('db-export', [after], place)).toMatchObject({ code: 0 })
  expect(contentOf(after)).toEqual(contentOf(whole))
})

test('wrong arguments and a missing file each print one clear line and create no database', async () => {
  const place = { DATA_DIR: join(folder, 'other') }
  expect(await run('db-export', [], place)).toEqual({ code: 1, output: 'Usage: npm run db:export -- file\n' })
  expect(await run('db-import', ['a', '--force'], place)).toEqual({
    code: 1,
    output: 'Usage: npm run db:import -- file [--replace]\n',
  })
  expect((await run('db-import', [join(folder, 'none')], place)).output).toMatch(/^ENOENT.*\n$/)
  expect(existsSync(place.DATA_DIR)).toBe(false)
})
