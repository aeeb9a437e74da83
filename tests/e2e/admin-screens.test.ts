/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aContact } from '../support/samples.ts'
import { checkScreen, desktop, go, phone } from './office.ts'
import { setUpOwnOffice } from './own-office.ts'
import { coveredTexts } from './page-checks.ts'
import { staffAccount } from './staff-account.ts'

const { enter } = setUpOwnOffice()

/** The address of each screen, its title, and a text of its content. Those of requests and quotes have tests of their own. */
const screens = [
  ['/productos', 'Productos', 'Zuncho PP 12 mm azul'],
  ['/productos/119', 'Enzunchadora a batería PB 16', 'Ver en el sitio'],
  ['/productos/create', 'Nuevo producto', 'Agregar especificación'],
  ['/categorias', 'Categorías', 'Film para airpads'],
  ['/atributos', 'Atributos', 'Ancho de zuncho'],
  ['/atributos/1', 'Material del zuncho', 'Texto de la fila'],
  ['/atributos/create', 'Nuevo atributo', 'Texto de la fila'],
  ['/calidad', 'Calidad de las fichas', 'Atributos que faltan'],
  ['/compatibilidad', 'Compatibilidad', 'Zunchos ↔ Esquineros'],
  ['/banners', 'Banners', 'Airpads: relleno con 99 % de aire'],
  ['/banners/1', 'Zunchos y herramientas para cargas que viajan lejos', 'Cambiar la imagen'],
  ['/sinonimos', 'Sinónimos', 'suncho'],
  ['/importar', 'Importar productos', 'Elegir archivo'],
  ['/cambios', 'Historial de cambios', 'Otro subtítulo'],
  ['/papelera', 'Papelera', 'Quedan 30 días'],
  ['/equipo', 'Equipo', staffAccount.email],
  ['/equipo/create', 'Nueva cuenta', 'Correo'],
  ['/mi-cuenta', 'Mi cuenta', 'Cerrar sesión en todos los equipos'],
  ['/configuracion/empresa', 'Configuración', 'Razón social'],
] as const

const isForm = (path: string) => path.lastIndexOf('/') > 0

const untilTitled = (page: Page, title: string) =>
  expect.poll(async () => (await page.title()).split(' · ')[0], { message: title }).toBe(title)

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('on a %s every screen has its title, is accessible, fits, and covers no text', async (_name, size) => {
  const page = await enter('/resumen', size)
  // An entry in the history and one in the trash.
  const product = await (await page.request.get('/api/admin/products/132')).json()
  const changed = await page.request.put('/api/admin/products/132', {
    data: { ...product, subtitle: 'Otro subtítulo' },
  })
  expect(changed.status()).toBe(200)
  // The walk in the first size has deleted it already.
  expect([204, 404]).toContain((await page.request.delete('/api/admin/products/130')).status())
  for (const [path, title, content] of screens) {
    await go(page, path)
    await page.getByRole('main').getByText(content).first().waitFor()
    await untilTitled(page, title)
    await checkScreen(page, path)
    // The save bar of a form lies over what is below it.
    if (!isForm(path)) expect.soft(await coveredTexts(page, 'a, button'), `covered: ${path}`).toEqual([])
  }
})

test('a new screen begins at its top, and going back leads to where one was', async () => {
  const page = await enter('/productos?perPage=50&page=1')
  await page.getByRole('row').nth(40).waitFor()
  await untilTitled(page, 'Productos')
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(scrolled).toBe(1500)
  // A click that names a row might scroll it into view.
  await page.mouse.click(600, 450)
  await page.getByLabel('Subtítulo').waitFor()
  expect(await scrolled()).toBe(0)
  await untilTitled(page, await page.getByLabel('Nombre', { exact: false }).first().inputValue())
  await page.goBack()
  await expect.poll(scrolled).toBe(1500)
  await untilTitled(page, 'Productos')
})

test('the title of a request has its folio', async () => {
  const page = await enter('/resumen')
  const { id, folio } = await (await page.request.post('/api/contacts', { data: aContact() })).json()
  await go(page, `/solicitudes/${id}/show`)
  await page.waitForFunction((folio) => document.title.includes(folio), folio)
})
