import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { ProductForm } from '../../../contract/catalogue/products.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { previewTokens, staff } from '../../../db/schema.ts'

/** A product as a form has it, saved or not. */
type Draft = { id: number; form: ProductForm }

/** With a draft it is of that product alone, else of all that is not public yet. */
export type Preview = { draft: Draft | undefined }

type Grant = { staffId: string; expiresAt: Date; draft?: Draft | undefined }

/**
 * Lets whoever holds it see what is not public yet, until it expires or the account of who gave it is disabled. Only its
 * hash is kept.
 */
export async function createPreviewToken(db: Db, { staffId, expiresAt, draft }: Grant): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db
    .insert(previewTokens)
    .values({ tokenHash: hashOf(token), staffId, expiresAt, productId: draft?.id, product: draft?.form })
  return token
}

const bearer = /^Bearer (.+)$/i

/** What an Authorization header lets one see, if it carries a token that still holds. */
export async function findPreview(db: Db, authorization: string, now: Date): Promise<Preview | undefined> {
  const token = bearer.exec(authorization)?.[1]
  if (!token) return undefined
  const [found] = await db
    .select({ productId: previewTokens.productId, product: previewTokens.product })
    .from(previewTokens)
    .innerJoin(staff, and(eq(staff.id, previewTokens.staffId), isNull(staff.disabledAt)))
    .where(and(eq(previewTokens.tokenHash, hashOf(token)), gt(previewTokens.expiresAt, now)))
  if (!found) return undefined
  const { productId, product } = found
  return { draft: productId && product ? { id: productId, form: product } : undefined }
}

/** Of all that somebody gave. */
export async function endPreviews(db: Tx, staffId: string): Promise<void> {
  await db.delete(previewTokens).where(eq(previewTokens.staffId, staffId))
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
