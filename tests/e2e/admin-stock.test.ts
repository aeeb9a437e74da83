import { writeCsv } from 'hucre/csv'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPdf, aPicture } from '../stock-samples.ts'
import { allowComplaints } from './browser.ts'
import { overflow } from './office.ts'
import { setUpOwnOffice } from './own-office.ts'
import { axeFindings } from './page-checks.ts'

const { enter, visit } = setUpOwnOffice()

const save = (page: Page) => page.getByRole('button', { name: 'Guardar' }).click()
const saved = (page: Page) => page.getByText('Cambios guardados')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const aPhoto = async (name: string) => file(name, 'image/jpeg', await aPicture('jpeg'))

test('a product that is edited is on the site within seconds', async () => {
  const page = await enter('/productos')
  await page.getByPlaceholder('Buscar producto').fill('pb 16')
  await page.waitForURL(/filter=/)
  await page.getByRole('cell', { name: 'Enzunchadora a batería PB 16' }).click()
  await page.getByLabel('Subtítulo').fill('Ahora con cargador rápido')
  await save(page)
  await saved(page).waitFor()
  const site = await visit('/productos/enzunchadora-bateria-pb-16?producto=119')
  await site.getByText('Ahora con cargador rápido').waitFor()
})

test('a new product is a draft with pictures, is previewed, and published', async () => {
  const page = await enter('/productos/create')
  await page.getByLabel('Nombre', { exact: false }).first().fill('Tensor de prueba TP 1')
  await page.getByLabel('Categoría').fill('Sellos')
  await page.getByRole('option', { name: /^Sellos/ }).click()
  const pictures = part(page, 'Imágenes')
  await pictures.getByLabel(/Arrastra imágenes/).setInputFiles([await aPhoto('uno.jpg'), await aPhoto('dos.jpg')])
  await pictures.getByLabel('Qué muestra la imagen 1').fill('Tensor visto de frente')
  await pictures.getByLabel('Qué muestra la imagen 2').fill('Tensor visto de lado')
  await pictures.getByRole('button', { name: 'Subir imagen 2' }).click()
  expect(await pictures.getByLabel('Qué muestra la imagen 1').inputValue()).toBe('Tensor visto de lado')
  await pictures.getByRole('listitem').nth(1).dragTo(pictures.getByRole('listitem').nth(0))
  expect(await pictures.getByLabel('Qué muestra la imagen 1').inputValue()).toBe('Tensor visto de frente')

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
  expect(await rows.getByLabel('Valor 2').inputValue()).toBe('1,2 kg')
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
  expect((await unseen.goto(`${address}?producto=${id}`))?.status()).toBe(404)
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Vista previa' }).click(),
  ])
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

