import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { copyDatabase } from '../support/prepared-databases.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { staffSettings } from './staff-account.ts'

export type Received = { headers: IncomingHttpHeaders; body: unknown }
type Responses = Record<string, (url: URL, received: Received) => Response | Promise<Response>>

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Starts a site in front of another backend, for one test. */
export async function startOtherBackend(responses: Responses): Promise<string> {
  const { url, stop } = await openOtherBackend(responses)
  onTestFinished(stop)
  return url
}

/** Starts a site in front of another backend, for all tests of a file. */
export function setUpOtherBackend(responses: Responses): () => string {
  let site: Awaited<ReturnType<typeof openOtherBackend>>
  beforeAll(async () => {
    site = await openOtherBackend(responses)
  })
  afterAll(() => site.stop())
  return () => site.url
}

/** Calls without a given response are 404. The response to a CORS preflight allows only what the specified calls need. */
async function openOtherBackend(responses: Responses) {
  const backend = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://backend')
    const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...headers, 'Access-Control-Allow-Headers': 'content-type' }).end()
      return
    }
    const received = { headers: request.headers, body: await bodyOf(request) }
    const given =
      (await responses[`${request.method} ${url.pathname}`]?.(url, received)) ?? new Response('{}', { status: 404 })
    response.writeHead(given.status, headers)
    response.end(await given.text())
  })
  const port = await freePort()
  backend.listen(Number(port), '127.0.0.1')
  await once(backend, 'listening')
  const dataDir = mkdtempSync(join(tmpdir(), 'precinta-other-'))
  copyDatabase(inject('seededDatabase'), dataDir)
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
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const text = Buffer.concat(await request.toArray()).toString()
  return text ? JSON.parse(text) : undefined
}
