import { Hono } from 'hono'

const path = '/precarga.json'

/** Which pages a browser may fetch when a link is pressed, before it is released; never those of one visitor, or the staff's. */
const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/cotizacion*', '/confirmacion*', '/login*', '/admin*', '/api/*', '/fichas/*', '/media/*'],
            },
          },
          // A page that has come alive fetches what its links lead to itself, when they are pointed at.
          { not: { selector_matches: 'html[data-alive] a[data-page]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
}

/** The rules, and the header by which pages name them. */
export const speculationRules = new Hono()
  .use(async (c, next) => {
    await next()
    if (c.res.headers.get('Content-Type')?.startsWith('text/html')) c.res.headers.set('Speculation-Rules', `"${path}"`)
  })
  .get(path, (c) =>
    c.body(JSON.stringify(rules), 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  )
