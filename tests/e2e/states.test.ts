import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowComplaints, setUpBrowser } from './browser.ts'
import { desktop, fill, film, gone, intercept, opening, phone, strap, whoAsks } from './form-steps.ts'
import { axeFindings } from './page-checks.ts'

const open = opening(setUpBrowser())

const never = new Promise<void>(() => undefined)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

type State = { path: string; items?: object[]; reach: (page: Page) => Promise<unknown>; repeats?: string[] }

/** Every state of the pages from catalogue to confirmation, besides the initial one. */
const states: Record<string, State> = {
  'empty result': {
    path: '/productos?name=xyzzyq',
    reach: (page) => page.getByText('Sin resultados!!').waitFor(),
  },
  'list on its way': {
    path: '/contacto',
    reach: async (page) => {
      await page.route('**/api/**', () => never)
      await page.getByRole('link', { name: 'Catálogo de productos' }).click()
      await page.getByRole('status', { name: 'Cargando productos' }).waitFor()
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.pause())))
    },
  },
  'open category': {
    path: '/productos?categoryId=16',
    reach: (page) => page.getByRole('region', { name: 'Resultados' }).waitFor(),
  },
  'product on its way': {
    path: '/productos',
    reach: async (page) => {
      await page.route('**/api/**', () => never)
      await page.getByRole('link', { name: 'Zuncho PP 12 mm azul' }).click()
      await page.getByRole('status', { name: 'Cargando producto' }).waitFor()
    },
  },
  'product that is not there': {
    path: '/productos/x?producto=99999',
    reach: (page) => page.getByText('Error loading products').waitFor(),
  },
  'picture enlarged': {
    path: '/productos/enzunchadora-bateria-pb-16?producto=119',
    reach: (page) => press(page, 'Ampliar imagen'),
  },
  'product added': {
    path: '/productos/enzunchadora-bateria-pb-16?producto=119',
    reach: (page) => press(page, 'Agregar a la Cotización'),
  },
  'list full': {
    path: '/productos/enzunchadora-bateria-pb-16?producto=119',
    items: Array.from({ length: 200 }, (_, index) => ({ ...strap, id: 1000 + index })),
    reach: async (page) => {
      await press(page, 'Agregar a la Cotización')
      await page.getByText('La lista ya tiene 200 productos').waitFor()
    },
  },
  ...Object.fromEntries(
    ['Especificaciones', 'Descargas', 'Videos'].map((name) => [
      `tab ${name}`,
      {
        path: '/productos/envolvedora-pilar-ep-16?producto=146',
        reach: (page: Page) => page.getByRole('tab', { name }).click(),
      },
    ]),
  ),
  'empty quotation': {
    path: '/cotizacion',
    reach: (page) => page.getByText('No hay productos en la cotización.').waitFor(),
  },
  'quotation with products, one of them gone': {
    path: '/cotizacion',
    items: [strap, gone, film],
    reach: (page) => page.getByText('Ya no está en el catálogo').waitFor(),
  },
  'quotation of 200 products': {
    path: '/cotizacion',
    items: Array.from({ length: 200 }, (_, index) => ({ ...strap, id: 101 + index, name: `Producto ${index}` })),
    reach: (page) => page.getByText('Producto 199').first().waitFor(),
    repeats: ['main li:nth-child(n+10):nth-last-child(n+10)'],
  },
  'quotation with a note': {
    path: '/cotizacion',
    items: [{ ...strap, note: 'Núcleo de 406 mm' }, film],
    reach: (page) => page.getByLabel(`Nota: ${strap.name}`).waitFor(),
  },
  'question of a shared list': {
    path: '/cotizacion#lista=108x5,145x1&nota108=Negro&v=1',
    items: [film],
    reach: (page) => page.getByRole('button', { name: /^Solo mirar/ }).waitFor(),
  },
  'shared list looked at': {
    path: '/cotizacion#lista=108x5,99999x1&nota108=Negro&otro=Bolsas&v=1',
    reach: async (page) => {
      await press(page, /^Solo mirar/)
      await page.getByRole('button', { name: 'Volver a mi lista' }).waitFor()
    },
  },
  'product taken off': {
    path: '/cotizacion',
    items: [strap, film],
    reach: (page) => press(page, /^Quitar/),
  },
  'errors of a form': {
    path: '/contacto',
    reach: (page) => press(page, 'ENVIAR'),
  },
  'errors of the service form': {
    path: '/servicio-tecnico',
    reach: (page) => press(page, 'ENVIAR'),
  },
  'errors of the quotation': {
    path: '/cotizacion',
    items: [strap],
    reach: (page) => press(page, 'Solicitar Cotización'),
  },
  'empty quotation rejected': {
    path: '/cotizacion',
    reach: async (page) => {
      await fill(page, whoAsks)
      await press(page, 'Solicitar Cotización')
      await page.getByText('Debes incluir al menos 1 producto en la cotización!').waitFor()
    },
  },
  'message at its limit': {
    path: '/contacto',
    reach: (page) => page.getByLabel('Mensaje*').fill('a'.repeat(2000)),
  },
  'request being sent': {
    path: '/cotizacion',
    items: [strap],
    reach: async (page) => {
      await fill(page, whoAsks)
      await intercept(page, '/invoices', () => 'cut', never)
      await press(page, 'Solicitar Cotización')
      await page.getByRole('dialog', { name: 'Enviando' }).waitFor()
    },
  },
  'quotation that failed': {
    path: '/cotizacion',
    items: [strap],
    reach: async (page) => {
      await fill(page, whoAsks)
      await intercept(page, '/invoices', () => 'cut')
      await press(page, 'Solicitar Cotización')
      await page.getByText('Ocurrió un error al enviar la cotización').waitFor()
    },
  },
  'form rejected': {
    path: '/contacto',
    reach: async (page) => {
      for (let times = 0; times < 20; times++) await page.request.post('/contacto', { form: { name: 'Ana' } })
      await page.locator('main form').evaluate((form) => form instanceof HTMLFormElement && form.submit())
      await page.getByRole('heading', { name: 'Demasiados envíos seguidos' }).waitFor()
    },
  },
  confirmation: {
    path: '/confirmacion?folio=COT-2026-000123',
    reach: (page) => page.getByText('Folio: COT-2026-000123').waitFor(),
  },
}

