/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowComplaints, setUpPage } from './browser.ts'
import { answers, desktop, fill, film, gone, intercept, phone, strap, whoAsks, withList } from './form-steps.ts'
import { axeFindings, resize, scrollUp } from './page-checks.ts'

const reduced = { reducedMotion: 'reduce' } as const
const onDesktop = setUpPage({ ...desktop, ...reduced })
const onPhone = setUpPage({ ...phone, ...reduced })

const never = new Promise<void>(() => undefined)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const shows = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

type Walk = {
  path: string
  items?: object[]
  /** The states in their order; every one begins where the one before it ends. */
  states: Record<string, (page: Page) => Promise<unknown>>
  /** Selects equal rows that axe leaves out. */
  repeats?: string[]
  /** What the states change, besides the main part and dialogs. */
  parts?: string[]
}

const cards = ['.product-card:nth-child(n+4)', 'main li:nth-child(n+4):has(.quick-add)', 'tbody tr:nth-child(n+4)']

const seal = { id: 170, image: '', name: 'Sello dentado PET 16 mm', quantity: 1 }
const strap19 = { id: 109, image: '', name: 'Zuncho PET 19 mm alta tenacidad', quantity: 1 }
const machine = '/productos/enzunchadora-bateria-pb-16?producto=119'
const many = (first: number) =>
  Array.from({ length: 200 }, (_, index) => ({ ...strap, id: first + index, name: `Producto ${index}` }))

const found = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    return { id: 101 + index, slug: `p-${index}`, name: `Producto ${index}`, subtitle: '', alt: '', srcImg: [] }
  })

