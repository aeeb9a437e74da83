/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { seedProducts } from '../../demo/products.ts'
import { defaultCompany } from '../../shared/settings/default-company.ts'
import { unbroken } from '../../web/ui/unbroken.ts'
import { setUpPage } from './browser.ts'
import { phone } from './form-steps.ts'
import { firstLineOf, resize } from './page-checks.ts'
import { paths } from './route-table.ts'

const visit = setUpPage({ viewport: { width: 1440, height: 900 } })
const visitOnPhone = setUpPage({ ...phone, viewport: { width: 390, height: 844 } })

const pathOf = ({ slug, id }: { slug: string; id: number }) => `/productos/${slug}?producto=${id}`

const longest = seedProducts.toSorted(
  (a, b) => b.name.length + b.subtitle.length - a.name.length - a.subtitle.length,
)[0]
const packed = seedProducts.toSorted((a, b) => (b.packs?.length ?? 0) - (a.packs?.length ?? 0))[0]
const products = [longest, packed].flatMap((product) => (product ? [pathOf(product)] : []))

const addButton = (page: Page) => page.getByRole('button', { name: 'Agregar a la Cotización' })

async function bottomOf(page: Page) {
  const box = await addButton(page).boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

test.each(products)('%s: on a phone the button is always visible and covers no other bar', async (path) => {
  const page = await visitOnPhone(path)
  const barTop = async () => (await page.locator('.mobile-bar').boundingBox())?.y ?? 0
  await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(await barTop())
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThan(600)

  await page
    .getByRole('spinbutton')
    .first()
    .evaluate((field) => field.scrollIntoView({ block: 'center' }))
  const floats = () => addButton(page).evaluate((button) => getComputedStyle(button.parentElement as Element).position)
  await expect.poll(floats).toBe('static')
  await page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView({ block: 'start' }))
  await expect.poll(floats).toBe('fixed')
  expect(await bottomOf(page)).toBeLessThanOrEqual(await barTop())
  await addButton(page).click()
  await page.getByText('Agregado!', { exact: true }).waitFor()
})

test.each([
  { path: '/productos?name=sello', about: undefined },
  { path: '/productos?categoryId=17', about: /^Tornamesa y mástil para pallets/ },
  { path: '/productos?categoryId=1', about: /^Polipropileno, poliéster, acero y textil/ },
])('$path: a phone shows the first result on its first screen, below one search box', async ({ path, about }) => {
  const page = await visitOnPhone(path)
  const card = await page.locator('.product-card').first().boundingBox()
  expect(card?.y).toBeLessThan(844 * 0.65)
  expect(await page.getByRole('searchbox').count()).toBe(1)
  expect(await page.getByPlaceholder('Buscar producto').isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Buscar', exact: true }).count()).toBe(1)
  expect(await page.getByText(/^Materiales, herramientas y máquinas con sus medidas/).count()).toBe(0)
  if (about) await page.getByRole('region', { name: 'Resultados' }).getByText(about).waitFor()
})

/** How far below the gallery the next text in its column begins. */
const blankBelowGallery = (page: Page) =>
  page.evaluate(() => {
    const gallery = document.querySelector('[aria-label="Imágenes del producto"]')?.getBoundingClientRect()
    if (!gallery) return Number.NaN
    const below = [...document.querySelectorAll('article p, article [role="tablist"]')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ left, top, width }) => width > 0 && left < gallery.right - 20 && top >= gallery.bottom - 1)
    return Math.min(...below.map(({ top }) => top)) - gallery.bottom
  })

test.each(products)(
  '%s: name, quantity and button are on the first screen of a small computer, and the column of the gallery goes on below it',
  async (path) => {
    const page = await visit(path)
    expect(await blankBelowGallery(page)).toBeLessThan(60)
    await resize(page, { width: 1366, height: 768 })
    expect(await bottomOf(page)).toBeLessThanOrEqual(768)
    const y = async (name: 'heading' | 'spinbutton') => (await page.getByRole(name).first().boundingBox())?.y ?? 0
    expect(await y('heading')).toBeLessThan(await y('spinbutton'))
    await resize(page, { width: 768, height: 1024 })
    expect(await blankBelowGallery(page)).toBeLessThan(260)
  },
)