/** States that exist on phones only. */
const onPhones: Record<string, State> = {
  'sheet of categories open': {
    path: '/productos',
    reach: async (page) => {
      await press(page, 'Categorías')
      await page.getByRole('navigation', { name: 'Categorías' }).getByText('AIRPAD', { exact: true }).click()
    },
  },
  'menu open': {
    path: '/cotizacion',
    items: [strap],
    reach: (page) => press(page, 'Menú'),
  },
}

/** `repeats` selects equal rows that axe leaves out. */
async function expectAccessible(page: Page, screen: string, { repeats }: State) {
  expect(await axeFindings(page, repeats), `barriers on a ${screen}`).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `sideways on a ${screen}`).toBeLessThanOrEqual(0)
}

async function openState({ path, items = [], reach }: State, device: typeof desktop) {
  const page = await open(path, { items, ...device, reducedMotion: 'reduce' })
  // Some of these states log console errors.
  allowComplaints(page)
  await reach(page)
  return page
}

test.each(Object.entries(states))('%s is accessible and fits, on a desktop and on a phone', async (_name, state) => {
  const page = await openState(state, desktop)
  await expectAccessible(page, 'desktop', state)
  await page.setViewportSize(phone.viewport)
  await expectAccessible(page, 'phone', state)
})

test.each(Object.entries(onPhones))('%s is accessible and fits, on a phone', async (_name, state) => {
  await expectAccessible(await openState(state, phone), 'phone', state)
})
