import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { previewTokens } from '../db/schema.ts'

/**
 * Lets whoever holds it see what is not public yet, until it expires or the account of who gave it is disabled. Only its
 * hash is kept.
 */
export async function createPreviewToken(db: Db, staffId: string, expiresAt: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(previewTokens).values({ tokenHash: hashOf(token), staffId, expiresAt })
  return token
}

const bearer = /^Bearer (.+)$/i

/** Whether an Authorization header carries a token that still holds. */
export async function isPreview(db: Db, authorization: string, now: Date): Promise<boolean> {
  const token = bearer.exec(authorization)?.[1]
  if (!token) return false
  const [found] = await db
    .select({ expiresAt: previewTokens.expiresAt })
    .from(previewTokens)
    .where(and(eq(previewTokens.tokenHash, hashOf(token)), gt(previewTokens.expiresAt, now)))
  return found !== undefined
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
