import * as z from 'zod/mini'
import { rowId } from '../row-id.ts'

const ids = z.array(rowId()).check(z.maxLength(1_000))

/** `seen` is the order that the change is based on. */
export const Order = z.object({ ids, seen: ids })

export type Order = z.infer<typeof Order>
