import * as z from 'zod/mini'
import { requiredLine, rowId } from '../fields.ts'
import { listOf, RowOrder } from '../list.ts'

const parentId = z._default(z.nullable(rowId('Elige una categoría')), null)

export const CategoryForm = z.object({ name: requiredLine('Nombre es requerido', 80), parentId })

export const CategoryChange = z.extend(CategoryForm, { updatedAt: z.string() })

export const AdminCategory = z.object({
  id: z.int(),
  name: z.string(),
  parentId: z.nullable(z.int()),
  position: z.int(),
  productCount: z.int(),
  subcategoryCount: z.int(),
  /** The site always shows it, so it cannot be renamed, moved or deleted. */
  isFixed: z.boolean(),
  /** Site pages link to it, so it cannot be deleted. */
  isLinked: z.boolean(),
  updatedAt: z.string(),
  deletedAt: z.nullable(z.string()),
})

export const AdminCategoryQuery = z.object({ deleted: z.optional(z.enum(['true', 'false'])) })
export const AdminCategoryList = listOf(AdminCategory)

export const CategoryOrder = z.extend(RowOrder, { parentId })

export type CategoryForm = z.infer<typeof CategoryForm>
export type CategoryChange = z.infer<typeof CategoryChange>
export type AdminCategory = z.infer<typeof AdminCategory>
export type CategoryOrder = z.infer<typeof CategoryOrder>
