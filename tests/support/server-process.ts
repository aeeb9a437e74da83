import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds what `npm start` runs. */
export function buildSite(): void {
  execFileSync(process.execPath, ['tools/build-if-stale.ts'], { cwd: root, stdio: 'inherit' })
}

type Options = {
  /** Most processes of tests end before it pays to optimize the WebAssembly of their database. */
  isOptimized?: boolean
}

export function spawnServer(
  env: Record<string, string>,
  { isOptimized = false }: Options = {},
): ChildProcess & { output: () => string } {
  const flags = isOptimized ? [] : ['--liftoff-only']
  const child = spawn(process.execPath, [...flags, 'build/program/server.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  child.stderr.on('data', (data) => {
    output += data
  })
  return Object.assign(child, { output: () => output })
}

/** Far more than a start takes, even on a busy machine, and less than tests may take. */
const startsWithinMs = 100_000

/** Resolves once the server responds; rejects with its output if it exits first, or never responds. */
export async function startServer(env: Record<string, string> & { PORT: string }, options: Options = {}) {
  const child = spawnServer(env, options)
  const url = `http://127.0.0.1:${env.PORT}`
  const startedAt = performance.now()
  while (!(await responds(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(child.output())
    if (performance.now() - startedAt > startsWithinMs) {
      child.kill('SIGKILL')
      throw new Error(`The server is not ready. ${child.output()}`)
    }
    await new Promise((next) => setTimeout(next, 50))
  }
  return {
    url,
    child,
    output: child.output,
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      // The event that comes after the last output.
      const ended = once(child, 'close')
      child.kill(signal)
      const [code] = await ended
      return code as number | null
    },
  }
}

const responds = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Below the ports that systems give to outgoing connections, so that none is taken while its server is restarted. */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = randomInt(11_000, 32_000)
    const probe = createServer()
    const isFree = await new Promise<boolean>((tell) => {
      probe.once('error', () => tell(false)).listen(port, '127.0.0.1', () => tell(true))
    })
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return String(port)
  }
}
