import { lte } from 'drizzle-orm'
import { previewTokens, signInAttempts, staffLinks, staffSessions } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'

export async function forgetExpired({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const moment = now()
  for (const table of [staffSessions, staffLinks, previewTokens]) {
    await db.delete(table).where(lte(table.expiresAt, moment))
  }
  await db.delete(signInAttempts).where(lte(signInAttempts.endsAt, moment))
}
