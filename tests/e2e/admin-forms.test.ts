/** @module-tag thorough */

import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { maxSelected } from '../../shared/limits.ts'
import { aPicture } from '../support/catalogue-samples.ts'
import { allowComplaints } from './browser.ts'
import { aPhoto, file, part, save } from './catalogue-steps.ts'
import { go, holdCalls, phone } from './office.ts'
import { setUpOwnOffice } from './own-office.ts'
import { axeFindings } from './page-checks.ts'

const { enter } = setUpOwnOffice()

const uploads = '**/api/admin/uploads/**'
const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar' })
const nameField = (page: Page) => page.getByLabel('Nombre', { exact: false }).first()
const pictureField = (page: Page) => part(page, 'Imágenes').getByLabel(/Arrastra imágenes/)
const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement)

const holdUploads = (page: Page) => holdCalls(page, uploads)

async function expectMarked(field: Locator, message: string) {
  await expect.poll(() => isFocused(field), { timeout: 20_000 }).toBe(true)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  const described = await field.getAttribute('aria-describedby')
  expect(await field.page().locator(`[id="${described}"]`).textContent()).toBe(message)
  const box = await field.boundingBox()
  const height = field.page().viewportSize()?.height ?? 0
  expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true)
}

test('a product can be saved only after its picture has been uploaded, and includes it', async () => {
  const page = await enter('/productos/create')
  await nameField(page).fill('Tensor que espera')
  await page.getByLabel('Categoría').fill('Sellos')
  await page.getByRole('option', { name: /^Sellos/ }).click()
  const release = await holdUploads(page)
  await pictureField(page).setInputFiles(await aPhoto('uno.jpg'))
  await page.getByText('Subiendo 1 imagen… Podrás guardar cuando termine.').waitFor()
  expect(await saveButton(page).isDisabled()).toBe(true)
  await nameField(page).press('Enter')
  expect(await axeFindings(page)).toEqual([])
  release()
  await part(page, 'Imágenes').getByLabel('Qué muestra la imagen 1').fill('Tensor visto de frente')
  await save(page)
  await page.getByText('Producto creado').waitFor()
  await page.waitForURL(/\/admin\/productos\/\d+$/)
  await page.reload()
  expect(await part(page, 'Imágenes').getByLabel('Qué muestra la imagen 1').inputValue()).toBe('Tensor visto de frente')
})

test('a banner can be saved only after its picture was uploaded; without one the field shows an error', async () => {
  const page = await enter('/banners/create')
  const picture = page.getByLabel(/Arrastra la imagen/)
  await page.getByLabel('Nombre').fill('Banner que espera')
  await save(page)
  await expectMarked(picture, 'Sube una imagen')
  const release = await holdUploads(page)
  await picture.setInputFiles(file('ancha.jpg', 'image/jpeg', await aPicture('jpeg', { width: 1920, height: 720 })))
  await page.getByText('Subiendo 1 imagen… Podrás guardar cuando termine.').waitFor()
  expect(await saveButton(page).isDisabled()).toBe(true)
  release()
  await page.getByAltText('Imagen del banner').waitFor()
  await save(page)
  await page.getByText('Banner creado').waitFor()
  await page.getByRole('heading', { name: 'Banner que espera' }).waitFor()
})

const response = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<html>' })
const cut = (route: Route) => route.abort()
const retryButton = (page: Page) => page.getByRole('button', { name: 'Reintentar uno.jpg' })
const again = 'Inténtalo de nuevo en unos minutos.'

