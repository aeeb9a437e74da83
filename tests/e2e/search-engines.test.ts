import { expect, inject, test } from 'vitest'
import { seedProducts } from '../../demo/products.ts'
import { paths, spellings, unlisted } from './route-table.ts'

const get = async (path: string) => {
  const response = await fetch(new URL(path, inject('siteUrl')))
  return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() }
}

const read = async (path: string) => {
  const { status, text } = await get(path)
  expect(status, path).toBe(200)
  return text
}

const aProduct = '/productos/zuncho-pet-16-verde?producto=108'

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')

const textsOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'gs'))].map(([part]) =>
    decoded(part.replace(/<[^>]*>/g, '')),
  )

function headOf(html: string) {
  const first = (pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '')
  const meta = (name: string) => first(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
  return {
    lang: first(/<html[^>]* lang="([^"]*)"/),
    title: first(/<title>([^<]*)</),
    description: meta('description'),
    robots: meta('robots'),
    // The origin depends on the port of the test server.
    canonical: first(/<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/),
    openGraph: ['title', 'description', 'url', 'image', 'locale'].map((name) => meta(`og:${name}`)),
  }
}

/** The structured data of a page, by type. */
const dataIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, text = '{}']) => JSON.parse(text))
      .map((data) => [data['@type'], data]),
  )

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

test('robots.txt excludes the back office and the API and names the sitemap', async () => {
  const { type, text } = await get('/robots.txt')
  expect(type).toContain('text/plain')
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/admin\nDisallow: \/api\/\n\nSitemap: http.*\/sitemap\.xml\n$/)
})

test('the sitemap lists every page and every product, with pictures that exist', async () => {
  const index = await get('/sitemap.xml')
  expect(index.type).toContain('application/xml')
  const parts = addressesIn(index.text)
  expect(parts).toEqual(['/sitemap-paginas.xml', '/sitemap-productos.xml?parte=1'])
  const [pages, products] = await Promise.all(parts.map(get))
  expect(addressesIn(pages?.text ?? '').sort()).toEqual(
    paths.filter((path) => !path.startsWith('/productos/') && !unlisted.includes(path)).sort(),
  )
  expect(addressesIn(products?.text ?? '').length).toBe(seedProducts.length)
  const pictures = [pages, products].flatMap((part) =>
    [...(part?.text ?? '').matchAll(/<image:loc>https?:\/\/[^/<]+([^<]*)<\/image:loc>/g)].map(([, path = '']) => path),
  )
  expect(pictures.length).toBeGreaterThan(2 * seedProducts.length)
  for (const path of pictures.filter((_, index) => index % 20 === 0)) expect((await get(path)).status, path).toBe(200)
})

test('search engines get the same picture addresses that the pages use', async () => {
  const addresses = ['/productos/zuncho-pet-16-verde?producto=108', '/mineria']
  const sitemaps = await Promise.all(['/sitemap-productos.xml?parte=1', '/sitemap-paginas.xml'].map(get))
  for (const [index, path] of addresses.entries()) {
    const { text } = await get(path)
    const [, shown = ''] = /<main.*?<img [^>]*?src="(\/media\/[^"]+)"/s.exec(text) ?? []
    expect(shown).toMatch(/\.jpg\?v=[\da-f]{8}$/)
    expect(sitemaps[index]?.text).toContain(`${shown}</image:loc>`)
    if (path.startsWith('/productos')) expect(dataIn(text).Product.image[0]).toContain(shown)
  }
})

test('a missing part of the sitemap is 404', async () => {
  expect((await get('/sitemap-productos.xml?parte=0')).status).toBe(404)
  expect((await get('/sitemap-productos.xml?parte=x')).status).toBe(404)
})

test('the web manifest and all icons exist', async () => {
  const manifest = JSON.parse((await get('/manifest.webmanifest')).text)
  expect(manifest).toMatchObject({ name: 'Precinta', lang: 'es-CL' })
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  for (const icon of [...icons, '/favicon.ico', '/apple-touch-icon.png', '/og.jpg']) {
    expect((await get(icon)).status, icon).toBe(200)
  }
})

test.each(['/', '/admin/', '/api/docs'])('%s links to icons that are images', async (path) => {
  const { text } = await get(path)
  const icons = [...text.matchAll(/<link rel="icon"[^>]* href="([^"]*)"/g)].map(([, icon = '']) => icon)
  expect(icons).toContain('/favicon.ico')
  for (const icon of icons.filter((address) => !address.startsWith('data:image/svg+xml,'))) {
    const { status, type } = await get(icon)
    expect([status, type?.split('/')[0]]).toEqual([200, 'image'])
  }
})

