import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Connection, connect } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { seed } from '../../demo/seed.ts'
import { createDatabase, temporaryFolder } from '../../tests/support/test-database.ts'
import { changeSettings } from './change-settings.ts'
import { defaultSettings } from './default-settings.ts'
import { createLiveSettings, settingsChannel } from './live-settings.ts'

const onPostgres = inject('postgresUrl') !== undefined
let connections: Connection[]

beforeAll(async () => {
  if (!onPostgres) return
  const databaseUrl = await createDatabase(inject('postgresUrl'))
  const open = () => connect({ databaseUrl, dataDir: temporaryFolder(), onError: () => {} })
  connections = [await open(), await open()]
  for (const { db } of connections) await migrate(db, seed)
})
afterAll(async () => {
  await Promise.all((connections ?? []).map(({ close }) => close()))
})

test.runIf(onPostgres)('settings changed by one process reach another on the same PostgreSQL', async () => {
  const [one, other] = connections
  if (!one || !other) throw new Error('Not connected.')
  const here = await createLiveSettings(one.db, console.error)
  const there = await createLiveSettings(other.db, console.error)
  const stop = other.subscribe(settingsChannel, there.reload)
  const staff = { kind: 'staff' as const, id: '1', name: 'Marta Díaz', email: 'marta@precinta.example' }
  const change = { value: { ...defaultSettings.company, name: 'Otra' }, updatedAt: null }
  await changeSettings({ db: one.db, settings: here, now: () => new Date() }, staff, 'company', change)
  expect(here.current.company.name).toBe('Otra')
  await expect.poll(() => there.current.company.name, { timeout: 10_000 }).toBe('Otra')
  await stop()
})
