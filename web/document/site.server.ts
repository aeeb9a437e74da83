import { setImmediate } from 'node:timers/promises'
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { oneAtATime } from '../../shared/concurrency.ts'
import type { CacheRule } from '../../shared/page-cache-rule.ts'
import { backendContext, pageContext, type Site } from './page-backend.server.ts'
import type { PageHandle } from './page-meta.ts'
import { knowsPaths, rejectUnread } from './reject-unread.server.ts'

const handle = createRequestHandler(build)
const findRejection = rejectUnread(build.routes)
const isKnown = knowsPaths(build.routes)
const inTurn = oneAtATime(() => setImmediate())

/** By the paths of the routes. */
export const pageCacheRules = cacheRulesOf(build.routes)

export const site: Site = async (request, backend, settings) => {
  // Machines try thousands of paths.
  if (!settings.rejection && !isKnown(request)) return new Response(null, { status: 302, headers: { Location: '/' } })
  await inTurn(() => undefined)
  const rejected = settings.rejection ? { status: settings.rejection, headers: {} } : findRejection(request)
  const context = new RouterContextProvider()
  context.set(backendContext, backend)
  context.set(pageContext, { ...settings, rejection: rejected?.status })
  if (!rejected) return handle(request, context)
  const page = await handle(new Request(request.url), context)
  for (const [name, value] of Object.entries(rejected.headers)) page.headers.set(name, value)
  return page
}

function cacheRulesOf(routes: ServerBuild['routes']): Record<string, CacheRule> {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  const pages = Object.values(routes).flatMap((route) => (route && !parents.has(route.id) ? [route] : []))
  return Object.fromEntries(
    pages.map(({ path = '', module }) => [`/${path}`, (module.handle as PageHandle | undefined)?.cache ?? 'never']),
  )
}
