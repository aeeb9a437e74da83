import * as z from 'zod/mini'

/** A format in which a product is sold; the quantity is in sale units. */
export const Pack = z.object({ name: z.string(), quantity: z.int() })

export type Pack = z.infer<typeof Pack>
