import * as z from 'zod/mini'
import { Currency } from './amount.ts'

const LastPrice = z.object({
  unitPrice: z.int(),
  discount: z.int(),
  at: z.iso.datetime(),
  company: z.string(),
  folio: z.string(),
})

/** What is known of a product's price in one currency; nothing of it ever reaches a public response. */
export const KnownPrices = z.object({
  productId: z.int(),
  currency: Currency,
  /** Sent to the very address of the request, if a link that was mailed to it was opened. */
  ofAddress: z.nullable(LastPrice),
  ofCompany: z.nullable(LastPrice),
  ofAnyone: z.nullable(LastPrice),
  listed: z.nullable(z.int()),
})

export type KnownPrices = z.infer<typeof KnownPrices>
