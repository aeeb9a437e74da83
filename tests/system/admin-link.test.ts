import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { staffAccount, staffSettings } from '../e2e/staff-account.ts'
import { isPostgresAtHand, startPostgres } from '../support/postgres-server.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { openSession, signInAt } from '../support/staff-session.ts'
import { dataFolder, temporaryFolder } from '../support/test-database.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function command(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['build/program/admin-link.js', ...args], { cwd: root, env })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, out, err }
}

async function start(env: Record<string, string>) {
  const server = await startServer({ PORT: await freePort(), ...env })
  onTestFinished(async () => {
    if (server.child.exitCode === null && server.child.signalCode === null) await server.stop('SIGKILL')
  })
  return server
}

const choosePassword = (url: string, link: string, password: string) =>
  fetch(url + link.slice(new URL(link).origin.length), {
    method: 'POST',
    headers: { Origin: url },
    body: new URLSearchParams({ password }),
    redirect: 'manual',
  })

const linkIn = (output: string) => /^It works once, until 2.*:\n(http:\/\/\S+)\n$/.exec(output)?.[1] ?? ''

/** Signs in with the settings of the first start, then locks the account out and opens it by the command. */
async function losesAndRegains(place: Record<string, string>) {
  const first = await start({ ...place, ...staffSettings })
  expect(first.output()).not.toContain('ignored')
  expect(await first.stop()).toBe(0)

  const server = await start({ ...place, ...staffSettings, ADMIN_PASSWORD: 'otra clave bien larga' })
  await expect.poll(server.output).toContain('ADMIN_EMAIL and ADMIN_PASSWORD were ignored')
  expect(server.output()).not.toContain('otra clave')
  expect((await signInAt(server, 'otra clave bien larga', '10.0.0.1')).status).toBe(401)

  const [earlier, given] = [await command(place, 'MARTA@precinta.example'), await command(place, staffAccount.email)]
  expect([given.code, given.err]).toEqual([0, ''])
  expect((await choosePassword(server.url, linkIn(earlier.out), staffAccount.password)).status).toBe(409)
  const attempts = ['una clave', 'dos claves'].map((words) =>
    choosePassword(server.url, linkIn(given.out), `${words} nuevas y largas`),
  )
  expect((await Promise.all(attempts)).map(({ status }) => status).sort()).toEqual([302, 409])
  const again = linkIn((await command(place, staffAccount.email)).out)
  expect((await choosePassword(server.url, again, staffAccount.password)).status).toBe(302)

  const session = await openSession(server, '10.0.0.2')
  const { data } = (await (await session.get(server, 'staff-events')).json()) as { data: Record<string, string>[] }
  const recorded = data.map(({ kind, byName }) => [kind, byName])
  expect(recorded.slice(0, 3)).toEqual([
    ['password_chosen', 'marta'],
    ['link_by_command', null],
    ['password_chosen', 'marta'],
  ])

  const stranger = await command(place, 'nadie@precinta.example')
  expect(stranger).toEqual({
    code: 1,
    out: '',
    err: 'There is no account of nadie@precinta.example. There are: marta@precinta.example.\n',
  })
  expect(await server.stop()).toBe(0)
}

test('an account whose password is lost is opened by a command while the program runs, and after it was killed', async () => {
  const place = { DATA_DIR: dataFolder(), PUBLIC_URL: 'http://localhost:3000' }
  await losesAndRegains(place)
  const killed = await start(place)
  await killed.stop('SIGKILL')
  const link = linkIn((await command(place, staffAccount.email)).out)
  const server = await start(place)
  expect((await choosePassword(server.url, link, 'una clave tras la caída')).status).toBe(302)
})

test.runIf(isPostgresAtHand())(
  'the command works on PostgreSQL while the program runs',
  { tags: 'thorough' },
  async () => {
    const postgres = startPostgres()
    onTestFinished(postgres.stop)
    await losesAndRegains({ DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder() })
  },
)

test('without an account the command creates a link to the first one', async () => {
  const place = { DATA_DIR: dataFolder() }
  const { out } = await command(place, staffAccount.email)
  const server = await start(place)
  const page = await fetch(server.url + linkIn(out).slice('http://localhost:3000'.length))
  expect(await page.text()).toContain('name="name"')
})

test('wrong arguments and a missing database each print one clear line and create no database', async () => {
  const place = { DATA_DIR: join(temporaryFolder(), 'none') }
  for (const args of [[], ['marta'], ['a@b.cl', 'c@d.cl']]) {
    const usage = 'Usage: npm run admin:link -- name@company.cl\n'
    expect(await command(place, ...args)).toEqual({ code: 1, out: '', err: usage })
  }
  expect((await command(place, 'a@b.cl')).err).toMatch(/^There is no database of this version yet\..*\n$/)
  expect(existsSync(place.DATA_DIR)).toBe(false)
})
