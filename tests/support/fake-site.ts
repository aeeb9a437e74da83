import { firstErrorByField } from '../../shared/error-response.ts'
import { BuyerReaction } from '../../shared/tracking/tracking.ts'
import type { Site, TrackingPages } from '../../web/document/page-backend.server.ts'

/** Pages without React. They say nothing, except the buyer's private page, which is its data. */
export const fakeSite: Site = async (request, { tracking }, { rejection }) => {
  const [, token, act] = /^\/seguimiento\/([^/]+)(?:\/(reaction|link))?$/.exec(new URL(request.url).pathname) ?? []
  if (rejection || !tracking || !token) return new Response('page', { status: rejection ?? 200 })
  if (act === 'link') return actResponse(await tracking.mailLink(token), () => new Response(null, { status: 204 }))
  if (act === 'reaction') return react(request, tracking, token)
  return show(await tracking.read(token, request))
}

const errorResponse = (status: number, error: object) => Response.json({ error }, { status })

const show = (found: Awaited<ReturnType<TrackingPages['read']>>) =>
  found ? Response.json(found.tracking) : errorResponse(404, { code: 'not_found' })

async function react(request: Request, tracking: TrackingPages, token: string): Promise<Response> {
  const parsed = BuyerReaction.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) {
    return errorResponse(422, { code: 'invalid_fields', fields: firstErrorByField(parsed.error.issues) })
  }
  // Showing the page again is not a look of the buyer.
  const again = new Request(request.url, { method: 'HEAD' })
  return actResponse(await tracking.react(token, parsed.data), async () => show(await tracking.read(token, again)))
}

function actResponse(result: 'done' | 'unknown' | { conflict: string }, onDone: () => Response | Promise<Response>) {
  if (result === 'done') return onDone()
  if (result === 'unknown') return show(undefined)
  return errorResponse(409, { code: 'not_allowed', message: result.conflict })
}
