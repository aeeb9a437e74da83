import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { defaultCompany } from '../../shared/settings/default-company.ts'
import { setUpPage, setUpPlainPage } from './browser.ts'
import { desktop } from './form-steps.ts'
import { overflow } from './office.ts'
import { resize } from './page-checks.ts'
import { industryPaths } from './route-table.ts'

const open = setUpPage(desktop)
const read = setUpPlainPage(desktop)

const linkOf = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first().getAttribute('href')

/** The text of the page with normalized white space. */
const wordsOf = async (page: Page) => ((await page.getByRole('main').textContent()) ?? '').replace(/\s+/g, ' ')

test('the solutions page links to its four solutions, the products and the industries', async () => {
  const page = await read('/soluciones')
  expect(await linkOf(page, 'Ver productos')).toBe('/productos')
  expect(await linkOf(page, 'ZUNCHOS')).toBe('/zunchos-herramientas')
  expect(await linkOf(page, 'ENVOLVEDORAS')).toBe('/envolvedora')
  expect(await linkOf(page, 'FILM DE EMBALAJE')).toBe('/film-embalaje')
  expect(await linkOf(page, 'AIRPADS')).toBe('/airpads')
  for (const path of industryPaths) expect(await page.locator(`main a[href="${path}"]`).count()).toBeGreaterThan(0)
  expect(await linkOf(page, 'Solicitar información')).toBe('/contacto')
})

test('the wrapper page has benefits and three kinds of machines', async () => {
  const page = await read('/envolvedora')
  expect(await linkOf(page, 'Ver productos')).toBe('/productos')
  expect(await linkOf(page, 'Envolvedoras automáticas')).toBe('/productos?categoryId=16')
  expect(await linkOf(page, 'Envolvedoras de pilar')).toBe('/productos?categoryId=17')
  expect(await linkOf(page, 'Envolvedoras de túnel')).toBe('/productos?categoryId=18')
  expect(await wordsOf(page)).toContain('360 %')
  expect(await linkOf(page, 'Solicitar información')).toBe('/contacto')
})

test('the film page has one film card without a link, and cards of the films', async () => {
  const page = await read('/film-embalaje')
  expect(await linkOf(page, 'Ver productos')).toBe('/productos')
  const card = page.locator('article').filter({ has: page.getByRole('heading', { name: 'Film stretch', exact: true }) })
  expect(await card.count()).toBe(1)
  expect(await card.getByRole('link').count()).toBe(0)
  expect(await page.locator('.product-card').count()).toBe(8)
  expect(await wordsOf(page)).toContain('360 %')
  expect(await linkOf(page, 'Solicitar información')).toBe('/contacto')
})

