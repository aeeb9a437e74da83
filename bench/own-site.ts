import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
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

/** A page that stayed the same while visitors came is packed tighter than at first; one is made anew after half a minute. */
export async function visitForAWhile(site: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await visit(site + path)
  await wait(31_000)
  for (const path of paths) await visit(site + path)
  await wait(1_000 + 500 * paths.length)
}

export type Answer = { headers: [string, string][]; body: Buffer }

/** As it goes over the line: fetch would decompress it. */
export async function responseTo(address: string): Promise<Answer> {
  const asked = request(address, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } }).end()
  const [answer] = await once(asked, 'response')
  const body = Buffer.concat(await answer.toArray())
  const raw: string[] = answer.rawHeaders
  const headers = raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : [],
  )
  return { headers, body }
}

export async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  const answers = () =>
    visit(url).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} did not start`)
    await wait(50)
  }
}