/** Every state of the pages besides the initial one, which `every-page` has. */
const walks: Walk[] = [
  { path: '/productos?name=xyzzyq', states: { 'empty result': shows('Sin resultados!!') } },
  {
    path: '/productos?name=enzunchadora+xyzzyq+bater%C3%ADa',
    states: { 'partial results': shows('No hay productos con todas las palabras; estos coinciden en parte') },
  },
  { path: '/productos?name=eznchodora', states: { 'suggested spelling': shows('¿Quisiste decir enzunchadora?') } },
  {
    path: `/productos?name=sello+${'x'.repeat(190)}&categoryId=16`,
    states: { 'nothing in a category': shows(/^Buscar «sello/) },
  },
  {
    path: '/productos',
    states: {
      'complete and partial results': async (page) => {
        const json = { products: found(12), totalPages: 3, matchingAll: 3 }
        await page.route(/\/api\/products\?/, (route) => route.fulfill({ json }))
        await page.getByRole('searchbox', { name: 'Buscar producto' }).fill('zuncho rojo')
        await page.keyboard.press('Enter')
        await shows('Estos coinciden en parte')(page)
      },
    },
  },
  {
    path: '/productos?categoryId=19&ancho=19&zuncho=pet',
    states: { 'chosen filters, in an open category': shows('1 producto') },
  },
  {
    path: '/productos?categoryId=24&vista=tabla',
    states: {
      'table of products, one of them added': async (page) => {
        await press(page, /^Agregar Sello dentado PET 16/)
        await shows(/En tu lista: 1/)(page)
      },
    },
  },
  {
    path: '/contacto',
    states: {
      'list on its way': async (page) => {
        await page.route('**/api/**', () => never)
        await page.getByRole('link', { name: 'Catálogo de productos' }).click()
        await page.getByRole('status', { name: 'Cargando productos' }).waitFor()
        await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.pause())))
      },
    },
  },
  {
    path: '/productos',
    states: {
      'product on its way': async (page) => {
        await page.route('**/api/**', () => never)
        await page.getByRole('link', { name: 'Zuncho PP 12 mm azul' }).click()
        await page.getByRole('status', { name: 'Cargando producto' }).waitFor()
      },
    },
  },
  {
    path: '/productos/x?producto=99999',
    states: { 'product that is not there': shows('Error loading products') },
  },
  {
    path: machine,
    states: {
      'picture enlarged': (page) => press(page, 'Ampliar imagen'),
      'product added': async (page) => {
        await page.keyboard.press('Escape')
        await press(page, 'Agregar a la Cotización')
        await shows('Agregado!')(page)
      },
    },
  },
  {
    path: machine,
    items: many(1000),
    states: {
      'list full': async (page) => {
        await press(page, 'Agregar a la Cotización')
        await shows('La lista ya tiene 200 productos')(page)
      },
    },
  },
  {
    path: '/productos/envolvedora-pilar-ep-16?producto=146',
    states: Object.fromEntries(
      ['Especificaciones', 'Descargas', 'Videos'].map((name) => [
        `tab ${name}`,
        (page: Page) => page.getByRole('tab', { name }).click(),
      ]),
    ),
  },
  {
    path: '/productos/zuncho-pp-13-amarillo?producto=103',
    states: {
      'product whose texts link to others': (page) =>
        page.getByRole('tabpanel').getByRole('link', { name: 'Cortador de zuncho plástico CZ 19' }).waitFor(),
    },
  },
  {
    path: '/productos/zuncho-pet-16-verde?producto=108',
    states: {
      'counted in pallets, a fitting product added': async (page) => {
        await page.getByRole('combobox', { name: /^Formato/ }).selectOption('Pallet de 36 rollos')
        const fitting = page.getByRole('listitem').filter({ hasText: 'Sello dentado PET' })
        await fitting.getByRole('button', { name: /^Agregar/ }).click()
        await fitting.getByText(/En tu lista: 1/).waitFor()
      },
      'another quantity that is invalid': async (page) => {
        await press(page, /^Otra cantidad/)
        await page.getByRole('dialog', { name: 'Otra cantidad' }).getByRole('textbox').fill('doce')
        await page.keyboard.press('Enter')
        await shows('Escribe un número entero de 1 a 1.000.000')(page)
      },
    },
  },
  {
    path: '/comparar?productos=146,147,148',
    states: { 'comparison of three': (page) => page.getByRole('region', { name: 'Tabla de comparación' }).waitFor() },
  },
  {
    path: '/comparar?productos=108,109',
    states: {
      'compared product added in pallets': async (page) => {
        await page.getByRole('combobox', { name: /^Formato: Zuncho PET 16/ }).selectOption('Pallet de 36 rollos')
        await press(page, /^Agregar Zuncho PET 16/)
        await shows(/^Agregado!/)(page)
      },
    },
  },
  {
    path: '/cotizacion',
    states: {
      'empty quotation': shows('No hay productos en la cotización.'),
      'empty quotation rejected': async (page) => {
        await fill(page, whoAsks)
        await press(page, 'Solicitar Cotización')
        await shows('Debes incluir al menos 1 producto en la cotización!')(page)
      },
    },
  },
  {
    path: '/cotizacion',
    items: [strap, gone, { ...film, note: 'Núcleo de 406 mm' }],
    states: {
      'quotation with a note, and a product that is gone': shows('Ya no está en el catálogo'),
      'errors of the quotation': async (page) => {
        await press(page, 'Solicitar Cotización')
        await shows('Nombre es requerido')(page)
      },
      'product taken off': (page) => press(page, /^Quitar/),
      'quotation that failed': async (page) => {
        await fill(page, whoAsks)
        await intercept(page, '/invoices', () => 'cut')
        await press(page, 'Solicitar Cotización')
        await shows('Ocurrió un error al enviar la cotización')(page)
      },
      'quotation being sent': async (page) => {
        await intercept(page, '/invoices', () => 'cut', never)
        await press(page, 'Solicitar Cotización')
        await page.getByRole('dialog', { name: 'Enviando' }).waitFor()
      },
    },
  },
  {
    path: '/cotizacion',
    items: many(101),
    states: { 'quotation of 200 products': shows('Producto 199') },
    repeats: ['main li:nth-child(n+10):nth-last-child(n+10)'],
  },
  {
    path: '/cotizacion',
    items: [strap19, seal],
    states: { 'products that do not match': shows('El sello es para 16 mm y el zuncho mide 19 mm') },
  },
  {
    path: '/cotizacion#lista=108x5,99999x1&nota108=Negro&otro=Bolsas&v=1',
    items: [film],
    states: {
      'question of a shared list': (page) => page.getByRole('button', { name: /^Solo mirar/ }).waitFor(),
      'shared list looked at': async (page) => {
        await press(page, /^Solo mirar/)
        await page.getByRole('button', { name: 'Volver a mi lista' }).waitFor()
      },
    },
  },
  { path: '/cotizacion#lista=x&v=1', states: { 'malformed link': shows(/^El enlace está incompleto o dañado/) } },
  {
    path: '/contacto?busqueda=xyzzyq',
    states: {
      'contact message with a search': async (page) =>
        expect(await page.getByLabel('Mensaje*').inputValue()).toBe('Busco: xyzzyq'),
      'errors of a form': async (page) => {
        await press(page, 'ENVIAR')
        await shows('Nombre es requerido')(page)
      },
      'message at its limit': (page) => page.getByLabel('Mensaje*').fill('a'.repeat(2000)),
      'form being sent': async (page) => {
        await fill(page, answers)
        await intercept(page, '/contacts', () => 'cut', never)
        await press(page, 'ENVIAR')
        await page.getByRole('dialog', { name: 'Enviando' }).waitFor()
      },
    },
  },
  {
    path: '/servicio-tecnico',
    states: {
      'errors of the service form': async (page) => {
        await press(page, 'ENVIAR')
        await shows('Tipo de Máquina es requerido')(page)
      },
    },
  },
  {
    path: '/contacto',
    states: {
      'form rejected': async (page) => {
        for (let times = 0; times < 20; times++) await page.request.post('/contacto', { form: { name: 'Ana' } })
        await page.locator('main form').evaluate((form) => form instanceof HTMLFormElement && form.submit())
        await page.getByRole('heading', { name: 'Demasiados envíos seguidos' }).waitFor()
      },
    },
  },
  { path: `/seguimiento/${'A'.repeat(27)}`, states: { 'wrong link': shows('Este enlace no está disponible') } },
  {
    path: '/confirmacion?folio=COT-2026-000123',
    states: { confirmation: shows('Folio: COT-2026-000123') },
  },
  {
    path: '/calculadoras/film?espesor=35',
    states: {
      'calculation without products that fit': shows(/^El catálogo no tiene un film de 500.mm y 35.µm/),
      'invalid value of a calculation': async (page) => {
        await page.getByLabel(/^Alto por envolver/).fill('alto')
        await shows('Falta corregir para calcular:')(page)
      },
    },
  },
  {
    path: '/calculadoras/zuncho?union=sello',
    states: {
      'calculation of two products, with its assumptions': async (page) => {
        await page.getByText('Supuestos', { exact: true }).click()
        await page.getByLabel(/^Factor de seguridad/).waitFor()
      },
    },
  },
  {
    path: '/film-embalaje',
    states: {
      'product of a table added': async (page) => {
        await page
          .getByRole('table')
          .getByRole('button', { name: /^Agregar/ })
          .first()
          .click()
        await page
          .getByRole('table')
          .getByText(/En tu lista: 1/)
          .waitFor()
      },
    },
  },
]

