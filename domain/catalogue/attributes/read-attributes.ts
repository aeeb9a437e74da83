import { asc } from 'drizzle-orm'
import type { Attribute } from '../../../contract/catalogue/attributes/attribute.ts'
import type { Tx } from '../../../db/connect.ts'
import { attributes } from '../../../db/schema.ts'

export async function readAttributes(tx: Tx): Promise<Attribute[]> {
  const rows = await tx.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.id))
  return rows.map(({ key, value }) => ({ key, ...value }))
}