test.each([
  ['/envolvedora', 'Envolvedora de pilar EP 16 preestiro', 10],
  ['/film-embalaje', 'Film stretch manual 20 µm', 8],
])('the table of %s leads to its products, and adds them', async (path, name, count) => {
  const page = await open(path)
  const table = page.getByRole('table')
  expect(await table.getByRole('link').count()).toBe(count)
  const row = table.getByRole('row').filter({ hasText: name })
  for (const [index, viewport] of [
    desktop.viewport,
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
  ].entries()) {
    await resize(page, viewport)
    await page.goto(path)
    await row.getByRole('button', { name: /^Agregar/ }).click()
    await row.getByText(new RegExp(`En tu lista: ${index + 1}`)).waitFor()
    expect(await overflow(page)).toBe(0)
  }
  await row.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

test('the strapping page covers guarantees, tools, straps, PET against steel, and lines', async () => {
  const page = await read('/zunchos-herramientas')
  expect(await linkOf(page, 'Ver productos')).toBe('/productos')
  expect(await linkOf(page, 'Enzunchadoras eléctricas')).toBe('/productos?categoryId=19')
  expect(await linkOf(page, 'Enzunchadoras manuales')).toBe('/productos?categoryId=20')
  expect(await linkOf(page, 'Enzunchadoras neumáticas')).toBe('/productos?categoryId=21')
  expect(await linkOf(page, 'Ayuda en la página de inicio')).toBe('/')
  const words = await wordsOf(page)
  for (const text of ['Zuncho PP', 'Zuncho PET', 'Zuncho de acero', '5veces más liviano']) expect(words).toContain(text)
})

test('the airpad page covers paper and plastic filler, savings, air and machines', async () => {
  const page = await read('/airpads')
  expect(await linkOf(page, 'Ver productos')).toBe('/productos')
  const words = await wordsOf(page)
  for (const text of ['99 %', '30 a 35 %', '800', 'Airpads de plástico', 'Papel de relleno'])
    expect(words).toContain(text)
  expect(await page.locator('.product-card').count()).toBe(3)
  expect(await linkOf(page, 'Solicitar información')).toBe('/contacto')
})

test('the markets page presents four markets', async () => {
  const page = await read('/mercados')
  expect(await linkOf(page, 'Explorar minería')).toBe('/mineria')
  for (const path of ['/forestal', '/agricola', '/siderurgica']) {
    expect(await page.locator(`main a[href="${path}"]`, { hasText: 'Explorar' }).count()).toBe(1)
  }
})

test.each(industryPaths)('%s covers its loads, typical damage and solutions, and has the form', async (path) => {
  const page = await read(path)
  expect(await page.locator('main a[href^="/productos?categoryId="]').count()).toBeGreaterThanOrEqual(3)
  expect(await page.locator('table a[href^="/productos/"]').count()).toBeGreaterThanOrEqual(4)
  expect(await page.locator('.product-card').count()).toBe(4)
  for (const label of ['Nombre*', 'Correo*', 'Teléfono', 'Empresa*', 'Mensaje*']) {
    expect(await page.getByLabel(label, { exact: true }).isVisible(), label).toBe(true)
  }
  const box = page.getByRole('complementary')
  expect(await box.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    defaultCompany.phone.href,
    `mailto:${defaultCompany.email}`,
    defaultCompany.whatsapp.href,
  ])
})

test('no two industries share a sentence, and every product link is valid', async () => {
  const seen = new Map<string, string>()
  const links = new Set<string>()
  for (const path of industryPaths) {
    const page = await read(path)
    const own = await page
      .locator('main section:not(:last-of-type) :is(p, td, dd):not(.product-card *)')
      .evaluateAll((all) => all.map((element) => element.textContent?.trim() ?? ''))
    for (const sentence of new Set(own.flatMap((text) => text.split(/(?<=\.)\s/)).filter((text) => text.length > 40))) {
      expect(seen.get(sentence), `${path}: ${sentence}`).toBeUndefined()
      seen.set(sentence, path)
    }
    const found = page.locator('main a[href^="/productos/"]')
    for (const href of await found.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      links.add(href ?? '')
  }
  for (const href of links) {
    expect((await fetch(new URL(href, inject('siteUrl')))).status, href).toBe(200)
  }
})

test('the industry list opens, and closes on an outside click and on a selection', async () => {
  const page = await open('/mineria')
  const list = page.locator('.industry-select')
  const summary = list.getByText('Tipo de Industria')
  const options = list.getByRole('link')
  expect(await options.count()).toBe(0)
  await summary.click()
  expect(await options.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(industryPaths)
  await page.getByRole('heading', { level: 1 }).click()
  expect(await options.count()).toBe(0)
  await summary.click()
  await page.keyboard.press('Escape')
  expect(await options.count()).toBe(0)
  await summary.click()
  await list.getByRole('link', { name: 'Papel' }).click()
  await page.waitForURL('**/papel')
  expect(await options.count()).toBe(0)
})

test('hovering over one of the three tiles blurs the others, and a click opens its page', async () => {
  const page = await open('/')
  const tiles = page.locator('.hover-grid a')
  expect(await tiles.evaluateAll((all) => all.map((tile) => [tile.textContent, tile.getAttribute('href')]))).toEqual([
    ['ZUNCHOS', '/zunchos-herramientas'],
    ['ENVOLVEDORA', '/envolvedora'],
    ['AIRPADS', '/airpads'],
  ])
  await tiles.nth(1).hover()
  await page.waitForFunction(() => {
    const filters = [...document.querySelectorAll('.hover-grid a')].map((tile) => getComputedStyle(tile).filter)
    return filters.join() === 'blur(4px),none,blur(4px)'
  })
  await tiles.nth(1).click()
  await page.waitForURL('**/envolvedora')
})

test('the benefits are an accordion: the first is open, one at a time, and a click closes it', async () => {
  const page = await open('/nosotros')
  const entries = page.locator('details[name="beneficios"]')
  const opened = () => entries.evaluateAll((all) => all.map((entry) => (entry as HTMLDetailsElement).open))
  expect(await opened()).toEqual([true, false, false, false, false, false])
  await entries.nth(3).locator('summary').click()
  expect(await opened()).toEqual([false, false, false, true, false, false])
  await entries.nth(3).locator('summary').click()
  expect(await opened()).toEqual([false, false, false, false, false, false])
})

test('about us has mission, vision, all figures, and a link to the products', async () => {
  const page = await read('/nosotros')
  expect(await linkOf(page, 'Ver Productos')).toBe('/productos')
  const words = await wordsOf(page)
  for (const text of ['Misión', 'Visión', '1947', '2006', 'más de 50 países']) expect(words).toContain(text)
  const figures = await page.locator('dl').evaluateAll((all) => all.map((list) => list.textContent ?? '').join(' '))
  for (const pair of [
    /colaboradores\+1\.200/,
    /oficinas .*\+40/,
    /distribuidores.*\+30/,
    /plantas productivas8/,
    /filialesUnas 20/,
    /socios especialistas50/,
    /material de relleno800/,
  ]) {
    expect(figures).toMatch(pair)
  }
})

test('the company video is self-hosted, and loads only when played', async () => {
  const page = await read('/nosotros')
  const video = page.locator('main video[controls]')
  expect(await video.getAttribute('aria-label')).toBe('La empresa modelo, en video')
  expect(await video.getAttribute('preload')).toBe('none')
  for (const name of ['src', 'poster']) {
    const response = await fetch(new URL((await video.getAttribute(name)) ?? '', inject('siteUrl')))
    expect(response.status, name).toBe(200)
  }
})

test('a hero’s video loads after the page, can be paused, and is absent with prefers-reduced-motion', async () => {
  for (const path of ['/film-embalaje', '/forestal']) {
    const page = await open(path)
    await page.locator('.hero video').waitFor()
  }
  const page = await open('/envolvedora')
  const video = page.locator('.hero video')
  await video.waitFor()
  await page.waitForFunction(() => !document.querySelector('video')?.paused)
  await page.getByRole('button', { name: 'Pausar el video' }).click()
  await page.getByRole('button', { name: 'Reanudar el video' }).waitFor()
  expect(await video.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/envolvedora', { waitUntil: 'networkidle' })
  expect(await page.locator('video').count()).toBe(0)
})

test('the code of ethics has its four sections and all provisions', async () => {
  const page = await read('/codigo-etica')
  const sections = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(sections.map((title) => title.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.'])
  expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBe(15)
  const hours = await page.locator('[id="seccion-4.11"]').textContent()
  expect(hours).toMatch(/48 horas/)
  expect(hours).toMatch(/60/)
  expect(hours).toMatch(/un día .*(?:siete|7)/)
})

test('contact, service, quotation and confirmation have their titles and texts', async () => {
  const contact = await read('/contacto')
  expect(await contact.title()).toBe('Contacto')
  expect(await contact.getByRole('heading', { level: 1 }).textContent()).toBe('Necesitas ayuda?')
  await contact.getByRole('heading', { name: 'FORMULARIO DE CONTACTO' }).waitFor()

  const service = await read('/servicio-tecnico')
  const form = service.locator('#service-form')
  await form.getByRole('heading', { name: 'SOLICITUD DE SERVICIO TÉCNICO' }).waitFor()
  for (const label of ['Nombre*', 'Correo*', 'Teléfono', 'Tipo de Máquina*', 'Empresa*', 'Mensaje*']) {
    expect(await form.getByLabel(label, { exact: true }).isVisible(), label).toBe(true)
  }
  await form.getByRole('button', { name: 'ENVIAR' }).waitFor()
  const channels = form.getByRole('complementary').getByRole('link')
  expect(await channels.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    defaultCompany.servicePhone.href,
    defaultCompany.phone.href,
    `mailto:${defaultCompany.email}`,
    defaultCompany.whatsapp.href,
  ])

  const quotation = await read('/cotizacion')
  await quotation.getByRole('heading', { name: 'DETALLE COTIZACIÓN' }).waitFor()
  await quotation.getByText('No hay productos en la cotización.', { exact: true }).waitFor()

  const confirmation = await read('/confirmacion')
  await confirmation.getByRole('heading', { name: 'SOLICITUD ENVIADA' }).waitFor()
  const text = 'Tu solicitud ha sido enviada con éxito, te contactaremos a la brevedad.'
  await confirmation.getByText(text, { exact: true }).waitFor()
  expect(await linkOf(confirmation, 'Volver al Inicio')).toBe('/')
})
