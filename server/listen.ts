import { once } from 'node:events'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Against clients that open a connection and take their time. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
}

export async function listen(fetch: Fetch, { host, port }: { host: string; port: number }) {
  const server = createAdaptorServer({ fetch, serverOptions: timeouts }) as Server
  server.listen(port, host)
  await once(server, 'listening')
  return {
    address: server.address(),
    /** Takes no new connection and finishes the requests in flight. */
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeIdleConnections()
      }),
  }
}
