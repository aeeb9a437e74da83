import { and, asc, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { prices, products } from '../../db/schema.ts'
import type { PriceItem, PriceQuery } from '../../shared/quotes/prices.ts'
import { containsWords } from '../catalogue/editing/list-products.ts'
import type { Deps } from '../deps.ts'

const pesos = alias(prices, 'pesos')
const dollars = alias(prices, 'dollars')

const inPesos = and(eq(pesos.productId, products.id), eq(pesos.currency, 'CLP'))
const inDollars = and(eq(dollars.productId, products.id), eq(dollars.currency, 'USD'))
const isUnpriced = and(isNull(pesos.productId), isNull(dollars.productId))
const isPriced = or(sql`${pesos.productId} is not null`, sql`${dollars.productId} is not null`)
const updatedAt = sql<string | null>`greatest(${pesos.updatedAt}, ${dollars.updatedAt})`

export async function listPrices({ db }: Pick<Deps, 'db'>, query: PriceQuery) {
  const where = and(
    isNull(products.deletedAt),
    containsWords(query.q ?? ''),
    query.only && (query.only === 'priced' ? isPriced : isUnpriced),
  )
  const direction = query.order === 'desc' ? desc : asc
  const { id, code, name, nameKey, details, pictures } = products
  const rows = await db
    .select({ id, code, name, details, pictures, CLP: pesos.unitPrice, USD: dollars.unitPrice, updatedAt })
    .from(products)
    .leftJoin(pesos, inPesos)
    .leftJoin(dollars, inDollars)
    .where(where)
    .orderBy(direction(query.sort === 'name' ? nameKey : updatedAt), direction(id))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
  const [all] = await db
    .select({ count: count() })
    .from(products)
    .leftJoin(pesos, inPesos)
    .leftJoin(dollars, inDollars)
    .where(where)
  const data = rows.map(
    ({ details, pictures, updatedAt, ...row }): PriceItem => ({
      ...row,
      unit: details.unit ?? '',
      picture: pictures[0]?.src ?? null,
      updatedAt: updatedAt && new Date(updatedAt).toISOString(),
    }),
  )
  return { data, total: all?.count ?? 0 }
}
