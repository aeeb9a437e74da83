/** Measures the main thread's CPU time for one uncached request of each public GET route: `npm run bench:routes`. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seedProducts } from '../demo/products.ts'
import { Receipt } from '../shared/requests/submissions.ts'
import { aQuotation } from '../tests/support/samples.ts'
import { benchFolder, startOwnSite } from './own-site.ts'

const rounds = 30
/** Requests sent before measuring, so that the code is compiled. */
const warmUp = 30

const random = () => crypto.randomUUID()
const metricsToken = random()
const hostile = () => `${random()} zunch pet 16 ${'ñandú acéro 19mm '.repeat(20)}`.slice(0, 200)
const everyProduct = seedProducts.map(({ id }) => id)
const product = (index: number) => seedProducts[index % seedProducts.length]

type Route = { name: string; path: (index: number) => string; headers?: Record<string, string> }

/** Addresses are varied so that no cache holds the response, where possible. */
const routes: Route[] = [
  { name: '/healthz', path: () => '/healthz' },
  { name: '/readyz', path: () => '/readyz' },
  { name: 'a cached page, any query', path: () => `/mineria?x=${random()}` },
  { name: 'a page in another casing', path: () => '/Contacto' },
  { name: 'a page with a slash at its end', path: () => `/mineria/?x=${random()}` },
  { name: 'an unknown page', path: () => `/${random()}` },
  { name: 'an unknown page, many segments', path: () => `/${`${random()}/`.repeat(20)}` },
  { name: '/cotizacion', path: () => '/cotizacion' },
  { name: '/cotizacion?producto=', path: (index) => `/cotizacion?producto=${101 + (index % 79)}` },
  {
    name: '/cotizacion/productos, 200 ids',
    path: () => `/cotizacion/productos?ids=${Array.from({ length: 200 }, (_, i) => 101 + i)}`,
  },
  {
    name: '/cotizacion?calculo=',
    path: (index) => `/cotizacion?calculo=zuncho&propuesta=108&cargas=${100 + index}`,
  },
  {
    name: '/cotizacion/lista.pdf, all products',
    path: () => `/cotizacion/lista.pdf?productos=${everyProduct.map((id) => `${id}x1`)}`,
  },
  { name: '/seguimiento/:token', path: () => tracking },
  { name: '/seguimiento/:token, unknown', path: () => `/seguimiento/${unknownToken()}` },
  { name: '/seguimiento/:token, a PDF not there', path: () => `${tracking}/cotizacion-v1.pdf` },
  { name: '/confirmacion', path: () => `/confirmacion?folio=${random()}` },
  { name: '/login', path: () => '/login' },
  { name: '/login?enlace=', path: () => `/login?enlace=${random()}` },
  { name: '/productos?name=', path: () => `/productos?name=zuncho+${random()}` },
  { name: '/productos?name=, 200 characters', path: () => `/productos?name=${encodeURIComponent(hostile())}` },
  { name: '/productos?name=, many found', path: () => `/productos?name=pet&x=${random()}` },
  { name: '/productos.data?name=', path: () => `/productos.data?name=pet&x=${random()}` },
  { name: '/productos?page= past the end', path: () => `/productos?page=${1000 + Math.floor(Math.random() * 1e6)}` },
  {
    name: '/productos?categoryId= unknown',
    path: () => `/productos?categoryId=${1000 + Math.floor(Math.random() * 1e6)}`,
  },
  {
    name: '/productos, three filters',
    path: () => '/productos?categoryId=1&ancho=16&zuncho=pet&resistencia=4000-6000&orden=-resistencia&vista=tabla',
  },
  {
    name: '/comparar, four products',
    path: (index) => `/comparar?productos=${[0, 7, 19, 40].map((i) => 101 + ((index + i) % 79))}`,
  },
  { name: '/calculadoras/film', path: (index) => `/calculadoras/film?pallets=${100 + index}` },
  { name: '/calculadoras/zuncho', path: (index) => `/calculadoras/zuncho?cargas=${100 + index}` },
  { name: '/productos/:slug without id', path: (index) => `/productos/${product(index)?.slug}` },
  {
    name: '/productos/:slug, unknown id',
    path: (index) => `/productos/${product(index)?.slug}?producto=${1e6 + index}`,
  },
  {
    name: '/productos/:slug, preview',
    path: (index) => `/productos/${product(index)?.slug}?producto=${101 + (index % 79)}&vista-previa=${random()}`,
  },
  {
    name: '/sitemap-productos.xml?parte= unknown',
    path: () => `/sitemap-productos.xml?parte=${1000 + Math.floor(Math.random() * 1e6)}`,
  },
  { name: '/robots.txt', path: () => `/robots.txt?x=${random()}` },
  { name: '/sitemap.xml', path: () => `/sitemap.xml?x=${random()}` },
  { name: '/sitemap-paginas.xml', path: () => `/sitemap-paginas.xml?x=${random()}` },
  { name: '/metrics', path: () => '/metrics', headers: { Authorization: `Bearer ${metricsToken}` } },
  { name: '/metrics without a token', path: () => '/metrics' },
  { name: '/api/products?name=', path: () => `/api/products?name=zuncho+${random()}` },
  { name: '/api/products?name=, 200 characters', path: () => `/api/products?name=${encodeURIComponent(hostile())}` },
  {
    name: '/api/products, filters',
    path: () => '/api/products?ancho=16&orden=-resistencia',
    headers: { Authorization: 'Bearer x' },
  },
  {
    name: '/api/fits, 30 products',
    path: (index) =>
      `/api/fits?${Array.from({ length: 30 }, (_, i) => `producto=${101 + ((index + 2 * i) % 79)}`).join('&')}`,
  },
  {
    name: '/api/fits, all products',
    path: () => `/api/fits?${everyProduct.map((id) => `producto=${id}`).join('&')}`,
  },
  {
    name: '/api/comparison',
    path: (index) => `/api/comparison?productos=${[0, 7, 19, 40].map((i) => 101 + ((index + i) % 79))}`,
  },
  { name: '/api/products, authorized', path: () => '/api/products', headers: { Authorization: 'Bearer x' } },
  { name: '/api/products/:id, authorized', path: () => '/api/products/108', headers: { Authorization: 'Bearer x' } },
  {
    name: '/api/banners/active, authorized',
    path: () => '/api/banners/active',
    headers: { Authorization: 'Bearer x' },
  },
  { name: '/api/openapi.json, authorized', path: () => '/api/openapi.json', headers: { Authorization: 'Bearer x' } },
  { name: '/api/docs, authorized', path: () => '/api/docs', headers: { Authorization: 'Bearer x' } },
  {
    name: '/api/admin/requests without a session',
    path: () => '/api/admin/requests',
    headers: { Cookie: 'precinta.session_token=x.y' },
  },
  { name: '/mineria, authorized', path: () => '/mineria', headers: { Authorization: 'Bearer x' } },
  { name: '/productos, authorized', path: () => '/productos', headers: { Authorization: 'Bearer x' } },
  { name: '/ , authorized', path: () => '/', headers: { Authorization: 'Bearer x' } },
  {
    name: '/sitemap-productos.xml, authorized',
    path: () => '/sitemap-productos.xml',
    headers: { Authorization: 'Bearer x' },
  },
  { name: '/admin', path: () => '/admin/' },
  { name: '/assets/ not there', path: () => `/assets/${random()}.js` },
  { name: '/media picture', path: (index) => `/media/products/${product(index)?.slug}-1-640.avif` },
  { name: '/media video', path: () => '/media/loops/envolvedora.mp4' },
  { name: '/media/uploads not there', path: () => `/media/uploads/${random().replaceAll('-', '')}.jpg` },
  { name: '/fichas not there', path: () => `/fichas/${random()}.pdf` },
  { name: '/fichas, drawn', path: (index) => `/fichas/${product(index)?.slug}.pdf` },
]