/** States that exist on phones only. */
const onPhones: Walk[] = [
  {
    path: '/productos?categoryId=2',
    states: {
      'sheet of categories open': async (page) => {
        await press(page, /^Categoría/)
        await page.getByRole('navigation', { name: 'Categorías' }).getByText('AIRPAD', { exact: true }).click()
      },
      'sheet of filters open': async (page) => {
        await page.keyboard.press('Escape')
        await press(page, 'Filtrar por medida')
        await page
          .getByRole('form', { name: 'Filtros' })
          .getByRole('checkbox', { name: /^Acero/ })
          .click()
        await page.getByRole('button', { name: 'Ver 5 productos' }).waitFor()
      },
    },
  },
  {
    path: '/cotizacion',
    items: [strap],
    parts: ['header', 'nav[aria-label="Móvil"]'],
    states: {
      'menu open': (page) => press(page, 'Menú'),
      'search open': async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).click()
        await page.getByRole('searchbox', { name: 'Buscar en el catálogo' }).waitFor()
      },
    },
  },
]

/** States that exist on desktops only. */
const onDesktops: Walk[] = [
  {
    path: '/mineria',
    parts: ['header', '.floating-header'],
    states: {
      'dropdown open': async (page) => {
        await page.getByRole('button', { name: 'Submenú de Soluciones' }).click()
        await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Airpads' }).waitFor()
      },
      'search in the compact header': async (page) => {
        await page.keyboard.press('Escape')
        await scrollUp(page)
        const compact = page.getByRole('region', { name: 'Encabezado compacto' })
        await compact.getByRole('button', { name: 'Buscar', exact: true }).click()
        await compact.getByRole('searchbox', { name: 'Buscar en el catálogo' }).waitFor()
      },
    },
  },
]

async function expectAccessible(page: Page, { repeats = cards, parts = [] }: Walk, state: string) {
  const include = ['main', 'dialog[open]', ':popover-open', ...parts]
  expect.soft(await axeFindings(page, { include, exclude: repeats }), `barriers: ${state}`).toEqual([])
}

async function expectToFit(page: Page, state: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `sideways: ${state}`).toBeLessThanOrEqual(0)
}

async function open(visit: typeof onDesktop, { path, items = [] }: Walk) {
  const page = await visit(path, withList(items))
  // Some of these states log console errors.
  allowComplaints(page)
  return page
}

const named = (all: Walk[]) => all.map((walk) => [Object.keys(walk.states).join(', '), walk] as const)

test.each(named(walks))('accessible on a phone, and fits a desktop too: %s', async (_names, walk) => {
  const page = await open(onDesktop, walk)
  for (const [state, reach] of Object.entries(walk.states)) {
    await reach(page)
    await expectToFit(page, `${state}, on a desktop`)
    await resize(page, phone.viewport)
    await expectAccessible(page, walk, state)
    await expectToFit(page, `${state}, on a phone`)
    await resize(page, desktop.viewport)
  }
})

test.each(named(onPhones))('accessible, and fits a phone: %s', async (_names, walk) => {
  const page = await open(onPhone, walk)
  for (const [state, reach] of Object.entries(walk.states)) {
    await reach(page)
    await expectAccessible(page, walk, state)
    await expectToFit(page, state)
  }
})

test.each(named(onDesktops))('accessible on a desktop: %s', async (_names, walk) => {
  const page = await open(onDesktop, walk)
  for (const [state, reach] of Object.entries(walk.states)) {
    await reach(page)
    await expectAccessible(page, walk, state)
  }
})