test('an upload that fails says why, can be tried again, and leaves the form usable', async () => {
  const page = await enter('/productos/create')
  allowComplaints(page)
  for (const { respond, message, mayRetry } of [
    { respond: cut, message: 'No hay conexión con el servidor.', mayRetry: true },
    { respond: response(413), message: 'El archivo pesa más de 15 MB.', mayRetry: false },
    { respond: response(415), message: `El servidor no pudo responder (error 415). ${again}`, mayRetry: false },
    { respond: response(500), message: `El servidor no pudo responder (error 500). ${again}`, mayRetry: true },
    { respond: response(503), message: `El servidor no pudo responder (error 503). ${again}`, mayRetry: true },
    { respond: response(201), message: 'El servidor respondió algo inesperado.', mayRetry: true },
  ]) {
    await page.route(uploads, respond, { times: 1 })
    await pictureField(page).setInputFiles(await aPhoto('uno.jpg'))
    await page.getByText(`uno.jpg: ${message}`).waitFor()
    // Another file takes the place of those that failed.
    await expect.poll(() => page.getByText(/^uno\.jpg: /).count(), { message }).toBe(1)
    expect(await saveButton(page).isDisabled(), message).toBe(false)
    expect(await retryButton(page).count(), message).toBe(mayRetry ? 1 : 0)
  }
  await retryButton(page).click()
  await part(page, 'Imágenes').getByLabel('Qué muestra la imagen 1').waitFor()
  expect(await page.getByText(/^uno\.jpg: /).count()).toBe(0)
})

test('a hanging upload can be cancelled', async () => {
  const page = await enter('/productos/create')
  allowComplaints(page)
  const release = await holdUploads(page)
  await pictureField(page).setInputFiles([await aPhoto('uno.jpg'), await aPhoto('dos.jpg')])
  await page.getByText('Subiendo 2 imágenes… Podrás guardar cuando termine.').waitFor()
  await page.getByRole('button', { name: 'Cancelar la subida' }).click()
  await page.getByText('dos.jpg: Subida cancelada.').waitFor()
  expect(await saveButton(page).isDisabled()).toBe(false)
  release()
})

test('every error of a save is marked, scrolled into view and focused', async () => {
  const page = await enter('/productos/119')
  allowComplaints(page)
  const [specifications, downloads] = [part(page, 'Especificaciones'), part(page, 'Descargas')]
  const [packs, videos] = [part(page, 'Formatos de venta'), part(page, 'Videos')]
  await downloads.getByLabel('Dirección de la descarga 1').waitFor()
  const count = await specifications.getByRole('listitem').count()

  await packs.getByRole('button', { name: 'Agregar formato' }).click()
  const quantity = packs.getByLabel('Unidades').last()
  await packs.getByLabel('Nombre, por ejemplo').last().fill('Pallet')
  await quantity.fill('0')
  await save(page)
  await expectMarked(quantity, 'La cantidad mínima es 1')

  await videos.getByRole('button', { name: 'Agregar video' }).click()
  const video = videos.getByLabel('Dirección o id del video').last()
  await video.fill('https://vimeo.com/1')
  await save(page)
  await expectMarked(video, 'Escribe la dirección de un video de YouTube o de un archivo .mp4 o .webm')

  const link = downloads.getByLabel('Dirección de la descarga 1')
  await link.fill('https://ana:secreta@precinta.example/manual.pdf')
  await save(page)
  await expectMarked(link, 'Sube un PDF o escribe una dirección https://, sin usuario, contraseña ni espacios')

  await specifications.getByRole('button', { name: 'Agregar especificación' }).click()
  await specifications.getByLabel(`Característica ${count + 1}`).fill('Peso')
  await save(page)
  await expectMarked(specifications.getByLabel(`Valor ${count + 1}`), 'Escribe el valor')

  const alt = part(page, 'Imágenes').getByLabel('Qué muestra la imagen 1')
  await alt.fill('')
  await save(page)
  await expectMarked(alt, 'Describe lo que muestra la imagen')

  await nameField(page).fill('')
  await save(page)
  await expectMarked(nameField(page), 'Nombre es requerido')
})

