import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { staffAccount, staffSettings } from '../e2e/staff-account.ts'
import { canMountDisks } from '../support/can-mount-disks.ts'
import { aPdf } from '../support/catalogue-samples.ts'
import { aContact } from '../support/samples.ts'
import { freePort, spawnServer, startServer } from '../support/server-process.ts'
import { makeReadOnly, mountSmallDisk } from '../support/small-disk.ts'
import { dataFolder, temporaryFolder } from '../support/test-database.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const folder = temporaryFolder()
const sound = dataFolder()
const hasDisks = canMountDisks()

async function startInVain(dataDir: string) {
  const child = spawnServer({ PORT: await freePort(), DATA_DIR: dataDir })
  const [code] = await once(child, 'close')
  return { code, output: child.output() }
}

/** Returns the file that takes all the room. */
function fill(dataDir: string): string {
  const filler = join(dataDir, 'filler')
  expect(() => {
    for (;;) writeFileSync(filler, Buffer.alloc(256 * 1024), { flag: 'a' })
  }).toThrow('ENOSPC')
  return filler
}

const damages: [string, (data: string) => void][] = [
  ['an empty control file', (data) => truncateSync(join(data, 'global/pg_control'), 0)],
  ['no version file', (data) => rmSync(join(data, 'PG_VERSION'))],
  ['no tables', (data) => rmSync(join(data, 'base'), { recursive: true })],
  ['no log', (data) => rmSync(join(data, 'pg_wal'), { recursive: true })],
]

test.each(damages)('a data folder with %s stops the start with one line that says what to do', async (name, damage) => {
  const dataDir = join(folder, name.replaceAll(' ', '-'))
  cpSync(sound, dataDir, { recursive: true })
  damage(join(dataDir, 'postgres/data'))
  const { code, output } = await startInVain(dataDir)
  expect(code).toBe(1)
  expect(output.split('\n')).toHaveLength(2)
  expect(output).toMatch(/^The database in \S+\/postgres cannot be used \(.+\)\. /)
  expect(output).toContain('restore a backup into an empty DATA_DIR with npm run db:import.')
})

test.each([
  ['is damaged', (lock: string) => writeFileSync(lock, 'x'.repeat(5_000))],
  ['cannot be opened', (lock: string) => mkdirSync(lock)],
])('a lock that %s stops the start with one line that says what to do', async (name, damage) => {
  const dataDir = join(folder, name.replaceAll(' ', '-'))
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  damage(join(dataDir, 'postgres/lock'))
  const { code, output } = await startInVain(dataDir)
  expect(code).toBe(1)
  expect(output).toMatch(
    /^The lock \S+\/postgres\/lock cannot be used \(.+\)\. It holds no data: .+ delete the lock, .+\n$/,
  )
})

test.runIf(hasDisks)('a full disk stops the first start with one line that says so', { tags: 'thorough' }, async () => {
  const dataDir = mountSmallDisk(20)
  const { code, output } = await startInVain(dataDir)
  expect(code).toBe(1)
  expect(output).toMatch(/^The disk of the data folder \S+ is full \(\d+ MB free\): make room, then start again\.\n$/)
})

test.runIf(hasDisks)(
  'a full disk stops the start on an existing database with one line that says so',
  { tags: 'thorough' },
  async () => {
    const dataDir = mountSmallDisk(150)
    cpSync(sound, dataDir, { recursive: true })
    fill(dataDir)
    const { code, output } = await startInVain(dataDir)
    expect(code).toBe(1)
    expect(output).toMatch(/^The disk of the data folder \S+ is full \(0 MB free\): make room, then start again\.\n$/)
  },
)

test.runIf(hasDisks)(
  'while a disk is full or read-only, uploads and readiness are 503; both recover',
  { tags: 'thorough' },
  async () => {
    const dataDir = mountSmallDisk(150)
    const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal', TRUST_PROXY: '1', ...staffSettings }
    const server = await startServer({ PORT: await freePort(), ...settings })
    onTestFinished(async () => {
      await server.stop('SIGKILL')
    })
    let visitors = 0
    const post = async () => {
      visitors += 1
      const headers = {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}`,
      }
      const body = JSON.stringify({ ...aContact(), message: 'x'.repeat(1_900) })
      const response = await fetch(`${server.url}/api/contacts`, { method: 'POST', headers, body })
      return { status: response.status, body: await response.json() }
    }
    const signIn = await fetch(`${server.url}/login`, {
      method: 'POST',
      headers: { Origin: server.url },
      body: new URLSearchParams(staffAccount),
      redirect: 'manual',
    })
    const cookies = signIn.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    const upload = async () => {
      const headers = { Origin: server.url, Cookie: cookies.join('; ') }
      const body = aPdf()
        .toString('latin1')
        .replace('trailer', `${'%\n'.repeat(300_000)}trailer`)
      return (await fetch(`${server.url}/api/admin/uploads/pdfs`, { method: 'POST', headers, body })).status
    }
    const readiness = async () => (await fetch(`${server.url}/readyz`)).status
    expect([await readiness(), await upload()]).toEqual([200, 201])

    const filler = fill(dataDir)
    expect([await readiness(), await upload()]).toEqual([503, 503])
    // A few requests may still fit into pages that are already allocated.
    let last = await post()
    for (let number = 0; number < 50 && last.status === 201; number++) last = await post()
    expect(last).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
    expect((await fetch(`${server.url}/productos`)).status).toBe(200)

    rmSync(filler)
    expect([await readiness(), await upload()]).toEqual([200, 201])
    expect((await post()).status).toBe(201)

    const makeWritable = makeReadOnly(dataDir)
    expect([await readiness(), await upload()]).toEqual([503, 503])
    makeWritable()
    expect([await readiness(), await upload()]).toEqual([200, 201])
    expect((await post()).status).toBe(201)
  },
)
