import { setImmediate } from 'node:timers/promises'
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Client } from '../../shared/client.ts'
import { oneAtATime } from '../../shared/concurrency.ts'
import type { Company } from '../../shared/settings/company.ts'
import { knowsPaths, rejectUnread } from './reject-unread.server.ts'
import {
  apiContext,
  apiUrlContext,
  companyContext,
  type LookUpProducts,
  lookUpProductsContext,
  nonceContext,
  publicUrlContext,
  type ReadCategory,
  readCategoryContext,
  rejectionContext,
  reportContext,
  type StaffSignIn,
  staffSignInContext,
  type TrackingPages,
  trackingContext,
} from './server-context.server.ts'

const handle = createRequestHandler(build)
const findRejection = rejectUnread(build.routes)
const isKnown = knowsPaths(build.routes)
const inTurn = oneAtATime(() => setImmediate())

type Server = {
  api: Client
  signIn: StaffSignIn
  lookUpProducts: LookUpProducts
  readCategory: ReadCategory
  tracking: TrackingPages | undefined
  company: Company
  publicUrl: string
  apiUrl: string | undefined
  report: (error: unknown) => void
  nonce: string | undefined
  rejection?: number
}

export async function site(request: Request, server: Server): Promise<Response> {
  // Machines try thousands of paths.
  if (!server.rejection && !isKnown(request)) return new Response(null, { status: 302, headers: { Location: '/' } })
  await inTurn(() => undefined)
  const rejected = server.rejection ? { status: server.rejection, headers: {} } : findRejection(request)
  const context = new RouterContextProvider()
  context.set(apiContext, server.api)
  context.set(staffSignInContext, server.signIn)
  context.set(lookUpProductsContext, server.lookUpProducts)
  context.set(readCategoryContext, server.readCategory)
  context.set(trackingContext, server.tracking)
  context.set(companyContext, server.company)
  context.set(publicUrlContext, server.publicUrl)
  context.set(apiUrlContext, server.apiUrl)
  context.set(reportContext, server.report)
  context.set(nonceContext, server.nonce)
  context.set(rejectionContext, rejected?.status)
  if (!rejected) return handle(request, context)
  const page = await handle(new Request(request.url), context)
  for (const [name, value] of Object.entries(rejected.headers)) page.headers.set(name, value)
  return page
}
