import type { BuyerReaction } from '../../contract/tracking/tracking.ts'
import type { Deps } from '../deps.ts'
import { notFound, type Outcome } from '../outcome.ts'
import { reactToQuote } from '../quotes/react-to-quote.ts'

export async function reactByToken(deps: Deps, token: string, reaction: BuyerReaction): Promise<Outcome<undefined>> {
  const requestId = await deps.tracking.findRequestId(deps.db, token)
  return requestId ? reactToQuote(deps, requestId, reaction) : notFound
}
