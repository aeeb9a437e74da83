import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { defaultCompany } from '../../shared/settings/default-company.ts'
import { setUpBrowser, setUpPage, setUpPlainPage } from './browser.ts'
import { firstLineOf, untilAlive } from './page-checks.ts'

const openPage = setUpBrowser()

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

const visit = setUpPage(desktop)
const visitOnPhone = setUpPage(phone)
const read = setUpPlainPage(desktop)
const readOnPhone = setUpPlainPage(phone)

const list = (...items: object[]) => JSON.stringify({ state: { items }, version: 1 })
const strap = { id: 108, image: '/media/products/zuncho-pet-16-verde-1.jpg', name: 'Zuncho PET 16 mm', quantity: 2 }
const film = { id: 163, image: '/media/products/film-stretch-manual-20-1.jpg', name: 'Film stretch', quantity: 6 }

const openWithList = (stored: string): Promise<Page> => visit('/', { 'precinta-cotizacion': stored })

test('the top bar shows phone, e-mail and the quotation link, on the desktop only', async () => {
  const page = await visit('/')
  const header = page.getByRole('banner')
  expect(await header.getByRole('link', { name: defaultCompany.phone.label }).getAttribute('href')).toBe(
    defaultCompany.phone.href,
  )
  expect(await header.getByRole('link', { name: defaultCompany.email }).getAttribute('href')).toBe(
    `mailto:${defaultCompany.email}`,
  )
  expect(await header.getByRole('link', { name: 'Cotización' }).isVisible()).toBe(true)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await header.getByRole('link', { name: defaultCompany.phone.label }).count()).toBe(0)
})

test('the quotation link turns bold and shows a count once the list has products', async () => {
  const empty = await visit('/')
  const plain = empty.getByRole('banner').getByRole('link', { name: 'Cotización' })
  expect(await plain.textContent()).toBe('Cotización')
  expect(await plain.evaluate((link) => getComputedStyle(link).fontWeight)).toBe('400')

  const page = await openWithList(list(strap, film))
  const link = page.getByRole('banner').getByRole('link', { name: 'Cotización 2 productos' })
  await link.waitFor()
  expect(await link.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('700')
})

test.each(['{', '{"state":{"items":"x"}}', '[]', 'null'])(
  'an invalid stored list counts as empty: %s',
  async (stored) => {
    const page = await visit('/productos/zuncho-pet-16-verde?producto=108', { 'precinta-cotizacion': stored })
    await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Cotización 1 producto', exact: true }).waitFor()
  },
)

test('the valid items of a partly invalid list count', async () => {
  const page = await openWithList(list({ id: '1' }, strap, null as unknown as object, { ...strap, quantity: 9 }))
  await page.getByRole('banner').getByRole('link', { name: 'Cotización 1 producto', exact: true }).waitFor()
})

test('a second tab receives changes to the list', async () => {
  const page = await openWithList(list(strap))
  const other = await page.context().newPage()
  await other.goto('/')
  await other.getByRole('banner').getByRole('link', { name: 'Cotización 1 producto' }).waitFor()
  await page.evaluate(() => localStorage.removeItem('precinta-cotizacion'))
  await other.getByRole('banner').getByRole('link', { name: 'Cotización', exact: true }).waitFor()
})

test('hovering over a menu opens its dropdown, and a selection closes it', async () => {
  const page = await visit('/')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  const entry = menu.getByRole('link', { name: 'Minería' })
  expect(await entry.isVisible()).toBe(false)
  await menu.getByRole('link', { name: 'Mercados' }).hover()
  await entry.waitFor({ state: 'visible' })
  await entry.click()
  await page.waitForURL('**/mineria')
  await entry.waitFor({ state: 'hidden' })
})

test.each([
  ['Soluciones', ['Zunchos y herramientas', 'Envolvedoras', 'Film de embalaje', 'Airpads']],
  [
    'Mercados',
    [
      'Minería',
      'Forestal',
      'Agrícola',
      'Siderúrgica',
      'Construcción',
      'Cerámica',
      'Envases',
      'Fibras y textiles',
      'Papel',
      'Vidrio',
    ],
  ],
  ['Nosotros', ['La empresa', 'Política de calidad', 'Código de ética']],
])('the keyboard opens the dropdown of %s, walks through it and closes it', async (name, entries) => {
  const page = await visit('/')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  const button = menu.getByRole('button', { name: `Submenú de ${name}` })
  await menu.getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('Tab')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  for (const entry of entries) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(entry)
  }
  await page.keyboard.press('Escape')
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await menu.getByRole('link', { name: entries[0] ?? '', exact: true }).waitFor({ state: 'hidden' })
})

