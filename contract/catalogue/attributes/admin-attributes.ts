import * as z from 'zod/mini'
import { listOf } from '../../list.ts'
import { Attribute } from './attribute.ts'
import { attributeFaults } from './attribute-faults.ts'

const withoutFaults = z.check<Attribute>(({ value, issues }) => {
  for (const fault of attributeFaults(value)) issues.push({ code: 'custom', input: value, ...fault })
})

export const AttributeForm = z.extend(Attribute, {}).check(withoutFaults)

/** `updatedAt` identifies the version that the change is based on. */
export const AttributeChange = z.extend(Attribute, { updatedAt: z.string() }).check(withoutFaults)

export const AdminAttribute = z.extend(Attribute, { id: z.int(), position: z.int(), updatedAt: z.string() })
export const AdminAttributeList = listOf(AdminAttribute)

export type AttributeForm = z.infer<typeof AttributeForm>
export type AttributeChange = z.infer<typeof AttributeChange>
export type AdminAttribute = z.infer<typeof AdminAttribute>
