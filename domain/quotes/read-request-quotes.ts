import { eq } from 'drizzle-orm'
import { requests } from '../../db/schema.ts'
import type { RequestQuotes } from '../../shared/quotes/quote.ts'
import type { Deps } from '../deps.ts'
import { readQuotes } from './read-quotes.ts'

export async function readRequestQuotes(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  requestId: number,
): Promise<RequestQuotes | undefined> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId))
  if (!request) return undefined
  return {
    quotes: await readQuotes(db, requestId, now()),
    outcome: request.quoteOutcome,
    outcomeReason: request.quoteOutcomeReason,
    hasLink: request.trackingRevokedAt === null,
  }
}
