import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedProducts } from '../../demo/products.ts'
import { defaultCompany } from '../../shared/settings/default-company.ts'
import { staffAccount, staffSettings } from '../e2e/staff-account.ts'
import { type Crawled, crawl } from '../support/crawl.ts'
import { readPdfText } from '../support/pdf-text.ts'
import { aSending, edited } from '../support/quote-desk.ts'
import { aQuotation } from '../support/samples.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { dataFolder } from '../support/test-database.ts'

const folder = dataFolder()
let server: Awaited<ReturnType<typeof startServer>>
let found: Map<string, Crawled>

/** A fresh process: no page is cached and no data sheet is drawn yet. */
beforeAll(async () => {
  const port = await freePort()
  const settings = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: folder, ...staffSettings }
  server = await startServer(settings)
  await priceProducts()
  found = await crawl(server.url, ['/', '/robots.txt', '/sitemap.xml'])
}, 600_000)
afterAll(async () => {
  await server.stop()
})

const sheetPaths = seedProducts.map(({ slug }) => `/fichas/${slug}.pdf`)
const statusOf = async (path: string) => {
  const response = await fetch(server.url + path)
  await response.arrayBuffer()
  return response.status
}
/** Line breaks in a PDF fall anywhere, so texts are compared without white space. */
const unspaced = (text: string) => text.replace(/\s+/g, '')
const textOf = (sheet: Crawled | undefined) => unspaced(readPdfText(sheet?.body ?? Buffer.alloc(0)).join(''))

const brokenIn = (crawled: Map<string, Crawled>) =>
  [...crawled.values()].filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`)

const listPrice = 8_374_651
const quotedPrice = 7_193_482

async function signIn() {
  const signedIn = await fetch(`${server.url}/login`, {
    method: 'POST',
    headers: { Origin: server.url },
    body: new URLSearchParams(staffAccount),
    redirect: 'manual',
  })
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  return { Cookie: cookies.join('; '), Origin: server.url, 'Content-Type': 'application/json' }
}

/** One product has a price in the list, and another was quoted. */
async function priceProducts() {
  const headers = await signIn()
  const call = async (method: string, path: string, body: unknown = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(`${server.url}/api${path}`, { method, headers, body: text })
    expect([path, response.ok]).toEqual([path, true])
    return response.json()
  }
  const list = `id;moneda;precio\n119;CLP;${listPrice}`
  const { fingerprint } = await call('POST', '/admin/prices/trial', list)
  await call('POST', `/admin/prices/import?fingerprint=${fingerprint}&fileName=precios.csv`, list)
  const { id } = await call('POST', '/invoices', aQuotation())
  const path = `/admin/requests/${id}/quotes`
  const [draft] = (await call('POST', path)).quotes
  const lines = edited(draft).lines.map((line) => ({ ...line, unitPrice: quotedPrice }))
  const [saved] = (await call('PUT', `${path}/draft`, edited(draft, { lines }))).quotes
  await call('POST', `${path}/send`, aSending(saved.updatedAt))
}

test('no page, file or data sheet contains a price, quoted or listed', () => {
  const amounts = [listPrice, quotedPrice].flatMap((amount) => [String(amount), amount.toLocaleString('es-CL')])
  const isSheet = (path: string) => path.startsWith('/fichas/')
  const contentOf = (file: Crawled) => (isSheet(file.path) ? textOf(file) : file.body.toString('latin1'))
  const telling = [...found.values()].filter((file) => amounts.some((amount) => contentOf(file).includes(amount)))
  expect(telling.map(({ path }) => path)).toEqual([])
})

test('no link of the site is broken or redirects', () => {
  expect(brokenIn(found)).toEqual([])
  expect(found.size).toBeGreaterThan(1000)
})

test('every product page, and the data sheet of every product, can be reached', () => {
  const pages = [...found.keys()].filter((path) => path.startsWith('/productos/'))
  expect(pages.length).toBe(seedProducts.length)
  expect(sheetPaths.filter((path) => !found.has(path))).toEqual([])
})

test('a data sheet contains all the texts of its product', () => {
  for (const { slug, name, desc, specifications, information } of seedProducts) {
    const sheet = found.get(`/fichas/${slug}.pdf`)
    expect(sheet?.body.toString('latin1')).toContain('/Subtype /Image')
    const text = textOf(sheet)
    const expected = [name, desc, ...specifications.flatMap(({ key, value }) => [key, value]), ...[information].flat()]
    expect(
      expected.filter((words) => !text.includes(unspaced(words))),
      slug,
    ).toEqual([])
    expect(text).toContain(unspaced(defaultCompany.legalName))
    expect(text).not.toContain('�')
  }
})

test('right after an edit every page is there, and only the sheet of the edited product changes', async () => {
  const headers = await signIn()
  const address = `${server.url}/api/admin/products/119`
  const product = await (await fetch(address, { headers })).json()
  const changed = { ...product, description: `${product.description}\n\nIncluye maletín.` }
  const saved = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(changed) })
  expect(saved.status).toBe(200)

  const isPage = ({ body }: Crawled) => /^<!doctype html>/i.test(body.subarray(0, 20).toString())
  const pagePaths = [...found.values()].filter(isPage).map(({ path }) => path)
  expect(pagePaths.length).toBeGreaterThan(seedProducts.length)
  const again = await crawl(server.url, [...pagePaths, ...sheetPaths], { follow: false })
  expect(brokenIn(again)).toEqual([])
  const renewed = sheetPaths.filter((path) => again.get(path)?.etag !== found.get(path)?.etag)
  expect(renewed).toEqual([`/fichas/${product.slug}.pdf`])
  expect(textOf(again.get(`/fichas/${product.slug}.pdf`))).toContain('Incluyemaletín.')
})

test('the data sheets of all products can be requested at once, right after the company that they name was edited', async () => {
  const headers = await signIn()
  const address = `${server.url}/api/admin/settings/company`
  const stored = await (await fetch(address, { headers })).json()
  const body = JSON.stringify({ ...stored, legalName: 'Precinta del Sur SpA' })
  expect((await fetch(address, { method: 'PUT', headers, body })).status).toBe(200)

  const statuses = await Promise.all(sheetPaths.map(statusOf))
  expect(new Set(statuses)).toEqual(new Set([200]))
  const edited = await fetch(server.url + sheetPaths[0])
  expect(unspaced(readPdfText(Buffer.from(await edited.arrayBuffer())).join(''))).toContain('PrecintadelSurSpA')
})
