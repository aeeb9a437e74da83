import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connect.ts'
import { previewTokens, staff } from '../../../db/schema.ts'
import type { ProductForm } from '../../../shared/catalogue/products.ts'
import type { Staff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'

type Draft = { id: number; form: ProductForm }

/** Without a draft, the preview covers everything unpublished. */
export type PreviewScope = { draft: Draft | undefined }

type Grant = { expiresAt: Date; draft?: Draft | undefined }

/** Only the hash is stored, so that nobody can take a token from the database. */
export async function createPreviewToken(
  { db }: Pick<Deps, 'db'>,
  actor: Staff,
  { expiresAt, draft }: Grant,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db
    .insert(previewTokens)
    .values({ tokenHash: hashOf(token), staffId: actor.id, expiresAt, productId: draft?.id, product: draft?.form })
  return token
}

const bearer = /^Bearer (.+)$/i

export async function findPreview(db: Db, authorization: string, now: Date): Promise<PreviewScope | undefined> {
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

export async function endPreviews(db: Tx, staffId: string): Promise<void> {
  await db.delete(previewTokens).where(eq(previewTokens.staffId, staffId))
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
