import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { inProject } from '../shared/project-path.ts'
import { serveFolder } from './serve-folder.ts'

const folder = inProject('build/admin')
const year = 365 * 24 * 60 * 60

/** The bundle contains no data, so it needs no session. */
export const adminFiles = ({ apiUrl }: { apiUrl: string | undefined }) =>
  new Hono<{ Variables: Partial<SecureHeadersVariables> }>()
    .use(async (c, next) => {
      c.header('X-Robots-Tag', 'noindex')
      await next()
    })
    .get(
      '/assets/*',
      serveFolder({
        root: folder,
        below: '/admin/',
        cacheControl: () => `public, max-age=${year}, immutable`,
      }),
      (c) => c.notFound(),
    )
    .get('/*', async (c) => {
      const page = await readFile(join(folder, 'index.html'), 'utf8')
      c.header('Cache-Control', 'no-store')
      return c.html(
        page
          .replace('%NONCE%', c.get('secureHeadersNonce') ?? '')
          .replace('%OTHER_BACKEND%', apiUrl ? new URL(apiUrl).host : ''),
      )
    })
