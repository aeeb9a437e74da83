import * as z from 'zod/mini'
import { listOf, listQuery, searchText } from '../list.ts'
import { CurrencyCode } from './quote.ts'

export const PriceQuery = z.object({
  q: z.optional(searchText),
  only: z.optional(z.enum(['priced', 'unpriced'])),
  ...listQuery(['name', 'updatedAt']),
})

/** A product with its list prices; null where it has none in that currency. */
export const PriceItem = z.object({
  /** The product's. */
  id: z.int(),
  name: z.string(),
  code: z.string(),
  unit: z.string(),
  picture: z.nullable(z.string()),
  CLP: z.nullable(z.int()),
  USD: z.nullable(z.int()),
  updatedAt: z.nullable(z.iso.datetime()),
})

export const PriceList = listOf(PriceItem)

export type PriceQuery = z.infer<typeof PriceQuery>
export type PriceItem = z.infer<typeof PriceItem>

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
  currency: CurrencyCode,
  /** Sent to the very address of the request, if a link that was mailed to it was opened. */
  ofAddress: z.nullable(LastPrice),
  ofCompany: z.nullable(LastPrice),
  ofAnyone: z.nullable(LastPrice),
  listed: z.nullable(z.int()),
})

export type KnownPrices = z.infer<typeof KnownPrices>