test.each(['/', '/contacto', '/envolvedora', '/zunchos-herramientas'])(
  '%s: no row of points ends empty',
  async (path) => {
    const page = await visit(path)
    for (const width of [768, 1440]) {
      await resize(page, { width, height: 1024 })
      const gaps = await page
        .locator('main .full-rows')
        .evaluateAll((grids) =>
          grids.map(
            (grid) => grid.getBoundingClientRect().right - (grid.lastElementChild?.getBoundingClientRect().right ?? 0),
          ),
        )
      expect(gaps.length).toBeGreaterThan(0)
      expect(
        gaps.filter((gap) => gap > 1),
        `at ${width} px`,
      ).toEqual([])
    }
  },
)

test('the search box stays where it is when a typed search takes the introduction away', async () => {
  const page = await visitOnPhone('/productos')
  const box = page.getByPlaceholder('Buscar producto')
  const before = await box.boundingBox()
  const text = page.getByText(/^Materiales, herramientas y máquinas con sus medidas/)
  expect(await text.isVisible()).toBe(true)
  await box.fill('sello')
  await box.press('Enter')
  await text.waitFor({ state: 'detached' })
  expect(await box.boundingBox()).toEqual(before)
})

test('the first screen of technical service on a phone has a call link, and the form follows', async () => {
  const page = await visitOnPhone('/servicio-tecnico')
  const call = page.getByRole('main').getByRole('link', { name: `Llamar al ${defaultCompany.servicePhone.label}` })
  expect(await call.getAttribute('href')).toBe(defaultCompany.servicePhone.href)
  const box = await call.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(780)
  const form = await page.getByRole('heading', { name: 'SOLICITUD DE SERVICIO TÉCNICO' }).boundingBox()
  expect(form?.y).toBeLessThan(1300)
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(titles[0]).toBe('SOLICITUD DE SERVICIO TÉCNICO')
})

/** Texts and controls that scroll under the chat link, because they reach into its column. */
const coveredByChat = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('.whatsapp')?.getBoundingClientRect()
    if (!chat) return ['there is no chat link']
    return [...document.querySelectorAll('main *, footer *')]
      .filter(
        (part) =>
          !part.closest('.whatsapp') &&
          (part.matches('a, button, input, textarea, summary') ||
            [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())),
      )
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect()
        return width > 0 && left < chat.right && right > chat.left && part.checkVisibility({ visibilityProperty: true })
      })
      .map((part) => part.textContent)
  })

test.each(['/', '/productos', '/servicio-tecnico', '/codigo-etica', '/mineria'])(
  '%s: the chat link covers no text or control',
  async (path) => {
    const page = await visit(path)
    for (const width of [1440, 1366, 1024]) {
      await page.setViewportSize({ width, height: 768 })
      expect(await coveredByChat(page), `at ${width} px`).toEqual([])
    }
  },
)

test('the chat link is visible on dark and light backgrounds, and phones have it in their bar', async () => {
  const page = await visit('/')
  const link = page.getByRole('link', { name: `Escribir por WhatsApp al ${defaultCompany.whatsapp.label}` })
  const look = await link.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element)
    return { backgroundColor, borderTopColor, borderTopWidth }
  })
  expect(await link.locator('svg path').first().getAttribute('d')).toBe(firstLineOf('whatsapp'))
  expect(look).toEqual({
    backgroundColor: 'rgb(20, 23, 28)',
    borderTopColor: 'rgb(255, 255, 255)',
    borderTopWidth: '2px',
  })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await link.isVisible()).toBe(false)
  const inBar = page.getByRole('navigation', { name: 'Móvil' }).getByRole('link', { name: 'WhatsApp' })
  expect(await inBar.getAttribute('href')).toBe(defaultCompany.whatsapp.href)
})

/** Whether a line may break between a number and its unit. */
const isBroken = (text: string) => unbroken(text) !== text

const textsOf = (html: string) => html.replace(/<(script|style|head)\b.*?<\/\1>/gs, '').split(/<[^>]*>/)

test('no line break separates a number from its unit on any page or product', async () => {
  const found: string[] = []
  for (const path of [...paths, '/productos?page=2', ...seedProducts.map(pathOf)]) {
    const response = await fetch(new URL(path, inject('siteUrl')))
    expect(response.status, path).toBe(200)
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await response.text()) ?? []
    expect(main, path).not.toBe('')
    found.push(
      ...textsOf(main)
        .filter((text) => isBroken(text))
        .map((text) => `${path}: ${text}`),
    )
  }
  expect(found).toEqual([])
})