test('a product without picture is not published, and the form says why', async () => {
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

test('hostile files are refused where they are dropped', async () => {
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
  for (const refusal of [
    'texto.jpg: No es una imagen JPG, PNG, WebP o AVIF.',
    'dibujo.svg: No es una imagen JPG, PNG, WebP o AVIF.',
    'enorme.png: La imagen tiene más de 40 megapíxeles: redúcela e inténtalo de nuevo.',
    'doble.jpg: El archivo contiene otro archivo o código: no lo aceptamos.',
  ]) {
    await pictures.getByText(refusal).waitFor()
  }
  expect(await pictures.getByRole('listitem').count()).toBe(0)
  const page2 = Buffer.from('<html><script>alert(1)</script></html>')
  await part(page, 'Descargas')
    .getByLabel(/Arrastra un PDF/)
    .setInputFiles(file('ficha.pdf', 'application/pdf', page2))
  await part(page, 'Descargas').getByText('ficha.pdf: No es un archivo PDF completo.').waitFor()
})

test('products are hidden and published many at once', async () => {
  const page = await enter('/productos?filter={"categoryId":16}')
  const rows = page.getByRole('row').filter({ hasText: 'Envolvedora' })
  await rows.first().waitFor()
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
})

test('an old address leads to the product after its link was changed', async () => {
  const page = await enter('/productos/108')
  await page.getByLabel('Enlace').fill('zuncho-pet-verde')
  await save(page)
  await page.getByText('Enlaces anteriores que siguen funcionando: zuncho-pet-16-verde').waitFor()
  const site = await visit('/productos/zuncho-pet-16-verde?producto=108')
  expect(new URL(site.url()).pathname).toBe('/productos/zuncho-pet-verde')
})

test('what a colleague changed meanwhile is not overwritten', async () => {
  const page = await enter('/productos/110')
  allowComplaints(page)
  await page.getByLabel('Subtítulo').fill('Mi versión')
  const colleague = await enter('/productos/110')
  await colleague.getByLabel('Subtítulo').fill('La del colega')
  await save(colleague)
  await saved(colleague).waitFor()
  await save(page)
  await page.getByText('Otra persona lo cambió mientras tanto. Vuelve a cargarlo.').waitFor()
})

test('categories are added, renamed, ordered, and not deleted while something needs them', async () => {
  const page = await enter('/categorias')
  await page.getByRole('button', { name: 'Agregar subcategoría en ZUNCHOS' }).click()
  await page.getByLabel('Nombre').fill('Zunchos de papel')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Subir Zunchos de papel' }).click()
  await expect
    .poll(
      async () => {
        const [first] = await (await page.request.get('/api/categories/subcategories')).json()
        return first.other_Categories.map(({ name }: { name: string }) => name)
      },
      { timeout: 20_000 },
    )
    .toEqual(['Zunchos PP', 'Zunchos PET', 'Zunchos de acero', 'Zunchos de papel', 'Zunchos textiles'])
  expect(await page.getByRole('button', { name: 'Eliminar Zunchos PP' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Eliminar Envolvedoras de pilar' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Cambiar AIRPAD' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Cambiar Zunchos de papel' }).click()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Nombre').fill('zunchos pet')
  allowComplaints(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Ya hay una categoría con este nombre').waitFor()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Eliminar Zunchos de papel' }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Zunchos de papel está en la papelera.').waitFor()
})

test('a banner is scheduled, seen in the preview of the home page, and not by visitors', async () => {
  const page = await enter('/banners/create')
  const picture = file('verano.jpg', 'image/jpeg', await aPicture('jpeg', { width: 1920, height: 720 }))
  await page.getByLabel(/Arrastra la imagen/).setInputFiles(picture)
  await page.getByAltText('Imagen del banner').waitFor()
  await page.getByLabel('Nombre').fill('Campaña de verano')
  await page.getByLabel('Desde', { exact: true }).fill('2031-01-05T09:00')
  await page.getByLabel('Hasta', { exact: true }).fill('2031-02-05T18:00')
  await save(page)
  const card = page.getByRole('listitem').filter({ hasText: 'Campaña de verano' })
  await card.getByText('Programado').waitFor()
  const site = await visit('/')
  await site.locator('.carousel').waitFor()
  expect(await site.getByText('Campaña de verano').count()).toBe(0)
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Vista previa del inicio' }).click(),
  ])
  await preview.locator('.carousel li', { hasText: 'Campaña de verano' }).waitFor({ state: 'attached' })
  await preview.close()
  await card.getByRole('button', { name: 'Subir Campaña de verano' }).click()
  await expect
    .poll(() => page.getByRole('main').getByRole('listitem').nth(2).textContent(), { timeout: 20_000 })
    .toContain('Campaña de verano')
})

const csv = (...rows: string[][]) => Buffer.from(writeCsv(rows, { delimiter: ';' }))

test('an import with an error is refused, and imported once it is mended', async () => {
  const page = await enter('/importar')
  const choose = (content: Buffer) =>
    page.getByLabel('Archivo de productos').setInputFiles(file('lista.csv', 'text/csv', content))
  await choose(csv(['id', 'nombre', 'categoria'], ['121', 'Nombre importado', '19'], ['', 'Nueva', 'Inventada']))
  await page.getByText('Hay 1 línea con errores').waitFor()
  await page.getByText('categoria: Elige una categoría').waitFor()
  expect(await page.getByRole('button', { name: /^Importar/ }).isDisabled()).toBe(true)
  expect(await axeFindings(page)).toEqual([])

  await choose(csv(['id', 'nombre', 'categoria'], ['121', 'Nombre importado', '19'], ['', 'Nueva importada', 'Sellos']))
  await page.getByRole('button', { name: 'Cambian: 1' }).click()
  await page.getByText('Nombre importado').first().waitFor()
  await page.getByRole('button', { name: 'Importar 2 cambios' }).click()
  await page.getByText('Importación terminada. Nuevos: 1. Cambiados: 1.').waitFor()
  const site = await visit('/api/products/121')
  expect(await site.textContent('body')).toContain('Nombre importado')
})

test('an import that is no table is refused', async () => {
  const page = await enter('/importar')
  allowComplaints(page)
  await page
    .getByLabel('Archivo de productos')
    .setInputFiles(file('lista.xlsx', 'application/octet-stream', Buffer.from('PK\x03\x04nada')))
  await page.getByText('El archivo está dañado o es demasiado grande una vez descomprimido.').waitFor()
})

test('a deletion is undone from the history, and from the trash', async () => {
  const page = await enter('/productos/130')
  const remove = async () => {
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await page.waitForURL('**/admin/productos')
  }
  const name = await page.getByLabel('Nombre', { exact: false }).first().inputValue()
  await remove()
  await page.goto('/admin/cambios')
  await page.getByRole('button', { name: `Deshacer la eliminación de ${name}` }).click()
  await page.getByText(`${name} está de vuelta.`).waitFor()
  expect((await page.request.get('/api/products/130')).status()).toBe(200)
  await page.goto('/admin/productos/130')
  await remove()
  expect((await page.request.get('/api/products/130')).status()).toBe(404)
  await page.goto('/admin/papelera')
  await page.getByText('Quedan 30 días para recuperarlo').first().waitFor()
  await page.getByRole('button', { name: `Restaurar ${name}` }).click()
  await expect.poll(async () => (await page.request.get('/api/products/130')).status(), { timeout: 20_000 }).toBe(200)
})

/** Each with what is there once it has loaded. */
const screens: [string, string][] = [
  ['/productos', 'Zuncho PP 12 mm azul'],
  ['/productos/119', 'Ver en el sitio'],
  ['/productos/create', 'Agregar especificación'],
  ['/categorias', 'Film para airpads'],
  ['/banners', 'Airpads: relleno con 99 % de aire'],
  ['/banners/1', 'Cambiar la imagen'],
  ['/importar', 'Elegir archivo'],
  ['/cambios', 'marta'],
  ['/papelera', 'Lo eliminado se puede recuperar'],
]

test.each(screens)('%s has no barrier, and fits a phone', async (path, content) => {
  const page = await enter(path)
  const loaded = async () => {
    await page.getByRole('main').getByText(content).first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  await loaded()
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await loaded()
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})
