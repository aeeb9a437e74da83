const head = '<?xml version="1.0" encoding="UTF-8"?>'
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const images = 'http://www.google.com/schemas/sitemap-image/1.1'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export type SitemapEntry = { url: string; pictures: string[] }

export function sitemap(entries: SitemapEntry[]): Response {
  const urls = entries.map(({ url, pictures }) => {
    const shown = pictures.map((src) => `<image:image><image:loc>${escaped(src)}</image:loc></image:image>`)
    return `<url><loc>${escaped(url)}</loc>${shown.join('')}</url>`
  })
  return xml(`<urlset xmlns="${sitemaps}" xmlns:image="${images}">\n${urls.join('\n')}\n</urlset>`)
}

export function sitemapIndex(addresses: string[]): Response {
  const entries = addresses.map((url) => `<sitemap><loc>${escaped(url)}</loc></sitemap>`)
  return xml(`<sitemapindex xmlns="${sitemaps}">\n${entries.join('\n')}\n</sitemapindex>`)
}

const xml = (body: string) =>
  new Response(`${head}\n${body}\n`, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
