import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { firstErrorByField } from '../../contract/error.ts'
import { Reaction } from '../../contract/quotes/quote.ts'
import { BuyerReaction } from '../../contract/tracking/tracking.ts'
import { trackingPath } from '../../contract/tracking/tracking-page.ts'
import { trackingContext } from '../document/server-context.server.ts'
import { readPost } from '../requests/read-post.server.ts'
import type { RejectedReaction } from './rejected-reaction.ts'

/** Redirects back to the page, so that reloading it does not send the form again. */
export async function receiveReaction({ params: { token = '' }, request, context }: ActionFunctionArgs) {
  const values = await readPost({ request, context })
  const reaction = Reaction.safeParse(values.reaction).data
  if (!reaction) return data(undefined, 400)
  const text = values[reaction] ?? ''
  const reason = values.reason ?? ''
  const reject = (status: number, why: Pick<RejectedReaction, 'errors' | 'conflict'>) =>
    data({ reaction, text, reason, ...why } satisfies RejectedReaction, status)

  const parsed = BuyerReaction.safeParse({ reaction, reason, text, version: Number(values.version) })
  if (!parsed.success) return reject(422, { errors: firstErrorByField(parsed.error.issues) })
  const result = await context.get(trackingContext)?.react(token, parsed.data)
  if (typeof result === 'object') return reject(409, { conflict: result.conflict })
  // The page of an unknown token is the same as for reading.
  return result === 'done' ? redirect(`${trackingPath(token)}#respuesta`, 303) : data(undefined, 404)
}
