import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { products, requestLines, requests } from '../../db/schema.ts'
import type { QuotedProduct } from '../../shared/reports/dashboard.ts'

export async function listQuotedProducts(db: Db, since: Date, limit: number): Promise<QuotedProduct[]> {
  const { rows } = await db.execute<QuotedProduct>(sql`
    select line.product_id as "productId", coalesce(product.name, max(line.name)) as name,
      count(distinct line.request_id)::integer as requests, sum(line.quantity)::float8 as pieces
    from ${requestLines} line
    join ${requests} request on request.id = line.request_id
    left join ${products} product on product.id = line.product_id
    where line.product_known and request.status <> 'spam' and request.received_at >= ${since.toISOString()}
    group by line.product_id, product.name
    order by requests desc, pieces desc, line.product_id
    limit ${limit}`)
  return rows
}
