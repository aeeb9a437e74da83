import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Connection } from '../db/connect.ts'
import type { MailQueue } from '../domain/deps.ts'

const queue = 'mail'
const givenUp = 'mail-given-up'

/** Seconds: from a few up to four hours between two tries, for more than two days. */
export const mailRetries = { retryLimit: 25, retryDelay: 5, retryBackoff: true, retryDelayMax: 4 * 60 * 60 }

/** A delivery that a crash cut off is taken up again when its heartbeat has been missing for this long. */
const heartbeatSeconds = 10
const superviseSeconds = 5

/** Deliveries under way at once. */
const concurrency = 4

type MailJob = { mailId: number }
type Handlers = {
  deliver: (mailId: number) => Promise<void>
  park: (mailId: number) => Promise<void>
  onError: (error: unknown) => void
  retries: typeof mailRetries
}

/** Every mail is a job of its own: one that cannot be delivered never holds up the others. */
export async function startMailQueue({ pool, db }: Connection, handlers: Handlers) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    schedule: false,
  })
  boss.on('error', handlers.onError)
  await boss.start()
  await boss.createQueue(givenUp)
  await boss.createQueue(queue, { deadLetter: givenUp })
  await boss.updateQueue(queue, { ...handlers.retries, heartbeatSeconds, expireInSeconds: 120 })

  await boss.work<MailJob>(givenUp, async ([job]) => job && handlers.park(job.data.mailId))

  const workers: string[] = []
  const wake = () => {
    for (const worker of workers) boss.notifyWorker(worker)
  }
  for (let count = 0; count < concurrency; count++) {
    const worker = await boss.work<MailJob>(queue, { heartbeatRefreshSeconds: 3 }, async ([job]) => {
      // Where there is one mail there may be more: nobody waits for the next poll until the queue is empty.
      wake()
      if (job) await handlers.deliver(job.data.mailId)
    })
    workers.push(worker)
  }

  const mailQueue: MailQueue = {
    enqueue: async (tx, mailIds) => {
      const jobs = mailIds.map((mailId) => ({ data: { mailId } satisfies MailJob }))
      await boss.insert(queue, jobs, { db: fromDrizzle(tx, sql) })
    },
    wake,
  }
  let running = true
  return {
    ...mailQueue,
    /** Whether mails can be queued and are being taken from the queue. */
    isReady: async () => {
      const answer = await db.execute(sql`select 1 from pgboss.queue where name = ${queue}`).catch(() => undefined)
      return running && answer?.rowCount === 1
    },
    stop: async () => {
      running = false
      await boss.stop({ graceful: true, timeout: 15_000 })
    },
  }
}
