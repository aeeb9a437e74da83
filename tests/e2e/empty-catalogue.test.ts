/** @module-tag thorough */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Crawled, crawl } from '../support/crawl.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { unpreparedFolder } from '../support/test-database.ts'
import { setUpPage, setUpPlainPage } from './browser.ts'
import { desktop, phone } from './form-steps.ts'
import { axeFindings, resize } from './page-checks.ts'
import { paths } from './route-table.ts'

const here = () => ({ ...desktop, baseURL: server.url })
const visit = setUpPage(here)
const read = setUpPlainPage(here)
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

/** Headings with nothing below them, tables without rows, and lists without entries. */
const emptyParts = () => {
  const headings = [...document.querySelectorAll('main :is(h2, h3)')].filter((heading) => {
    const part = heading.closest('section, article, li, main')
    const isAlone = part?.textContent?.trim() === heading.textContent?.trim()
    return isAlone && !part?.querySelector('img, video, a, button')
  })
  const tables = [...document.querySelectorAll('main table')].filter((table) => !table.querySelector('tbody tr'))
  const lists = document.querySelectorAll('main :is(ul, ol):empty')
  return [...headings, ...tables, ...lists].map(({ outerHTML }) => outerHTML)
}

test('no page has an empty section without products', async () => {
  for (const path of pages) {
    const page = await read(path)
    expect.soft(await page.evaluate(emptyParts), path).toEqual([])
  }
})

test('an empty catalogue says so and leads to the contact form', async () => {
  const page = await visit('/productos')
  await page.getByText('Sin resultados!!').waitFor()
  await page.getByText('Estamos preparando el catálogo.').waitFor()
  for (const size of [desktop.viewport, phone.viewport]) {
    await resize(page, size)
    expect(await axeFindings(page, { include: ['main'] })).toEqual([])
  }
  await page.getByRole('link', { name: 'Escríbenos qué buscas' }).click()
  await page.getByRole('heading', { name: 'FORMULARIO DE CONTACTO' }).waitFor()
})

test('an industry page leads to the categories of products that are not there', async () => {
  const page = await read('/mineria')
  const row = page.getByRole('row').filter({ hasText: 'Paquete de cátodos' })
  await row.getByRole('link', { name: 'Zunchos de acero' }).click()
  await page.waitForURL('**/productos?categoryId=10')
  await page.getByRole('heading', { name: 'Zunchos de acero', level: 1 }).waitFor()
})

test('a calculator works without products to propose', async () => {
  const page = await visit('/calculadoras/film')
  await page.getByRole('heading', { name: 'Resultado' }).waitFor()
  expect(await page.getByRole('button', { name: 'Agregar a la Cotización' }).count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Productos para este cálculo' }).count()).toBe(0)
})
