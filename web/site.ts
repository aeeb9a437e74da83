import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Client } from '../contract/client.ts'
import {
  apiContext,
  apiUrlContext,
  publicUrlContext,
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
}

/** Answers a request for a page; the server hands in what pages need of it. */
export function site(request: Request, { api, door, publicUrl, apiUrl, report }: Server): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(staffDoorContext, door)
  context.set(publicUrlContext, publicUrl)
  context.set(apiUrlContext, apiUrl)
  context.set(reportContext, report)
  return handle(request, context)
}
