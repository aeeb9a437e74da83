import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { firstErrorByField } from '../../shared/error-response.ts'
import { Reaction } from '../../shared/quotes/quote.ts'
import { BuyerReaction } from '../../shared/tracking/tracking.ts'
import { trackingPath } from '../../shared/tracking/tracking-page.ts'
import { backendContext } from '../document/page-backend.server.ts'
import { readPost } from '../requests/receive-post.server.ts'
import type { RejectedReaction } from './reaction-forms.tsx'

/** The page's forms react to a quote, or ask for the mailed link. Redirects back to the page, so that reloading it does not send the form again. */
export async function receiveReaction({ params: { token = '' }, request, context }: ActionFunctionArgs) {
  const values = await readPost({ request, context })
  const { tracking: pages } = context.get(backendContext)
  if (values.link !== undefined) return receiveLinkPost(token, await pages?.mailLink(token))
  const reaction = Reaction.safeParse(values.reaction).data
  if (!reaction) return data(undefined, 400)
  const text = values[reaction] ?? ''
  const reason = values.reason ?? ''
  const reject = (status: number, why: Pick<RejectedReaction, 'errors' | 'conflict'>) =>
    data({ reaction, text, reason, ...why } satisfies RejectedReaction, status)

  const parsed = BuyerReaction.safeParse({ reaction, reason, text, version: Number(values.version) })
  if (!parsed.success) return reject(422, { errors: firstErrorByField(parsed.error.issues) })
  const result = await pages?.react(token, parsed.data)
  if (typeof result === 'object') return reject(409, { conflict: result.conflict })
  // The page of an unknown token is the same as for reading.
  return result === 'done' ? redirect(`${trackingPath(token)}#respuesta`, 303) : data(undefined, 404)
}

/** The page says when the link was sent. */
function receiveLinkPost(token: string, result: 'done' | 'unknown' | { conflict: string } | undefined) {
  if (typeof result === 'object') return data({ linkConflict: result.conflict }, 409)
  return result === 'done' ? redirect(`${trackingPath(token)}#enlace-por-correo`, 303) : data(undefined, 404)
}
