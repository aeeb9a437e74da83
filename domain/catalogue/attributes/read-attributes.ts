import { asc } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { attributes } from '../../../db/schema.ts'
import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'

export async function readAttributes(tx: Tx): Promise<Attribute[]> {
  const rows = await tx.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.id))
  return rows.map(({ key, value }) => ({ key, ...value }))
}
