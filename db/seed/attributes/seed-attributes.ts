import { eq } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'
import { attributes, changes } from '../../schema.ts'
import { defaultAttributes } from './default-attributes.ts'

/** Databases that are older than the table get the defaults too. What staff deleted stays deleted. */
export async function seedAttributes(tx: Tx): Promise<void> {
  const isUsed = (await tx.$count(attributes)) > 0 || (await tx.$count(changes, eq(changes.kind, 'attribute'))) > 0
  if (isUsed) return
  await tx.insert(attributes).values(defaultAttributes.map(({ key, ...value }, position) => ({ key, position, value })))
}
