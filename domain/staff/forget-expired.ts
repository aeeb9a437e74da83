import { lte } from 'drizzle-orm'
import { previewTokens, staffLinks, staffSessions } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { forgetExpiredAttempts } from './count-attempts.ts'

export async function forgetExpired({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const moment = now()
  for (const table of [staffSessions, staffLinks, previewTokens]) {
    await db.delete(table).where(lte(table.expiresAt, moment))
  }
  await forgetExpiredAttempts(db)
}
