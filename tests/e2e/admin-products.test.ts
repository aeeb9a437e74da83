/** @module-tag thorough */

import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPdf, aPicture } from '../support/catalogue-samples.ts'
import { allowComplaints, setUpBrowser } from './browser.ts'
import { aPhoto, file, opened, part, save, saved } from './catalogue-steps.ts'
import { go } from './office.ts'
import { setUpOwnOffice } from './own-office.ts'
import { axeFindings } from './page-checks.ts'

const { enter, visit } = setUpOwnOffice()
const openWhole = setUpBrowser('chromium')

test('an edited product is on the site within seconds, also when its page was cached', async () => {
  const address = '/productos/enzunchadora-bateria-pb-16?producto=119'
  const site = await visit(address)
  await site.reload()
  const page = await enter('/productos')
  await page.getByPlaceholder('Buscar producto').fill('pb 16')
  // Until the search is applied, the row moves under the pointer.
  await expect.poll(() => page.getByRole('main').locator('tbody').getByRole('row').count()).toBeLessThan(25)
  await page.getByRole('cell', { name: 'Enzunchadora a batería PB 16' }).click()
  await page.getByLabel('Subtítulo').fill('Ahora con cargador rápido')
  await save(page)
  await saved(page).waitFor()
  await site.reload()
  await site.getByText('Ahora con cargador rápido').waitFor()
  await (await visit(address)).getByText('Ahora con cargador rápido').waitFor()
})

test('a new product is a draft with pictures, can be previewed, and is published', async () => {
  const page = await enter('/productos/create')
  await page.getByLabel('Nombre', { exact: false }).first().fill('Tensor de prueba TP 1')
  await page.getByLabel('Categoría').fill('Sellos')
  await page.getByRole('option', { name: /^Sellos/ }).click()
  const pictures = part(page, 'Imágenes')
  await pictures.getByLabel(/Arrastra imágenes/).setInputFiles([await aPhoto('uno.jpg'), await aPhoto('dos.jpg')])
  await pictures.getByLabel('Qué muestra la imagen 1').fill('Tensor visto de frente')
  await pictures.getByLabel('Qué muestra la imagen 2').fill('Tensor visto de lado')
  await pictures.getByRole('button', { name: 'Subir imagen 2' }).click()
  const firstText = () => pictures.getByLabel('Qué muestra la imagen 1').inputValue()
  await expect.poll(firstText).toBe('Tensor visto de lado')
  await pictures.getByRole('listitem').nth(1).dragTo(pictures.getByRole('listitem').nth(0))
  await expect.poll(firstText).toBe('Tensor visto de frente')

  const rows = part(page, 'Especificaciones')
  await rows.getByRole('button', { name: 'Agregar especificación' }).click()
  await rows.getByLabel('Característica 1').focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Ancho\t19 mm\nPeso\t1,2 kg')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect.poll(() => rows.getByLabel('Valor 2').inputValue()).toBe('1,2 kg')
  await rows.getByRole('button', { name: 'Subir fila 2' }).click()

  await part(page, 'Información').getByLabel('Información', { exact: true }).fill('Liviano\nResistente')
  await part(page, 'Descargas')
    .getByLabel(/Arrastra un PDF/)
    .setInputFiles(file('manual-tp.pdf', 'application/pdf', aPdf()))
  await part(page, 'Descargas').getByLabel('Nombre de la descarga 1').waitFor()
  await part(page, 'Videos').getByRole('button', { name: 'Agregar video' }).click()
  await part(page, 'Videos').getByLabel('Dirección o id del video').fill('https://youtu.be/dQw4w9WgXcQ')
  await save(page)
  await page.waitForURL(/\/admin\/productos\/\d+$/)

  const address = '/productos/tensor-de-prueba-tp-1'
  const id = /\d+$/.exec(page.url())?.[0]
  const unseen = await visit('/')
  allowComplaints(unseen)
  for (const token of ['', '&vista-previa=otro', '&vista-previa=%EF%BF%BD%0A']) {
    expect((await unseen.goto(`${address}?producto=${id}${token}`))?.status()).toBe(404)
  }
  const preview = await opened(page, 'Vista previa')
  await preview.getByRole('heading', { level: 1, name: 'Tensor de prueba TP 1' }).waitFor()
  expect(preview.url()).toContain('vista-previa=')
  expect(await preview.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await preview.locator('article img').first().getAttribute('alt')).toBe('Tensor visto de frente')
  await preview.getByRole('tab', { name: 'Especificaciones' }).click()
  expect(await preview.locator('.specifications th').allTextContents()).toEqual(['Peso', 'Ancho'])
  await preview.close()

  await page.getByLabel('Publicado en el sitio').check()
  await save(page)
  await page.getByRole('link', { name: 'Ver en el sitio' }).waitFor()
  const site = await visit(`${address}?producto=${id}`)
  await site.getByRole('heading', { level: 1, name: 'Tensor de prueba TP 1' }).waitFor()
  expect(await site.locator('meta[name=robots]').count()).toBe(0)
})

