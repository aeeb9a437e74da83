import type { BuyerReaction } from '../../shared/tracking/tracking.ts'
import type { Deps } from '../deps.ts'
import { type Failure, notAllowed, notFound, type Outcome } from '../outcome.ts'
import { reactToQuote } from '../quotes/react-to-quote.ts'
import { confirmAddress } from './mailed-link.ts'

const notMailed: Failure = notAllowed('Para responder, abre el enlace del correo en que te enviamos la cotización.')

export async function reactByToken(deps: Deps, token: string, reaction: BuyerReaction): Promise<Outcome<undefined>> {
  const tracked = await deps.tracking.findTracked(deps.db, token)
  if (!tracked) return notFound
  if (tracked.kind === 'receipt') return notMailed
  if (tracked.kind === 'mailed') await confirmAddress(deps, tracked.request)
  return reactToQuote(deps, tracked.request, reaction)
}
