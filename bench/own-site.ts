import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite, freePort, startServer } from '../tests/server-process.ts'

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'precinta-bench-'))

/** The real program in a process and a data folder of its own. It trusts one proxy, so that visitors can have addresses. */
export async function startOwnSite(env: Record<string, string> = {}) {
  buildSite()
  const dataDir = temporaryFolder()
  const server = await startServer({ PORT: await freePort(), DATA_DIR: dataDir, TRUST_PROXY: '1', ...env })
  return {
    url: server.url,
    pid: server.child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A request as browsers make it, with its answer read to the end. */
export async function visit(url: string): Promise<{ ok: boolean; text: string }> {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
  return { ok: answer.ok, text: await answer.text() }
}
