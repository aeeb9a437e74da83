import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

type Fetch = Parameters<typeof getRequestListener>[0]
export type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Against clients that open a connection and take their time. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
}

const passOn: Listener = (_request, _response, next) => next()

type Options = { host: string; port: number; before?: Listener | undefined }

export async function listen(fetch: Fetch, { host, port, before = passOn }: Options) {
  const answer = getRequestListener(fetch)
  const server = createServer(timeouts, (request, response) =>
    before(request, response, () => answer(request, response)),
  )
  server.listen(port, host)
  await once(server, 'listening')
  return {
    /** Takes no new connection and finishes the requests in flight. */
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeIdleConnections()
      }),
  }
}
