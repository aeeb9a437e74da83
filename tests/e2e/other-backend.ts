import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort, startServer } from '../server-process.ts'

type Answers = Record<string, (url: URL) => Response>

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** A site of its own in front of a backend that is not ours and answers as the test says; what it does not know is 404. */
export async function startOtherBackend(answers: Answers): Promise<string> {
  const backend = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://backend')
    const answer = answers[`${request.method} ${url.pathname}`]?.(url) ?? new Response('{}', { status: 404 })
    response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
    response.end(await answer.text())
  })
  const port = await freePort()
  backend.listen(Number(port), '127.0.0.1')
  await once(backend, 'listening')
  const dataDir = mkdtempSync(join(tmpdir(), 'precinta-other-'))
  const server = await startServer({
    PORT: await freePort(),
    DATA_DIR: dataDir,
    API_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'fatal',
  })
  onTestFinished(async () => {
    await server.stop()
    backend.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return server.url
}
