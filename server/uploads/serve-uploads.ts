import { Hono } from 'hono'
import { serveFolder } from '../serve-folder.ts'

const year = 365 * 24 * 60 * 60

/** What staff uploaded. A name is never used twice, so a browser may keep it for ever. */
export const serveUploads = (root: string) =>
  new Hono()
    .get(
      '/:file{[0-9a-f]{32}(-[0-9]{3,4}[.]avif|[.]jpg|[.]pdf)}',
      serveFolder({ root, below: '/media/uploads/', cacheControl: () => `public, max-age=${year}, immutable` }),
    )
    .all('*', (c) => c.notFound())
