import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Connection, Db } from '../db/connect.ts'
import { lock, transact } from '../db/transact.ts'

import type { MailQueue } from '../domain/deps.ts'

const queue = 'mail'
const givenUp = 'mail-given-up'

/** Attempts go on for more than two days, from 5 s to four hours apart. */
export const mailRetries = { retryLimit: 25, retryDelay: 5, retryBackoff: true, retryDelayMax: 4 * 60 * 60 }

const heartbeatSeconds = 10
const superviseSeconds = 5

const concurrency = 4

type MailJob = { mailId: number }
type Handlers = {
  deliver: (mailId: number) => Promise<void>
  giveUp: (mailId: number) => Promise<void>
  onError: (error: unknown) => void
  retries: typeof mailRetries
}

/** Every mail is its own job, so that one that cannot be delivered does not block the others. */
export async function startMailQueue({ pool, db, isServer }: Connection, handlers: Handlers) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    schedule: false,
  })
  boss.on('error', handlers.onError)
  const prepare = async () => {
    await boss.start()
    await boss.createQueue(givenUp)
    await boss.createQueue(queue, { deadLetter: givenUp })
    await boss.updateQueue(queue, { ...handlers.retries, heartbeatSeconds, expireInSeconds: 120 })
  }
  await (isServer ? oneByOne(db, prepare) : prepare())

  const enqueue: MailQueue['enqueue'] = async (tx, mailIds) => {
    const jobs = mailIds.map((mailId) => ({ data: { mailId } satisfies MailJob }))
    await boss.insert(queue, jobs, { db: fromDrizzle(tx, sql) })
  }
  await enqueueLostMails(db, enqueue)

  await boss.work<MailJob>(givenUp, async ([job]) => job && handlers.giveUp(job.data.mailId))

  const workers: string[] = []
  const wake = () => {
    for (const worker of workers) boss.notifyWorker(worker)
  }
  for (let count = 0; count < concurrency; count++) {
    const worker = await boss.work<MailJob>(queue, { heartbeatRefreshSeconds: 3 }, async ([job]) => {
      // There may be more mails, and the other workers need not wait for their next poll.
      wake()
      if (job) await handlers.deliver(job.data.mailId)
    })
    workers.push(worker)
  }

  let running = true
  return {
    enqueue,
    wake,
    isReady: async () => {
      // A server that rejects changes, such as a replica, cannot store requests.
      const canWrite = sql`current_setting('transaction_read_only') = 'off'`
      const found = await db
        .execute(sql`select 1 from pgboss.queue where name = ${queue} and ${canWrite}`)
        .catch(() => undefined)
      return running && found?.rowCount === 1
    },
    stop: async () => {
      running = false
      await boss.stop({ graceful: true, timeout: 15_000 })
    },
  }
}

/** Two processes that create or upgrade pg-boss's tables at once would fail. */
const oneByOne = (db: Db, prepare: () => Promise<void>) =>
  transact(db, async (tx) => {
    await lock(tx, 'mailQueue')
    await prepare()
  })

/** An import brings the mails that still wait, but not the queue's own tables. */
async function enqueueLostMails(db: Db, enqueue: MailQueue['enqueue']): Promise<void> {
  await transact(db, async (tx) => {
    // Processes that start together must not queue the same mail twice.
    await tx.execute(sql`lock table mails in share row exclusive mode`)
    const lost = await tx.execute<{ id: number }>(sql`
      select id from mails where state = 'queued' and not exists (
        select from pgboss.job
        where name in (${queue}, ${givenUp}) and job.state < 'completed' and (data ->> 'mailId')::integer = mails.id
      )
      order by id`)
    const ids = lost.rows.map(({ id }) => id)
    if (ids.length > 0) await enqueue(tx, ids)
  })
}