test('a product without a picture cannot be published, and the form says why', async () => {
  const page = await enter('/productos/create')
  allowComplaints(page)
  await page.getByLabel('Nombre', { exact: false }).first().fill('Sin imagen')
  await page.getByLabel('Categoría').fill('Sellos')
  await page.getByRole('option', { name: /^Sellos/ }).click()
  await page.getByLabel('Publicado en el sitio').check()
  await save(page)
  await part(page, 'Imágenes').getByText('Para publicar el producto, sube al menos una imagen').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await part(page, 'Imágenes')
    .getByLabel(/Arrastra imágenes/)
    .setInputFiles(await aPhoto('uno.jpg'))
  await part(page, 'Imágenes').getByLabel('Qué muestra la imagen 1').fill('Algo')
  await save(page)
  await page.waitForURL(/\/admin\/productos\/\d+$/)
})

test('hostile files are rejected with an error at the field', async () => {
  const page = await enter('/productos/create')
  allowComplaints(page)
  const pictures = part(page, 'Imágenes')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const huge = await aPicture('png', { width: 6400, height: 6400 })
  await pictures
    .getByLabel(/Arrastra imágenes/)
    .setInputFiles([
      file('texto.jpg', 'image/jpeg', Buffer.from('hola')),
      file('dibujo.svg', 'image/svg+xml', Buffer.from(svg)),
      file('enorme.png', 'image/png', huge),
      file('doble.jpg', 'image/jpeg', Buffer.concat([await aPicture(), Buffer.from('<script>alert(1)</script>')])),
    ])
  for (const rejection of [
    'texto.jpg: No es una imagen JPG, PNG, WebP o AVIF.',
    'dibujo.svg: No es una imagen JPG, PNG, WebP o AVIF.',
    'enorme.png: La imagen tiene más de 40 megapíxeles: redúcela e inténtalo de nuevo.',
    'doble.jpg: El archivo contiene otro archivo o código: no lo aceptamos.',
  ]) {
    await pictures.getByText(rejection).waitFor()
  }
  expect(await pictures.getByRole('listitem').count()).toBe(0)
  const page2 = Buffer.from('<html><script>alert(1)</script></html>')
  await part(page, 'Descargas')
    .getByLabel(/Arrastra un PDF/)
    .setInputFiles(file('ficha.pdf', 'application/pdf', page2))
  await part(page, 'Descargas').getByText('ficha.pdf: No es un archivo PDF completo.').waitFor()
})

test('many products are hidden, published and deleted at once, and a search or reload clears the selection', async () => {
  const page = await enter('/productos?filter={"categoryId":16}')
  const rows = page.getByRole('row').filter({ hasText: 'Envolvedora' })
  const chosen = page.getByRole('main').getByRole('checkbox', { checked: true })
  const search = page.getByPlaceholder('Buscar producto')
  await rows.first().waitFor()
  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  await search.fill('ER 120')
  await expect.poll(() => rows.count()).toBe(1)
  expect(await chosen.count()).toBe(0)
  await rows.getByRole('checkbox').check()
  await page.reload()
  await rows.waitFor()
  expect(await chosen.count()).toBe(0)
  await search.fill('')
  await expect.poll(() => rows.count()).toBe(4)

  for (const row of (await rows.all()).slice(0, 2)) await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Ocultar' }).click()
  await page.getByText('Ocultos: ya no están en el sitio.').waitFor()
  const site = await visit('/productos?categoryId=16')
  expect(await site.locator('.product-card').count()).toBe(2)
  for (const row of (await rows.all()).slice(0, 2)) await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Publicados: ya están en el sitio.').waitFor()
  await site.reload()
  expect(await site.locator('.product-card').count()).toBe(4)
  for (const row of (await rows.all()).slice(0, 2)) await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('dialog', { name: '¿Eliminar los 2 productos elegidos?' }).waitFor()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await rows.nth(1).getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('dialog', { name: '¿Eliminar el producto elegido?' }).waitFor()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect.poll(() => rows.count()).toBe(3)
})

