import type { Tx } from '../../db/connect.ts'
import { attributes } from '../../db/schema.ts'
import type { Attribute } from '../../shared/catalogue/attributes/attribute.ts'
import { commonAttributes } from './common.ts'
import { strapAttributes } from './straps.ts'
import { toolAttributes } from './tools.ts'
import { cushionAttributes, wrappingAttributes } from './wrapping.ts'

/** Lists show filters in this order, and so do comparisons with rows, the decisive ones first. */
export const defaultAttributes: Attribute[] = [
  ...strapAttributes,
  ...toolAttributes,
  ...wrappingAttributes,
  ...cushionAttributes,
  ...commonAttributes,
]

export async function seedAttributes(tx: Tx): Promise<void> {
  await tx.insert(attributes).values(defaultAttributes.map(({ key, ...value }, position) => ({ key, position, value })))
}
