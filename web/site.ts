import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Client } from '../contract/client.ts'
import {
  apiContext,
  apiUrlContext,
  publicUrlContext,
  refusalContext,
  reportContext,
  type StaffDoor,
  staffDoorContext,
} from './server-context.ts'

const handle = createRequestHandler(build)

type Server = {
  api: Client
  door: StaffDoor
  publicUrl: string
  apiUrl: string | undefined
  report: (error: unknown) => void
  /** The status of a page that says why a request was turned away. */
  refusal?: number
}

/** Answers a request for a page; the server hands in what pages need of it. */
export function site(request: Request, { api, door, publicUrl, apiUrl, report, refusal }: Server): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(staffDoorContext, door)
  context.set(publicUrlContext, publicUrl)
  context.set(apiUrlContext, apiUrl)
  context.set(reportContext, report)
  context.set(refusalContext, refusal)
  return handle(request, context)
}
