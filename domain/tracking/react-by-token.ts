import type { BuyerReaction } from '../../contract/tracking/tracking.ts'
import type { Deps } from '../deps.ts'
import { notFound, type Outcome } from '../outcome.ts'
import { reactToQuote } from '../quotes/react-to-quote.ts'

export async function reactByToken(deps: Deps, token: string, reaction: BuyerReaction): Promise<Outcome<undefined>> {
  const tracked = await deps.tracking.findTracked(deps.db, token)
  return tracked ? reactToQuote(deps, tracked.request.id, reaction) : notFound
}