test('structured data has the company, breadcrumbs, and products without invented offers', async () => {
  const [home, industry, product] = await Promise.all(
    ['/', '/mineria', aProduct].map(async (path) => dataIn(await read(path))),
  )
  expect(home?.Organization).toMatchObject({ foundingDate: '2006', parentOrganization: { foundingDate: '1947' } })
  expect(industry?.BreadcrumbList.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Inicio',
    'Mercados',
    'Minería',
  ])
  expect(product?.Product).toMatchObject({ name: 'Zuncho PET 16 mm verde gofrado', brand: { name: 'Precinta' } })
  expect(product?.Product.image.length).toBeGreaterThanOrEqual(2)
  expect(product?.Product.offers).toBeUndefined()
})

test('a shared product shows its own picture', async () => {
  const { text } = await get('/productos/zuncho-pet-16-verde?producto=108')
  expect(text).toMatch(
    /<meta property="og:image" content="https?:[^"]*\/media\/products\/zuncho-pet-16-verde-1\.jpg[^"]*"/,
  )
})

test('categories and pages of the list have their own canonical address', async () => {
  const category = await read('/productos?categoryId=9')
  expect(headOf(category)).toMatchObject({ title: 'Zunchos PET | Precinta', canonical: '/productos?categoryId=9' })
  expect(textsOf(category, 'h1')).toEqual(['Zunchos PET'])
  const way = /<nav[^>]*aria-label="Ruta de navegación".*?<\/nav>/s.exec(category)?.[0] ?? ''
  expect(textsOf(way, 'li').map((text) => text.replace('/', ''))).toEqual([
    'Inicio',
    'Productos',
    'Zunchos',
    'Zunchos PET',
  ])
  expect(headOf(await read('/productos?page=2'))).toMatchObject({
    title: 'Catálogo, página 2 | Precinta',
    canonical: '/productos?page=2',
  })
  expect(headOf(await read('/productos?name=zuncho')).robots).toBe('noindex')
})

test('a narrowed list is rendered by the server, and left out of search engines', async () => {
  const summary = async (path: string) => {
    const html = await read(path)
    const { robots, canonical } = headOf(html)
    return { isListed: html.includes('Enzunchadora a batería PB'), robots, isCanonical: canonical !== '' }
  }
  const narrowed = { isListed: true, robots: 'noindex', isCanonical: false }
  expect(await summary('/productos?categoryId=2&ancho=19&zuncho=pet')).toEqual(narrowed)
  expect(await summary('/productos?categoryId=2&orden=-ancho')).toMatchObject({ robots: 'noindex', isCanonical: false })
  expect(await summary('/productos?categoryId=2&fbclid=x')).toEqual({ isListed: true, robots: '', isCanonical: true })
})

test.each(paths)('%s has its head, one main heading, and headings without leaps', async (path) => {
  const html = await read(path)
  const head = headOf(html)
  const isListed = !unlisted.includes(path)
  expect(head).toMatchObject({
    lang: 'es-CL',
    robots: isListed ? '' : 'noindex',
    canonical: isListed ? path : '',
  })
  expect(head.title.length).toBeGreaterThan(5)
  expect(head.title.length).toBeLessThan(60)
  expect(head.description.length).toBeGreaterThanOrEqual(120)
  expect(head.description.length).toBeLessThanOrEqual(160)
  expect(head.openGraph.filter((content) => content === '')).toEqual([])
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toEqual([1])
  expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 1) + 1)).toEqual([])
})

test('no two pages share a title or a description', async () => {
  const heads = (await Promise.all(paths.map(read))).map(headOf)
  expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(paths.length)
})

test.each(Object.entries(spellings))('%s leads to %s', async (spelling, path) => {
  const [spelled, html] = await Promise.all([get(spelling), read(path)])
  expect(spelled.status).toBe(200)
  expect(headOf(spelled.text)).toEqual(headOf(html))
  expect(headOf(spelled.text).canonical).toBe(path)
})

test('an unknown path redirects home', async () => {
  const response = await fetch(new URL('/no-existe/nada', inject('siteUrl')), { redirect: 'manual' })
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/'])
})

test('pages name no picture, script, style or frame of another host', async () => {
  const foreign = (await Promise.all([...paths, '/productos'].map(read))).flatMap((html) =>
    [
      ...html.matchAll(/\s(?:src|srcSet|poster|imageSrcSet)="([^"]+)"/gi),
      ...html.matchAll(/<link[^>]* href="([^"]+)"/g),
    ]
      .flatMap(([tag, value = '']) => (/rel="canonical"/.test(tag) ? [] : value.split(/,\s+/)))
      .filter((address) => /^(https?:)?\/\//.test(address)),
  )
  expect(foreign).toEqual([])
})

test('the Content-Security-Policy allows scripts by their hashes only', async () => {
  const response = await fetch(inject('siteUrl'))
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/)
})
