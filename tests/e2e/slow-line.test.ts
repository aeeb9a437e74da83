import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowComplaints, setUpBrowser, setUpPage } from './browser.ts'
import { answers, fill, film, intercept, linesOf, phone, strap, whoAsks, withList } from './form-steps.ts'
import { shiftOf, untilAlive } from './page-checks.ts'

const openPage = setUpBrowser()

const tall = { ...phone, viewport: { width: 390, height: 844 } }
const visit = setUpPage(tall)

const submit = (page: Page) => page.getByRole('button', { name: 'Solicitar Cotización' })

/** Opens the quotation with its scripts held back until `release` is called. */
async function openSlowly(items: object[]) {
  const page = await openPage(tall)
  const scripts = Promise.withResolvers<void>()
  await page.addInitScript(
    (value) => localStorage.setItem('precinta-cotizacion', value),
    JSON.stringify({ state: { items }, version: 1 }),
  )
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/cotizacion', { waitUntil: 'domcontentloaded' })
  return { page, release: scripts.resolve }
}

test('until the scripts run, a stored list is loading, the form waits for it, and nothing moves when it appears', async () => {
  const { page, release } = await openSlowly([strap, film])
  const loading = page.getByRole('main').getByText('Cargando tu lista…').first()
  await loading.waitFor()
  expect(await page.getByText('No hay productos en la cotización.').count()).toBe(0)
  await fill(page, whoAsks)
  expect(await submit(page).isDisabled()).toBe(true)
  await page.getByLabel('Empresa*').press('Enter')
  await page.evaluate(() => scrollTo(0, 0))
  release()
  await untilAlive(page)
  await linesOf(page).getByRole('spinbutton', { name: strap.name }).waitFor()
  await loading.waitFor({ state: 'hidden' })
  expect(await shiftOf(page)).toBeLessThan(0.2)
  const sent = await intercept(page, '/invoices', () => 'through')
  await submit(page).click()
  await page.waitForURL('**/confirmacion?folio=COT-*')
  expect(sent[0]?.body).toMatchObject({
    company: answers['Empresa*'],
    invoiceDetails: [{ productId: strap.id }, { productId: film.id }],
  })
})

test('an empty list is said to be empty once it is read, in the space that was left for it', async () => {
  const { page, release } = await openSlowly([])
  await page.getByText('Cargando tu lista…').first().waitFor()
  release()
  await untilAlive(page)
  await page.getByText('No hay productos en la cotización.', { exact: true }).waitFor()
  expect(await submit(page).isEnabled()).toBe(true)
  expect(await shiftOf(page)).toBeLessThan(0.01)
})

/** Scrolls so that the element ends just above the bar at the bottom of a phone, and sends the form. */
const sendFrom = (element: Locator) =>
  element.evaluate((part) => {
    const bar = document.querySelector('.mobile-bar')?.getBoundingClientRect().top ?? 0
    scrollBy(0, part.getBoundingClientRect().bottom - bar + 4)
    part.closest('form')?.requestSubmit()
  })

const isInView = async (page: Page, part: Locator) => {
  const [shown, bar] = [await part.boundingBox(), await page.locator('.mobile-bar').boundingBox()]
  return shown !== null && bar !== null && shown.y >= 0 && shown.y + shown.height <= bar.y
}

test.each(['/contacto', '/servicio-tecnico', '/mineria', '/cotizacion'])(
  '%s: the first error is shown above the bar of a phone',
  async (path) => {
    const page = await visit(path, withList([strap]))
    await page.waitForLoadState('networkidle')
    await sendFrom(page.getByLabel('Nombre*'))
    const error = page.getByText('Nombre es requerido', { exact: true })
    await error.waitFor()
    expect(await page.getByLabel('Nombre*').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await isInView(page, error)).toBe(true)
    expect(await isInView(page, page.getByLabel('Nombre*'))).toBe(true)
  },
)

test.each([
  { name: 'a failed sending', items: [strap], text: 'Ocurrió un error al enviar la cotización, intenta de nuevo' },
  { name: 'an empty list', items: [], text: 'Debes incluir al menos 1 producto en la cotización!' },
])('the error of $name is shown above the bar of a phone', async ({ items, text }) => {
  const page = await visit('/cotizacion', withList(items))
  await page.waitForLoadState('networkidle')
  await fill(page, whoAsks)
  await intercept(page, '/invoices', () => 'cut')
  await sendFrom(submit(page))
  const error = page.getByRole('alert').getByText(text, { exact: true })
  await error.waitFor()
  await expect.poll(() => isInView(page, error)).toBe(true)
})

test('without scripts the error of an empty list is shown above the bar of a phone', async () => {
  const page = await openPage({ ...tall, javaScriptEnabled: false })
  allowComplaints(page)
  await page.goto('/cotizacion')
  expect(await page.getByText('Cargando tu lista…').first().isVisible()).toBe(false)
  await fill(page, whoAsks)
  const rejected = page.waitForResponse((response) => response.request().method() === 'POST')
  await submit(page).click()
  expect((await rejected).status()).toBe(422)
  const error = page.getByRole('alert').getByText('Debes incluir al menos 1 producto en la cotización!')
  await error.waitFor()
  await expect.poll(() => isInView(page, error)).toBe(true)
})
