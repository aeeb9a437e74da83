import { and, asc, desc, eq, exists, gt, inArray, isNotNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { KnownPrices } from '../../contract/quotes/known-prices.ts'
import type { Currency } from '../../contract/quotes/money.ts'
import type { Tx } from '../../db/connect.ts'
import { prices, quoteLines, quotes, requests } from '../../db/schema.ts'
import { plainText } from '../plain-text.ts'
import { publicMailDomains } from './public-mail-domains.ts'

export type LastPrice = NonNullable<KnownPrices['ofCompany']>

/** Nothing of it may reach a public response. */
export async function readKnownPrices(tx: Tx, requestId: number, productIds: number[]): Promise<KnownPrices[]> {
  const ids = [...new Set(productIds)]
  const ofCompany = await lastPrices(tx, ids, isSameCompany(tx, requestId))
  const ofAnyone = await lastPrices(tx, ids)
  const listed = await readListed(tx, ids)
  return ids.map((productId) => ({
    productId,
    ofCompany: ofCompany.get(productId) ?? null,
    ofAnyone: ofAnyone.get(productId) ?? null,
    listed: (listed.get(productId) ?? []).map(({ currency, unitPrice }) => ({ currency, unitPrice })),
  }))
}

export const lastPricesOfCompany = (tx: Tx, requestId: number, productIds: number[], currency: Currency) =>
  lastPrices(tx, productIds, and(isSameCompany(tx, requestId), eq(quotes.currency, currency)))

/** A price of zero is one that was left open. */
async function lastPrices(tx: Tx, productIds: number[], where?: SQL): Promise<Map<number, LastPrice>> {
  const rows = await tx
    .selectDistinctOn([quoteLines.productId], {
      productId: quoteLines.productId,
      unitPrice: quoteLines.unitPrice,
      discount: quoteLines.discount,
      currency: quotes.currency,
      at: quotes.sentAt,
      company: requests.company,
      folio: requests.folio,
    })
    .from(quoteLines)
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .innerJoin(requests, eq(requests.id, quotes.requestId))
    .where(and(inArray(quoteLines.productId, productIds), gt(quoteLines.unitPrice, 0), isNotNull(quotes.sentAt), where))
    .orderBy(quoteLines.productId, desc(quotes.sentAt), asc(quoteLines.position))
  return new Map(
    rows.flatMap(({ productId, at, ...price }) =>
      productId === null || at === null ? [] : [[productId, { ...price, at: at.toISOString() }]],
    ),
  )
}

async function readListed(tx: Tx, productIds: number[]) {
  const rows = await tx.select().from(prices).where(inArray(prices.productId, productIds)).orderBy(prices.currency)
  return Map.groupBy(rows, ({ productId }) => productId)
}

const own = alias(requests, 'own')
const ownQuotes = alias(quotes, 'own_quotes')
const otherQuotes = alias(quotes, 'other_quotes')

const nameKey = (company: SQL) => sql`regexp_replace(${plainText(company)}, '[^a-z0-9]', '', 'g')`
const mailDomain = (email: SQL) => sql`lower(split_part(${email}, '@', 2))`

/** One of name, mail domain and RUT is enough; people write their company in many ways. */
function isSameCompany(tx: Tx, requestId: number): SQL {
  const [name, otherName] = [nameKey(sql`${own.company}`), nameKey(sql`${requests.company}`)]
  const [domain, otherDomain] = [mailDomain(sql`${own.email}`), mailDomain(sql`${requests.email}`)]
  const sameRut = tx
    .select({ id: ownQuotes.id })
    .from(ownQuotes)
    .innerJoin(otherQuotes, eq(otherQuotes.rut, ownQuotes.rut))
    .where(and(eq(ownQuotes.requestId, own.id), eq(otherQuotes.requestId, requests.id), ne(ownQuotes.rut, '')))
  const found = tx
    .select({ id: own.id })
    .from(own)
    .where(
      and(
        eq(own.id, requestId),
        or(
          and(eq(name, otherName), ne(name, '')),
          and(eq(domain, otherDomain), ne(domain, ''), notInArray(domain, publicMailDomains)),
          exists(sameRut),
        ),
      ),
    )
  return exists(found)
}
