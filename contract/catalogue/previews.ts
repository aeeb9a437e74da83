import * as z from 'zod/mini'
import { rowId } from '../row-id.ts'
import { ProductForm } from './products.ts'

export const PreviewRequest = z.object({ product: z.optional(z.object({ id: rowId(), form: ProductForm })) })

export const Preview = z.object({ token: z.string(), expiresAt: z.string() })

export type Preview = z.infer<typeof Preview>
