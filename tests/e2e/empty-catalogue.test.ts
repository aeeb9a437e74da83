import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Crawled, crawl } from '../crawl.ts'
import { freePort, startServer } from '../server-process.ts'
import { unpreparedFolder } from '../test-database.ts'
import { setUpBrowser } from './browser.ts'
import { axeFindings } from './page-checks.ts'
import { paths } from './route-table.ts'

const openPage = setUpBrowser()
const folder = unpreparedFolder()
let server: Awaited<ReturnType<typeof startServer>>
let found: Map<string, Crawled>

beforeAll(async () => {
  const port = await freePort()
  server = await startServer({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: folder, DEMO: 'off' })
  found = await crawl(server.url, ['/', '/comparar', '/confirmacion', '/login', '/robots.txt', '/sitemap.xml'])
})
afterAll(async () => {
  await server.stop()
})

const pages = paths.filter((path) => !path.startsWith('/productos/'))

test('no link of a site without products is broken or redirects, and every page can be reached', () => {
  const broken = [...found.values()].filter(({ status }) => status !== 200)
  expect(broken.map(({ path, status }) => `${path} ${status}`)).toEqual([])
  expect(pages.filter((path) => !found.has(path))).toEqual([])
  expect([...found.keys()].filter((path) => /^\/(productos|fichas)\//.test(path))).toEqual([])
})

test('the sitemap of a site without products lists pages only', () => {
  const sitemap = found.get('/sitemap.xml')?.body.toString()
  expect(sitemap).toContain('/sitemap-paginas.xml')
  expect(sitemap).not.toContain('/sitemap-productos.xml')
})

test.each(pages)('%s has no empty section without products', async (path) => {
  const page = await openPage({ baseURL: server.url })
  await page.goto(path)
  const bare = await page.locator('main :is(h2, h3)').evaluateAll((headings) =>
    headings
      .map((heading) => ({ heading, part: heading.closest('section, article, li, main') }))
      .filter(({ heading, part }) => part?.textContent?.trim() === heading.textContent?.trim())
      .filter(({ part }) => !part?.querySelector('img, video, a, button'))
      .map(({ heading }) => heading.textContent),
  )
  expect(bare).toEqual([])
  expect(
    await page
      .locator('main table')
      .filter({ hasNot: page.locator('tbody tr') })
      .count(),
  ).toBe(0)
  expect(await page.locator('main :is(ul, ol):empty').count()).toBe(0)
})

test('an empty catalogue says so and leads to the contact form', async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await openPage({ baseURL: server.url, viewport })
    await page.goto('/productos')
    await page.getByText('Sin resultados!!').waitFor()
    await page.getByText('Estamos preparando el catálogo.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Escríbenos qué buscas' }).click()
    await page.getByRole('heading', { name: 'FORMULARIO DE CONTACTO' }).waitFor()
  }
})

test('an industry page leads to the categories of products that are not there', async () => {
  const page = await openPage({ baseURL: server.url })
  await page.goto('/mineria')
  const row = page.getByRole('row').filter({ hasText: 'Paquete de cátodos' })
  await row.getByRole('link', { name: 'Zunchos de acero' }).click()
  await page.waitForURL('**/productos?categoryId=10')
  await page.getByRole('heading', { name: 'Zunchos de acero', level: 1 }).waitFor()
})

test('a calculator works without products to propose', async () => {
  const page = await openPage({ baseURL: server.url })
  await page.goto('/calculadoras/film')
  await page.getByRole('heading', { name: 'Resultado' }).waitFor()
  expect(await page.getByRole('button', { name: 'Agregar a la Cotización' }).count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Productos para este cálculo' }).count()).toBe(0)
})
