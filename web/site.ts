import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Client } from '../contract/client.ts'
import { apiContext } from './api-context.ts'

const handle = createRequestHandler(build)

/** Answers a request for a page; the server hands in its way to the backend. */
export function site(request: Request, api: Client): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  return handle(request, context)
}
