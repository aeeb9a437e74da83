import { isBuyer } from '../api/tracking/tracking.ts'
import type { StaffDeps } from '../domain/deps.ts'
import { isDatabaseAway, type Outcome } from '../domain/outcome.ts'
import { reactByToken } from '../domain/quotes/react-to-quote.ts'
import { mailLink } from '../domain/tracking/mailed-link.ts'
import { readTracking } from '../domain/tracking/read-tracking.ts'
import type { TrackingPages } from '../web/document/server-context.server.ts'
import type { Logger } from './log.ts'

export function trackingPages(deps: StaffDeps & { log: Logger }): TrackingPages {
  const orUnavailable = async <T>(operation: Promise<T>): Promise<T> => {
    try {
      return await operation
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      deps.log.error({ err: error, path: '/seguimiento' }, 'database away')
      throw Response.json({ company: deps.settings.current.company }, { status: 503 })
    }
  }
  const read = async (token: string, request: Request) => {
    const person = await isBuyer(deps, request)
    const tracking = await readTracking(deps, token, { isBuyer: person })
    return tracking && { tracking, confirms: person && tracking.linkKind !== 'receipt' }
  }
  const opensAll = async (token: string, folio: string) => {
    const tracked = await deps.tracking.findTracked(deps.db, token)
    return tracked !== undefined && tracked.kind !== 'receipt' && tracked.request.folio === folio
  }
  return {
    read: (token, request) => orUnavailable(read(token, request)),
    opensAll: (token, folio) => orUnavailable(opensAll(token, folio)),
    mailLink: async (token) => told(await orUnavailable(mailLink(deps, token))),
    react: async (token, reaction) => told(await orUnavailable(reactByToken(deps, token, reaction))),
  }
}

function told(result: Outcome<undefined>) {
  if (result.outcome === 'done') return 'done'
  return result.outcome === 'not_found' ? 'unknown' : { conflict: result.message ?? '' }
}
