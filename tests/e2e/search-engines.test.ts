import { expect, inject, test } from 'vitest'
import { seedProducts } from '../../demo/products.ts'
import { setUpBrowser } from './browser.ts'
import { json, startOtherBackend } from './other-backend.ts'
import { paths, unlisted } from './route-table.ts'

const openPage = setUpBrowser()

const get = async (path: string) => {
  const response = await fetch(new URL(path, inject('siteUrl')))
  return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() }
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

/** The product pictures in the structured data of a page. */
const imagesIn = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, text = '{}']) => JSON.parse(text).image ?? [],
  )

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
    if (path.startsWith('/productos')) expect(imagesIn(text)[0]).toContain(shown)
  }
})

test('pictures of another backend keep their absolute address', async () => {
  const src = 'https://cdn.example/p-1.jpg?size=800&key=abc'
  const item = { id: 1, slug: 'p-1', name: 'P 1', alt: '', srcImg: [src] }
  const site = await startOtherBackend({
    'GET /products': () => json({ products: [{ ...item, subtitle: '' }], totalPages: 1 }),
    'GET /products/1': () => json({ ...item, desc: '', jsonDetails: {} }),
  })
  const read = async (path: string) => (await fetch(site + path)).text()
  expect(await read('/sitemap-productos.xml')).toContain(`<image:loc>${src.replace('&', '&amp;')}</image:loc>`)
  expect(imagesIn(await read('/productos/p-1?producto=1'))).toEqual([src])
})

test('the sitemap of a large catalogue is split into parts, each product in one of them', async () => {
  const pages = 150
  const calls: string[] = []
  let underWay = 0
  let most = 0
  const list = (page: number) => ({
    products: [{ id: page + 1, slug: `p-${page}`, name: `P ${page}`, subtitle: '', alt: '', srcImg: [] }],
    totalPages: pages,
  })
  const site = await startOtherBackend({
    'GET /products': async ({ searchParams }) => {
      const page = Number(searchParams.get('page') ?? 0)
      calls.push(String(page))
      most = Math.max(most, ++underWay)
      await new Promise(setImmediate)
      underWay--
      return json(list(page))
    },
  })
  const read = async (path: string) => addressesIn(await (await fetch(site + path)).text())
  const [, ...parts] = await read('/sitemap.xml')
  expect(parts).toEqual(['/sitemap-productos.xml?parte=1', '/sitemap-productos.xml?parte=2'])
  const products = (await Promise.all(parts.map(read))).flat()
  expect(products).toEqual(Array.from({ length: pages }, (_, page) => `/productos/p-${page}?producto=${page + 1}`))
  expect((await fetch(`${site}/sitemap-productos.xml?parte=3`)).status).toBe(404)
  expect(most).toBeLessThanOrEqual(2 * 4)
  expect([...new Set(calls)]).toHaveLength(pages)
  const asked = calls.length
  expect(await Promise.all(Array.from({ length: 20 }, () => read('/sitemap-productos.xml?parte=1')))).toEqual(
    Array(20).fill(products.slice(0, 100)),
  )
  expect(calls).toHaveLength(asked)
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
  const page = await openPage()
  const dataOf = async (path: string) => {
    await page.goto(path)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return Object.fromEntries(texts.map((text) => [JSON.parse(text)['@type'], JSON.parse(text)]))
  }
  expect((await dataOf('/')).Organization).toMatchObject({
    foundingDate: '2006',
    parentOrganization: { foundingDate: '1947' },
  })
  expect((await dataOf('/mineria')).BreadcrumbList.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Inicio',
    'Mercados',
    'Minería',
  ])
  const { Product: product } = await dataOf('/productos/zuncho-pet-16-verde?producto=108')
  expect(product).toMatchObject({ name: 'Zuncho PET 16 mm verde gofrado', brand: { name: 'Precinta' } })
  expect(product.image.length).toBeGreaterThanOrEqual(2)
  expect(product.offers).toBeUndefined()
})

test('a shared product shows its own picture', async () => {
  const { text } = await get('/productos/zuncho-pet-16-verde?producto=108')
  expect(text).toMatch(
    /<meta property="og:image" content="https?:[^"]*\/media\/products\/zuncho-pet-16-verde-1\.jpg[^"]*"/,
  )
})

test('categories and pages of the list have their own canonical address', async () => {
  const page = await openPage()
  const headOf = async (path: string) => {
    await page.goto(path)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    return { title: await page.title(), canonical: canonical?.replace(/^https?:\/\/[^/]+/, '') }
  }
  await page.goto('/productos?categoryId=9')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Zunchos PET')
  const way = page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('listitem')
  expect((await way.allTextContents()).map((text) => text.replace('/', ''))).toEqual([
    'Inicio',
    'Productos',
    'Zunchos',
    'Zunchos PET',
  ])
  expect(await headOf('/productos?categoryId=9')).toEqual({
    title: 'Zunchos PET | Precinta',
    canonical: '/productos?categoryId=9',
  })
  expect(await headOf('/productos?page=2')).toEqual({
    title: 'Catálogo, página 2 | Precinta',
    canonical: '/productos?page=2',
  })
  await page.goto('/productos?name=zuncho')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})