test('Escape closes a dropdown that was opened by hover', async () => {
  const page = await visit('/')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await menu.getByRole('link', { name: 'Soluciones' }).hover()
  await menu.getByRole('link', { name: 'Airpads' }).waitFor({ state: 'visible' })
  await page.keyboard.press('Escape')
  await menu.getByRole('link', { name: 'Airpads' }).waitFor({ state: 'hidden' })
})

test('a tap opens a dropdown', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 }, hasTouch: true })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await menu.getByRole('button', { name: 'Submenú de Soluciones' }).tap()
  await menu.getByRole('link', { name: 'Film de embalaje' }).tap()
  await page.waitForURL('**/film-embalaje')
})

test('dropdowns work without scripts', async () => {
  const page = await read('/')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await menu.getByRole('link', { name: 'Nosotros' }).focus()
  await menu.getByRole('link', { name: 'Código de ética' }).click()
  await page.waitForURL('**/codigo-etica')
})

test('the floating header appears on an upward scroll past 5 % of the page, and hides otherwise', async () => {
  const page = await visit('/mineria')
  const header = page.locator('.floating-header')
  const isShown = () => header.evaluate((element) => (element as HTMLElement).dataset.shown === 'true')
  await untilAlive(page)
  const scrollTo = async (part: number) => {
    await page.evaluate((to) => {
      const way = document.documentElement.scrollHeight - innerHeight
      window.scrollTo(0, way * to)
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, part)
  }
  await expect.poll(isShown).toBe(false)
  await scrollTo(0.5)
  await expect.poll(isShown).toBe(false)
  expect(await header.getByRole('link').count()).toBe(0)
  await scrollTo(0.4)
  await expect.poll(isShown).toBe(true)
  await header.getByRole('link', { name: 'CONTACTO' }).waitFor()
  await scrollTo(0.45)
  await expect.poll(isShown).toBe(false)
  await scrollTo(0.3)
  await expect.poll(isShown).toBe(true)
  await scrollTo(0.04)
  await expect.poll(isShown).toBe(false)
  const slide = await header.evaluate((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element)
    return `${transitionProperty} ${transitionDuration}`
  })
  expect(slide).toBe('transform, visibility 0.2s, 0.2s')
})

