import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { serveFolder } from '../server/files.ts'
import { listen } from '../server/process/listen.ts'
import { freePort } from '../tests/support/server-process.ts'
import { precompress } from '../tools/precompress.ts'

const folder = fileURLToPath(new URL('peers/blank', import.meta.url))
const files = `${folder}/build/client`

/** An empty React Router app, built and compressed like the site. */
export function buildBlank(): void {
  execFileSync('react-router', ['build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  precompress(files)
}

export async function startBlank() {
  const port = await freePort()
  const app = new Hono().use(serveFolder({ root: files, cacheControl: () => 'no-cache' }))
  const publicUrl = `http://127.0.0.1:${port}`
  const server = await listen(app.fetch, { host: '127.0.0.1', port: Number(port), publicUrl, trustProxy: 1 })
  return { url: `${publicUrl}/index.html`, [Symbol.asyncDispose]: server.close }
}
