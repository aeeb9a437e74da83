import { expect, inject, test } from 'vitest'
import { createDatabase } from '../tests/support/test-database.ts'
import { connect } from './connect.ts'
import { requirementMissed } from './server-requirements.ts'

test.each([
  [130_011, 'DATABASE_URL: the server is PostgreSQL 13; upgrade it to 15 or later.'],
  [150_000, undefined],
  [180_001, undefined],
])('a server of version %i', (version, message) => {
  expect(requirementMissed({ version, encoding: 'UTF8' })).toBe(message)
})

test.runIf(inject('postgresUrl'))('connecting to a database that is not in UTF8 fails with instructions', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'), `encoding 'LATIN1' locale 'C' template template0`)
  await expect(connect({ databaseUrl, dataDir: '', onError: console.error })).rejects.toThrow(
    "DATABASE_URL: the database has the encoding LATIN1; create one with encoding 'UTF8' template template0.",
  )
})