test('a rejected save keeps the rows that nobody has filled in, and required texts are marked', async () => {
  const page = await enter('/productos/108')
  allowComplaints(page)
  const specifications = part(page, 'Especificaciones')
  await specifications.getByLabel('Valor 1', { exact: true }).waitFor()
  const rows = specifications.getByRole('listitem')
  for (const _ of ['Ancho', 'Espesor'])
    await specifications.getByRole('button', { name: 'Quitar fila 1', exact: true }).click()
  const count = await rows.count()
  await specifications.getByRole('button', { name: 'Agregar las filas de la categoría' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(count)
  const offered = await rows.count()
  await specifications.getByRole('button', { name: 'Agregar especificación' }).click()
  await specifications.getByLabel(`Característica ${offered + 1}`).fill('Peso')
  await save(page)
  // The row to correct moved before those that were offered, which are not sent.
  await expectMarked(specifications.getByLabel(`Valor ${count + 1}`), 'Escribe el valor')
  expect(await rows.count()).toBe(offered + 1)
  const alt = part(page, 'Imágenes').getByLabel('Qué muestra la imagen 1')
  expect(await alt.getAttribute('required')).not.toBeNull()

  await specifications.getByLabel(`Valor ${count + 1}`).fill('3 kg')
  await page.route('**/api/admin/products/108', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await save(page)
  await page.locator('.MuiSnackbar-root').waitFor()
  expect(await rows.count()).toBe(offered + 1)
})

test('on a phone the notice after a save does not cover the button', async () => {
  const page = await enter('/productos/119', phone)
  allowComplaints(page)
  await nameField(page).fill('')
  await save(page)
  const notice = await page.getByText('Hay campos que corregir.').boundingBox()
  const button = await saveButton(page).boundingBox()
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(button?.y ?? 0)
})

const rows = (page: Page) => page.getByRole('main').locator('tbody').getByRole('row')
const choosePage = (page: Page) => page.getByRole('checkbox', { name: 'Elegir todas' }).check()
const countOf = async (page: Page) => (await (await page.request.get('/api/admin/products?perPage=1')).json()).total

async function deleteChosen(page: Page) {
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Productos eliminados: están en la papelera.').waitFor()
}

test('all products can be selected and changed at once', async () => {
  const page = await enter('/productos')
  const total = await countOf(page)
  await rows(page).first().waitFor()
  await choosePage(page)
  const wholeList = page.waitForRequest((request) => request.url().includes(`perPage=${maxSelected}&`))
  await page.getByRole('button', { name: 'Elegir todas' }).click()
  await wholeList
  await page.getByText(`Elegiste ${total}`).waitFor()
  await page.getByRole('button', { name: 'Ocultar' }).click()
  await page.getByText('Ocultos: ya no están en el sitio.').waitFor()
  expect((await (await page.request.get('/api/admin/products?published=true')).json()).total).toBe(0)
})

test('after a whole page is deleted the list shows the next page, or the last one', async () => {
  const page = await enter('/productos?page=1&perPage=25')
  const total = await countOf(page)
  await expect.poll(() => rows(page).count(), { timeout: 20_000 }).toBe(25)
  await choosePage(page)
  await deleteChosen(page)
  await page.getByText(`1 a 25 de ${total - 25}`).waitFor()
  await expect.poll(() => rows(page).count(), { timeout: 20_000 }).toBe(25)

  const last = Math.ceil((total - 25) / 25)
  await go(page, `/productos?page=${last}&perPage=25`)
  await page.getByText(`a ${total - 25} de ${total - 25}`).waitFor()
  // Until the last page has come, the rows of the first one are shown.
  await expect.poll(() => rows(page).count()).toBe(total - 25 - (last - 1) * 25)
  await choosePage(page)
  await deleteChosen(page)
  const left = (last - 1) * 25
  await page.getByText(`${left - 24} a ${left} de ${left}`).waitFor()
  await expect.poll(() => rows(page).count(), { timeout: 20_000 }).toBe(25)

  await go(page, '/papelera')
  const trash = page.getByRole('region', { name: 'Productos' })
  await expect
    .poll(() => trash.getByRole('button', { name: /^Restaurar/ }).count(), { timeout: 20_000 })
    .toBe(Math.min(50, total - left))
})
