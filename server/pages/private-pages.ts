import { setTimeout } from 'node:timers/promises'
import { visitor } from '../../domain/actor.ts'
import type { Deps } from '../../domain/deps.ts'
import { isDatabaseUnavailable, type Outcome } from '../../domain/outcome.ts'
import { reactByToken } from '../../domain/quotes/react-to-quote.ts'
import { makeFirstAccount } from '../../domain/staff/first-account.ts'
import { choosePassword, readOneTimeLink } from '../../domain/staff/one-time-links.ts'
import { readSession } from '../../domain/staff/sessions.ts'
import { signIn } from '../../domain/staff/sign-in.ts'
import { warnOfAttack, warnOfSuspectSignIn } from '../../domain/staff/warn-of-attack.ts'
import { mailLink } from '../../domain/tracking/mailed-link.ts'
import { readTracking } from '../../domain/tracking/read-tracking.ts'
import type { StaffSignIn, TrackingPages } from '../../web/document/page-backend.server.ts'
import type { Logger } from '../process/log.ts'

type PrivatePagesDeps = Deps & { log: Logger }

export function trackingPages(deps: PrivatePagesDeps): TrackingPages {
  const orUnavailable = orUnavailablePage(deps, '/seguimiento')
  const read = async (token: string, request: Request) => {
    const person = await isBuyer(deps, request)
    const tracking = await readTracking(deps, visitor, token, { isBuyer: person })
    return tracking && { tracking, confirms: person && tracking.linkKind !== 'receipt' }
  }
  const opensAll = async (token: string, folio: string) => {
    const tracked = await deps.tracking.findTracked(deps.db, token)
    return tracked !== undefined && tracked.kind !== 'receipt' && tracked.request.folio === folio
  }
  return {
    read: (token, request) => orUnavailable(read(token, request)),
    opensAll: (token, folio) => orUnavailable(opensAll(token, folio)),
    mailLink: async (token) => told(await orUnavailable(mailLink(deps, visitor, token))),
    react: async (token, reaction) => told(await orUnavailable(reactByToken(deps, visitor, token, reaction))),
  }
}

/** Staff who look at a buyer's page, prefetches and HEAD requests do not count as the buyer's look. */
async function isBuyer(deps: Deps, { method, headers }: Request): Promise<boolean> {
  if (method !== 'GET' || headers.get('Sec-Purpose')?.includes('prefetch')) return false
  return !headers.has('Cookie') || !(await readSession(deps, headers, { unattended: true }))
}

function told(result: Outcome<undefined>) {
  if (result.outcome === 'done') return 'done'
  return result.outcome === 'not_found' ? 'unknown' : { conflict: result.message ?? '' }
}

export function staffSignIn(deps: PrivatePagesDeps): StaffSignIn {
  const orUnavailable = orUnavailablePage(deps, '/login')
  const delayResponse = delayResponses()
  return {
    signIn: async (credentials, options) => {
      const entry = await orUnavailable(signIn(deps, visitor, credentials, options))
      const onError = (err: unknown) => deps.log.error({ err }, 'owner not warned of an attack')
      // The mail is not awaited, because the response time must not reveal whether the account exists.
      if (entry.outcome === 'denied' && entry.attack) warnOfAttack(deps, visitor, entry.attack).catch(onError)
      if (entry.outcome === 'signed_in' && entry.duringAttack) {
        warnOfSuspectSignIn(deps, visitor, entry.duringAttack).catch(onError)
      }
      if (entry.outcome === 'denied') await delayResponse(entry.delayMs)
      return entry
    },
    readLink: (token) => orUnavailable(readOneTimeLink(deps, token)),
    makeFirstAccount: (token, account) => orUnavailable(makeFirstAccount(deps, visitor, token, account)),
    choosePassword: (token, password) => orUnavailable(choosePassword(deps, visitor, token, password)),
  }
}

/** While the database is unavailable the page of a rejected request is shown, without calling it a failure of ours. */
function orUnavailablePage({ log, settings }: PrivatePagesDeps, path: string) {
  return async <T>(operation: Promise<T>): Promise<T> => {
    try {
      return await operation
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      log.error({ err: error, path }, 'database unavailable')
      throw Response.json({ company: settings.current.company }, { status: 503 })
    }
  }
}

/** Each delayed response holds a connection. */
const maxAtOnce = 50

export function delayResponses({ most = maxAtOnce } = {}): (ms: number) => Promise<void> {
  let held = 0
  return async (ms) => {
    if (ms === 0 || held >= most) return
    held += 1
    await setTimeout(ms)
    held -= 1
  }
}
