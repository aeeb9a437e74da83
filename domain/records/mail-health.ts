import { sql } from 'drizzle-orm'
import type { MailHealth } from '../../contract/admin/dashboard.ts'
import type { Db } from '../../db/connect.ts'
import { mails } from '../../db/schema.ts'

type Row = Omit<MailHealth, 'oldestWaiting' | 'lastSent'> & { oldestWaiting: Date | null; lastSent: Date | null }

/** Whether mails leave: how many wait or were given up, since when, and when the last one went out. */
export async function readMailHealth(db: Db): Promise<MailHealth> {
  const { rows } = await db.execute<Row>(sql`
    select count(*) filter (where state = 'queued')::integer as queued,
      count(*) filter (where state = 'failed')::integer as failed,
      count(*) filter (where state = 'filed')::integer as filed,
      min(created_at) filter (where state = 'queued') as "oldestWaiting",
      max(sent_at) filter (where state = 'sent') as "lastSent"
    from ${mails}`)
  const [row] = rows
  if (!row) throw new Error('A count gave no row.')
  const text = (moment: Date | null) => moment && new Date(moment).toISOString()
  return { ...row, oldestWaiting: text(row.oldestWaiting), lastSent: text(row.lastSent) }
}
