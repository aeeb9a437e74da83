import type { Attribute } from '../../../contract/catalogue/attributes/attribute.ts'
import { commonAttributes } from './defaults/common.ts'
import { cushionAttributes } from './defaults/cushions.ts'
import { strapAttributes } from './defaults/straps.ts'
import { toolAttributes } from './defaults/tools.ts'
import { wrappingAttributes } from './defaults/wrapping.ts'

/** Lists show filters, and comparisons rows, in this order. */
export const defaultAttributes: Attribute[] = [
  ...strapAttributes,
  ...toolAttributes,
  ...wrappingAttributes,
  ...cushionAttributes,
  ...commonAttributes,
]
