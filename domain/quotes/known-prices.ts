import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/connect.ts'
import { prices, quoteLines, quotes, requests } from '../../db/schema.ts'
import type { Currency } from '../../shared/quotes/money.ts'
import type { KnownPrices } from '../../shared/quotes/prices.ts'
import { plainText } from '../text-filter.ts'

type LastPrice = NonNullable<KnownPrices['ofCompany']>
type Asked = { requestId: number; productIds: number[]; currency: Currency }

/** Nothing of it may reach a public response. */
export async function readKnownPrices(tx: Tx, asked: Asked): Promise<KnownPrices[]> {
  const { requestId, currency } = asked
  const ofAddress = await lastPrices(tx, asked, isConfirmedAddress(tx, requestId))
  const ofCompany = await lastPrices(tx, asked, isSameCompany(tx, requestId))
  const ofAnyone = await lastPrices(tx, asked)
  const listed = await listedPrices(tx, asked)
  return [...new Set(asked.productIds)].map((productId) => ({
    productId,
    currency,
    ofAddress: ofAddress.get(productId) ?? null,
    ofCompany: ofCompany.get(productId) ?? null,
    ofAnyone: ofAnyone.get(productId) ?? null,
    listed: listed.get(productId) ?? null,
  }))
}

/** Anybody can type an address at a customer's domain, so that a company's prices are only offered. */
export async function readPricesToFillIn(tx: Tx, asked: Asked) {
  const last = await lastPrices(tx, asked, isConfirmedAddress(tx, asked.requestId))
  const listed = await listedPrices(tx, asked)
  return (productId: number): Pick<LastPrice, 'unitPrice' | 'discount'> => {
    const { unitPrice, discount } = last.get(productId) ?? { unitPrice: listed.get(productId) ?? 0, discount: 0 }
    return { unitPrice, discount }
  }
}

/** Whether the draft has prices that only the address of the request may see; those of the list are no secret. */
export async function draftHasPricesOfAddress(tx: Tx, requestId: number): Promise<boolean> {
  const { productId, unitPrice } = quoteLines
  const rows = await tx
    .select({ productId, unitPrice, currency: quotes.currency })
    .from(quoteLines)
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .where(and(eq(quotes.requestId, requestId), isNull(quotes.sentAt), isNotNull(productId), gt(unitPrice, 0)))
  const [first] = rows
  if (!first) return false
  const productIds = rows.flatMap(({ productId }) => productId ?? [])
  const known = await readKnownPrices(tx, { requestId, productIds, currency: first.currency })
  return rows.some((line) => {
    const { ofAddress, listed } = known.find(({ productId }) => productId === line.productId) ?? {}
    return ofAddress?.unitPrice === line.unitPrice && listed !== line.unitPrice
  })
}

/** A price of zero is one that was left open. */
async function lastPrices(tx: Tx, { productIds, currency }: Asked, where?: SQL): Promise<Map<number, LastPrice>> {
  const { productId, unitPrice, discount, position } = quoteLines
  const { company, folio } = requests
  const rows = await tx
    .selectDistinctOn([productId], { productId, unitPrice, discount, at: quotes.sentAt, company, folio })
    .from(quoteLines)
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .innerJoin(requests, eq(requests.id, quotes.requestId))
    .where(
      and(
        inArray(productId, productIds),
        gt(unitPrice, 0),
        eq(quotes.currency, currency),
        isNotNull(quotes.sentAt),
        where,
      ),
    )
    .orderBy(productId, desc(quotes.sentAt), asc(position))
  return new Map(
    rows.flatMap(({ productId, at, ...price }) =>
      productId === null || at === null ? [] : [[productId, { ...price, at: at.toISOString() }]],
    ),
  )
}

export async function listedPrices(
  tx: Tx,
  { productIds, currency }: Omit<Asked, 'requestId'>,
): Promise<Map<number, number>> {
  const rows = await tx
    .select()
    .from(prices)
    .where(and(inArray(prices.productId, productIds), eq(prices.currency, currency)))
  return new Map(rows.map(({ productId, unitPrice }) => [productId, unitPrice]))
}

const own = alias(requests, 'own')
const ownQuotes = alias(quotes, 'own_quotes')
const otherQuotes = alias(quotes, 'other_quotes')

const confirmedRequests = alias(requests, 'confirmed')

const address = (email: typeof own.email | typeof requests.email | typeof confirmedRequests.email) =>
  sql`lower(${email})`
const nameKey = (company: SQL) => sql`regexp_replace(${plainText(company)}, '[^a-z0-9]', '', 'g')`
const mailDomain = (email: SQL) => sql`lower(split_part(${email}, '@', 2))`

/** The address of the request, and somebody who reads its mails has opened a link from one of them. */
function isConfirmedAddress(tx: Tx, requestId: number): SQL {
  const confirmed = tx
    .select({ id: confirmedRequests.id })
    .from(confirmedRequests)
    .where(and(eq(address(confirmedRequests.email), address(own.email)), isNotNull(confirmedRequests.emailConfirmedAt)))
  const found = tx
    .select({ id: own.id })
    .from(own)
    .where(
      and(eq(own.id, requestId), eq(address(own.email), address(requests.email)), ne(own.email, ''), exists(confirmed)),
    )
  return exists(found)
}

/** People write the name of their company in many ways. */
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

/** An address at one of these says nothing about the company of its owner. */
const publicMailDomains = [
  'aol.com',
  'entelchile.net',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.cl',
  'hotmail.com',
  'hotmail.es',
  'icloud.com',
  'live.cl',
  'live.com',
  'mac.com',
  'mail.com',
  'manquehue.net',
  'me.com',
  'msn.com',
  'outlook.cl',
  'outlook.com',
  'outlook.es',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'terra.cl',
  'tie.cl',
  'tutanota.com',
  'vtr.net',
  'yahoo.cl',
  'yahoo.com',
  'yahoo.es',
  'yandex.com',
  'ymail.com',
  'zoho.com',
]
