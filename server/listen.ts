import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

type Fetch = Parameters<typeof getRequestListener>[0]
export type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Against clients that open a connection and take their time. A proxy in front usually keeps idle ones for 60 s. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
}
const silenceMs = 90_000

/** What is still unfinished this long after the server was told to close is cut off. */
const farewellMs = 8_000

const passOn: Listener = (_request, _response, next) => next()

type Options = { host: string; port: number; before?: Listener | undefined }

export async function listen(fetch: Fetch, { host, port, before = passOn }: Options) {
  const answer = getRequestListener(fetch)
  const server = createServer(timeouts, (request, response) =>
    before(request, response, () => answer(request, response)),
  )
  server.setTimeout(silenceMs)
  server.listen(port, host)
  await once(server, 'listening')
  return {
    /** Takes no new connection and finishes the requests in flight, within reason. */
    close: () =>
      new Promise<void>((done) => {
        const impatience = setTimeout(() => server.closeAllConnections(), farewellMs)
        server.close(() => {
          clearTimeout(impatience)
          done()
        })
        server.closeIdleConnections()
      }),
  }
}
