import type { Attribute } from '../../../contract/catalogue/attributes/attribute.ts'
import { commonAttributes } from './common.ts'
import { cushionAttributes } from './cushions.ts'
import { strapAttributes } from './straps.ts'
import { toolAttributes } from './tools.ts'
import { wrappingAttributes } from './wrapping.ts'

/** Lists show filters, and comparisons rows, in this order. */
export const defaultAttributes: Attribute[] = [
  ...strapAttributes,
  ...toolAttributes,
  ...wrappingAttributes,
  ...cushionAttributes,
  ...commonAttributes,
]
