import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { running } from '../tests/running.ts'
import { temporaryFolder } from '../tests/test-database.ts'
import { removeLeftovers } from './remove-leftovers.ts'

const picture = '0123456789abcdef0123456789abcdef.jpg'

test('unfinished files are removed after a day; recent and complete files stay, and all stay if the process stops', async () => {
  const folder = temporaryFolder()
  const put = (name: string, at: Date) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), 'half')
    utimesSync(join(folder, name), at, at)
  }
  const now = new Date('2026-11-15T12:00:00Z')
  const [yesterday, today] = [new Date('2026-11-14T11:00:00Z'), new Date('2026-11-15T11:00:00Z')]
  for (const name of ['backup-1.unfinished', 'mail/1.eml.unfinished', `uploads/.${picture}`]) put(name, yesterday)
  for (const name of ['backup-2.unfinished', 'mail/2.eml.unfinished', `uploads/.${picture}.2`]) put(name, today)
  for (const name of ['backup.gz', 'mail/3.eml', `uploads/${picture}`]) put(name, yesterday)

  const all = readdirSync(folder, { recursive: true })
  await removeLeftovers(folder, now, AbortSignal.abort())
  expect(readdirSync(folder, { recursive: true })).toEqual(all)
  await removeLeftovers(folder, now, running)

  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'backup-2.unfinished',
    'backup.gz',
    'mail',
    'mail/2.eml.unfinished',
    'mail/3.eml',
    'uploads',
    `uploads/.${picture}.2`,
    `uploads/${picture}`,
  ])
})
