import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Client } from '../../contract/client.ts'
import { refuseUnread } from './refuse-unread.ts'
import {
  apiContext,
  apiUrlContext,
  type LookUpProducts,
  lookUpProductsContext,
  nonceContext,
  publicUrlContext,
  refusalContext,
  reportContext,
  type StaffDoor,
  staffDoorContext,
} from './server-context.ts'

const handle = createRequestHandler(build)
const findRefusal = refuseUnread(build.routes)

type Server = {
  api: Client
  door: StaffDoor
  lookUpProducts: LookUpProducts
  publicUrl: string
  apiUrl: string | undefined
  report: (error: unknown) => void
  nonce: string | undefined
  /** The status of a page that says why a request was turned away. */
  refusal?: number
}

/** Answers a request for a page; the server hands in what pages need of it. */
export async function site(request: Request, server: Server): Promise<Response> {
  const refused = server.refusal ? { status: server.refusal, headers: {} } : findRefusal(request)
  const context = new RouterContextProvider()
  context.set(apiContext, server.api)
  context.set(staffDoorContext, server.door)
  context.set(lookUpProductsContext, server.lookUpProducts)
  context.set(publicUrlContext, server.publicUrl)
  context.set(apiUrlContext, server.apiUrl)
  context.set(reportContext, server.report)
  context.set(nonceContext, server.nonce)
  context.set(refusalContext, refused?.status)
  if (!refused) return handle(request, context)
  const page = await handle(new Request(request.url), context)
  for (const [name, value] of Object.entries(refused.headers)) page.headers.set(name, value)
  return page
}
