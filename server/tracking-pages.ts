import { isBuyer } from '../api/tracking/is-buyer.ts'
import { isDatabaseAway } from '../domain/database-away.ts'
import type { StaffDeps } from '../domain/staff/staff-deps.ts'
import { reactByToken } from '../domain/tracking/react-by-token.ts'
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
  const read = async (token: string, request: Request) =>
    readTracking(deps, token, { isBuyer: await isBuyer(deps, request) })
  return {
    read: (token, request) => orUnavailable(read(token, request)),
    react: async (token, reaction) => {
      const result = await orUnavailable(reactByToken(deps, token, reaction))
      if (result.outcome === 'done') return 'done'
      return result.outcome === 'not_found' ? 'unknown' : { conflict: result.message ?? '' }
    },
  }
}