const folder = benchFolder()
const file = join(folder, 'time.json')
const probe = new URL('event-loop-probe.ts', import.meta.url).href
const { DATABASE_URL } = process.env
await using site = await startOwnSite({
  NODE_OPTIONS: `--import=${probe}`,
  EVENT_LOOP_FILE: file,
  METRICS_TOKEN: metricsToken,
  ...(DATABASE_URL && { DATABASE_URL }),
})

const stored = await fetch(`${site.url}/api/invoices`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(aQuotation()),
})
const { trackingUrl } = Receipt.parse(await stored.json())
const tracking = new URL(trackingUrl ?? '').pathname
const unknownToken = () => random().replaceAll('-', '').slice(0, 27)

let visitors = 0

async function threadTime(): Promise<number> {
  rmSync(file, { force: true })
  process.kill(site.pid, 'SIGUSR2')
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await wait(10)
  return JSON.parse(readFileSync(file, 'utf8')).threadMs
}

async function request({ path, headers = {} }: Route, from: number, count: number) {
  for (let index = from; index < from + count; index++) {
    const response = await fetch(site.url + path(index), {
      // Each from an address of its own, so that no rate limit rejects it.
      headers: { 'Accept-Encoding': 'br', 'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors++ & 255}`, ...headers },
      redirect: 'manual',
    })
    await response.arrayBuffer()
  }
}

for (const route of routes) {
  await request(route, 0, warmUp)
  const before = await threadTime()
  await request(route, warmUp, rounds)
  const cost = ((await threadTime()) - before) / rounds
  console.log(`${cost.toFixed(1).padStart(7)} ms  ${route.name}`)
}
rmSync(folder, { recursive: true, force: true })