test('the floating header does not exist on a phone, but appears once the window has grown', async () => {
  const page = await visitOnPhone('/mineria')
  const scrollUp = async () => {
    for (const top of [3000, 2000]) {
      await page.evaluate(async (y) => {
        scrollTo(0, y)
        // Two frames, so that the page receives each scroll as a separate event.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      }, top)
    }
    expect(await page.evaluate(() => scrollY)).toBe(2000)
  }
  const header = page.locator('.floating-header')
  await scrollUp()
  expect(await header.innerHTML()).toBe('')
  await page.setViewportSize({ width: 1280, height: 800 })
  await scrollUp()
  await header.getByRole('link', { name: 'CONTACTO' }).waitFor()
})

test('the chat link has the company’s number', async () => {
  const page = await read('/contacto')
  const link = page.getByRole('link', { name: `Escribir por WhatsApp al ${defaultCompany.whatsapp.label}` })
  expect(await link.getAttribute('href')).toBe(defaultCompany.whatsapp.href)
  await page.evaluate(() => scrollTo(0, 1500))
  expect(await link.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
})

test('the footer shows address, contact, four columns, social links, the certification and the year', async () => {
  const page = await read('/')
  const footer = page.getByRole('contentinfo')
  const text = (await footer.textContent()) ?? ''
  for (const words of ['Quilicura', 'Santiago', defaultCompany.phone.label, defaultCompany.email, '© 2025'])
    expect(text).toContain(words)
  expect(await footer.getByRole('heading').count()).toBe(0)
  for (const name of ['Soluciones', 'Mercados', 'Nosotros', 'Atención']) {
    expect(await footer.getByRole('list', { name }).getByRole('link').count(), name).toBeGreaterThan(2)
  }
  expect(await footer.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe(
    defaultCompany.social.instagram,
  )
  expect(await footer.getByRole('link', { name: 'LinkedIn' }).getAttribute('href')).toBe(defaultCompany.social.linkedin)
  expect(await footer.getByRole('img', { name: 'Sistema de gestión de calidad' }).isVisible()).toBe(true)
})

test('on a phone the menu fills the screen, locks scrolling and closes on a selection', async () => {
  const page = await visitOnPhone('/')
  const bar = page.getByRole('navigation', { name: 'Móvil' })
  const toggle = bar.getByRole('button', { name: 'Menú' })
  const icon = () => toggle.locator('svg:visible path').first().getAttribute('d')
  expect(await icon()).toBe(firstLineOf('menu'))
  await toggle.tap()
  expect(await icon()).toBe(firstLineOf('close'))
  const menu = page.locator('#menu-movil')
  expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 })
  for (const name of [
    'Productos',
    'Servicio técnico',
    'Cotización',
    defaultCompany.phone.label,
    defaultCompany.email,
    'CONTACTO',
  ]) {
    expect(await menu.getByRole('link', { name, exact: true }).isVisible(), name).toBe(true)
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await menu.locator('summary', { hasText: 'Mercados' }).tap()
  await menu.getByRole('link', { name: 'Forestal' }).tap()
  await page.waitForURL('**/forestal')
  await menu.waitFor({ state: 'hidden' })
  expect(await icon()).toBe(firstLineOf('menu'))
})

test('the bar of a phone has the button CONTACTO beside the menu toggle, and everything in it can be tapped', async () => {
  const page = await visitOnPhone('/productos')
  const bar = page.locator('.mobile-bar')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await bar
      .locator('a, button')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
    expect(boxes.length).toBe(5)
    for (const { left, right, width: wide, height } of boxes) {
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
  }
  await bar.getByRole('button', { name: 'Menú' }).tap()
  await page.locator('#menu-movil').getByRole('link', { name: 'CONTACTO', exact: true }).waitFor()
  await bar.getByRole('link', { name: 'CONTACTO', exact: true }).tap()
  await page.waitForURL('**/contacto')
  await page.locator('#menu-movil').waitFor({ state: 'hidden' })
})

test('in the open phone menu the focus stays inside, and Escape closes it', async () => {
  const page = await openPage(phone)
  // The menu is opened before the scripts run.
  await page.goto('/', { waitUntil: 'commit' })
  const bar = page.getByRole('navigation', { name: 'Móvil' })
  await bar.getByRole('button', { name: 'Menú' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('#menu-movil').waitFor({ state: 'visible' })
  await untilAlive(page)
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('nav[aria-label="Móvil"]'),
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await page.locator('#menu-movil').waitFor({ state: 'hidden' })
})

test('the phone menu works without scripts', async () => {
  const page = await readOnPhone('/')
  await page.getByRole('button', { name: 'Menú' }).tap()
  await page.locator('#menu-movil summary', { hasText: 'Nosotros' }).tap()
  await page.locator('#menu-movil').getByRole('link', { name: 'Política de calidad' }).tap()
  await page.waitForURL('**/politica-calidad')
})

test('the first Tab stop skips to the content', async () => {
  const page = await visit('/soluciones')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar al contenido')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'contenido')
})
