import { expect, inject, onTestFinished, test } from 'vitest'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { seed } from '../demo/seed.ts'
import { createDatabase } from '../tests/support/test-database.ts'
import { mailRetries, startMailQueue } from './mail-queue.ts'

const postgresUrl = inject('postgresUrl')

test.runIf(postgresUrl)('processes that start together on a new database all get their queue', async () => {
  const databaseUrl = await createDatabase(postgresUrl)
  const open = () => connect({ databaseUrl, dataDir: '', onError: console.error })
  const connections = await Promise.all(Array.from({ length: 4 }, open))
  const never = () => new Promise<void>(() => {})
  const handlers = { deliver: never, giveUp: never, onError: console.error, retries: mailRetries }
  await Promise.all(connections.map(({ db }) => migrate(db, seed)))
  const queues = await Promise.all(connections.map((connection) => startMailQueue(connection, handlers)))
  onTestFinished(async () => {
    for (const queue of queues) await queue.stop()
    for (const connection of connections) await connection.close()
  })
  expect(await Promise.all(queues.map((queue) => queue.isReady()))).toEqual([true, true, true, true])
})
