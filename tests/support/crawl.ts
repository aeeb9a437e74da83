export type Crawled = { path: string; status: number; body: Buffer; etag: string | null }

const atOnce = 8

const links = [
  /\s(?:href|src|poster)="([^"]+)"/g,
  /\s(?:srcSet|srcset|imageSrcSet|imagesrcset)="([^"]+)"/g,
  /<(?:image:)?loc>([^<]+)</g,
]

/** Fetches everything on the site that can be reached from the given paths. */
export async function crawl(site: string, from: string[], options = { follow: true }): Promise<Map<string, Crawled>> {
  const crawled = new Map<string, Crawled>()
  const known = new Set(from)
  const waiting = [...from]
  let busy = 0

  const visit = async (path: string) => {
    const response = await fetch(site + path, { redirect: 'manual' })
    const body = Buffer.from(await response.arrayBuffer())
    crawled.set(path, { path, status: response.status, body, etag: response.headers.get('ETag') })
    const isText = /html|xml/.test(response.headers.get('Content-Type') ?? '')
    for (const link of isText && options.follow ? linksOf(body.toString(), site + path) : []) {
      if (!known.has(link)) waiting.push(link)
      known.add(link)
    }
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const go = () => {
    while (busy < atOnce) {
      const path = waiting.shift()
      if (path === undefined) break
      busy += 1
      visit(path).then(() => {
        busy -= 1
        go()
      }, reject)
    }
    if (busy === 0) resolve()
  }
  go()
  await promise
  return crawled
}

function linksOf(text: string, address: string): string[] {
  const [single, sets, locations] = links.map((pattern) =>
    [...text.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&')),
  )
  const all = [
    ...(single ?? []),
    ...(locations ?? []),
    ...(sets ?? []).flatMap((set) => set.split(',').map((entry) => entry.trim().split(' ')[0] ?? '')),
  ]
  const own = new URL(address)
  return all
    .filter((link) => URL.canParse(link, own))
    .map((link) => new URL(link, own))
    .filter(({ origin }) => origin === own.origin)
    .map(({ pathname, search }) => pathname + search)
}