test('an old address redirects to the product after its slug was changed', async () => {
  const page = await enter('/productos/108')
  await page.getByLabel('Enlace').fill('zuncho-pet-verde')
  await save(page)
  await page.getByText('Enlaces anteriores que siguen funcionando: zuncho-pet-16-verde').waitFor()
  const site = await visit('/productos/zuncho-pet-16-verde?producto=108')
  expect(new URL(site.url()).pathname).toBe('/productos/zuncho-pet-verde')
})

test('the change of a colleague is not overwritten, and a preview keeps unsaved input', async () => {
  const page = await enter('/productos/111')
  allowComplaints(page)
  await page.getByLabel('Subtítulo').fill('Mi versión')
  const product = await (await page.request.get('/api/admin/products/111')).json()
  const data = { ...product, subtitle: 'La del colega' }
  expect((await page.request.put('/api/admin/products/111', { data })).status()).toBe(200)
  const preview = await opened(page, 'Vista previa')
  await preview.getByText('Mi versión').waitFor()
  await preview.close()
  expect(await page.getByLabel('Subtítulo').inputValue()).toBe('Mi versión')
  await save(page)
  await page.getByText('Otra persona lo cambió mientras tanto. Vuelve a cargarlo.').waitFor()
})

test('unsaved changes to a published product can be previewed', async () => {
  const page = await enter('/productos/115')
  await page.getByLabel('Subtítulo').fill('Todavía sin guardar')
  const preview = await opened(page, 'Vista previa')
  await preview.getByText('Todavía sin guardar').waitFor()
  expect(await preview.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  const site = await visit(`${new URL(preview.url()).pathname}?producto=115`)
  await site.getByRole('heading', { level: 1 }).waitFor()
  expect(await site.getByText('Todavía sin guardar').count()).toBe(0)
  await preview.close()

  allowComplaints(page)
  await page.getByLabel('Nombre', { exact: false }).first().fill('')
  await page.getByRole('button', { name: 'Vista previa' }).click()
  await page.getByText('Hay campos que corregir.').waitFor()
  await page.getByText('Nombre es requerido').waitFor()
})

test('a product is duplicated as a draft', async () => {
  const page = await enter('/productos/125')
  const name = await page.getByLabel('Nombre', { exact: false }).first().inputValue()
  await page.getByRole('button', { name: 'Duplicar' }).click()
  await page.getByText('Copia creada como borrador.').waitFor()
  await page.waitForURL((url) => /\/productos\/\d+$/.test(url.pathname) && !url.pathname.endsWith('/125'))
  await page.getByRole('heading', { level: 1, name: `${name} (copia)` }).waitFor()
  expect(await page.getByLabel('Publicado en el sitio').isChecked()).toBe(false)
  expect(await page.getByLabel('Enlace').inputValue()).toMatch(/-copia$/)
  await go(page, '/productos/125')
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Publicado en el sitio').isChecked()).toBe(true)
})

test('an uploaded PDF opens in the browser under a policy that blocks scripts', async () => {
  const page = await enter('/productos/create')
  const document = new PDFDocument({ size: 'A4' })
  document.rect(0, 0, 600, 850).fill('#ff0000').end()
  const pdf = Buffer.concat(await document.toArray())
  await part(page, 'Descargas')
    .getByLabel(/Arrastra un PDF/)
    .setInputFiles(file('roja.pdf', 'application/pdf', pdf))
  const address = await part(page, 'Descargas').getByLabel('Dirección de la descarga 1').inputValue()
  const shown = await openWhole({ baseURL: new URL(page.url()).origin })
  await shown.goto(address)
  const rednessOf = async () => {
    const { data, info } = await sharp(await shown.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const middle = 3 * (Math.trunc(info.height / 2) * info.width + Math.trunc(info.width * 0.6))
    return [...data.subarray(middle, middle + 3)]
  }
  await expect.poll(rednessOf).toEqual([255, 0, 0])
})
