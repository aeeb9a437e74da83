import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { freePort, startServer } from '../support/server-process.ts'
import { dataFolder } from '../support/test-database.ts'
import { staffSettings } from './staff-account.ts'

export type Received = { headers: IncomingHttpHeaders; body: unknown }
type Responses = Record<string, (url: URL, received: Received) => Response | Promise<Response>>

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/**
 * Call at the top of a test file: starts a site in front of another backend.
 * A test adds its own responses; calls without a response are 404.
 */
export function setUpOtherBackend(responses: Responses = {}) {
  let added: Responses = {}
  let site: Awaited<ReturnType<typeof startSite>>
  const folder = dataFolder()
  beforeAll(async () => {
    site = await startSite(folder, (call) => added[call] ?? responses[call])
  })
  afterAll(() => site.stop())
  return {
    url: () => site.url,
    respond: (more: Responses) => {
      added = more
      onTestFinished(() => {
        added = {}
      })
    },
  }
}

/** The response to a CORS preflight allows only what the specified calls need. */
async function startSite(dataDir: string, responseTo: (call: string) => Responses[string] | undefined) {
  const backend = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://backend')
    const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...headers, 'Access-Control-Allow-Headers': 'content-type' }).end()
      return
    }
    const received = { headers: request.headers, body: await bodyOf(request) }
    const respond = responseTo(`${request.method} ${url.pathname}`)
    const given = (await respond?.(url, received)) ?? new Response('{}', { status: 404 })
    response.writeHead(given.status, headers)
    response.end(await given.text())
  })
  const port = await freePort()
  backend.listen(Number(port), '127.0.0.1')
  await once(backend, 'listening')
  const server = await startServer({
    PORT: await freePort(),
    DATA_DIR: dataDir,
    API_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'fatal',
    ...staffSettings,
  })
  const stop = async () => {
    await server.stop()
    backend.close()
  }
  return { url: server.url, stop }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const text = Buffer.concat(await request.toArray()).toString()
  return text ? JSON.parse(text) : undefined
}
