import type { Attribute } from '../../../contract/catalogue/attributes/attribute.ts'
import { commonAttributes } from './common.ts'
import { cushionAttributes } from './cushions.ts'
import { strapAttributes } from './straps.ts'
import { toolAttributes } from './tools.ts'
import { wrappingAttributes } from './wrapping.ts'

/** Lists show filters in this order, and so do comparisons with rows, the decisive ones first. */
export const defaultAttributes: Attribute[] = [
  ...strapAttributes,
  ...toolAttributes,
  ...wrappingAttributes,
  ...cushionAttributes,
  ...commonAttributes,
]
