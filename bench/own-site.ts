import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite, freePort, startServer } from '../tests/support/server-process.ts'

export const benchFolder = () => mkdtempSync(join(tmpdir(), 'precinta-bench-'))

/** Runs in a separate process and data folder. It trusts one proxy, so that requests can set a client address. */
export async function startOwnSite(env: Record<string, string> = {}) {
  buildSite()
  const dataDir = benchFolder()
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

/** Accepts the encodings that browsers do, and reads the whole body. */
export async function visit(url: string): Promise<{ ok: boolean; text: string }> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
  return { ok: response.ok, text: await response.text() }
}

/** Puts the pages into the cache. */
export async function visitAll(site: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await visit(site + path)
}
