import { eq } from 'drizzle-orm'
import type { RequestQuotes } from '../../contract/quotes/quote.ts'
import type { Tx } from '../../db/connect.ts'
import { requestLines, requests } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { readKnownPrices } from './known-prices.ts'
import { readQuotes } from './read-quotes.ts'

export async function readRequestQuotes(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  requestId: number,
): Promise<RequestQuotes | undefined> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId))
  if (!request) return undefined
  const quotes = await readQuotes(db, requestId, now())
  const quoted = quotes.flatMap(({ lines }) => lines.flatMap(({ productId }) => productId ?? []))
  return {
    quotes,
    prices: await readKnownPrices(db, requestId, [...(await askedFor(db, requestId)), ...quoted]),
    outcome: request.quoteOutcome,
    outcomeReason: request.quoteOutcomeReason,
    hasLink: request.trackingRevokedAt === null,
  }
}

async function askedFor(tx: Tx, requestId: number): Promise<number[]> {
  const { productId } = requestLines
  const rows = await tx.select({ productId }).from(requestLines).where(eq(requestLines.requestId, requestId))
  return rows.map((row) => row.productId)
}
