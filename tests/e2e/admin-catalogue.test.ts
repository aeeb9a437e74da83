/** @module-tag thorough */

import { expect, test } from 'vitest'
import { aPicture } from '../support/catalogue-samples.ts'
import { allowComplaints } from './browser.ts'
import { file, opened, save, saved } from './catalogue-steps.ts'
import { go, nowhere, openFromMenu } from './office.ts'
import { setUpOwnOffice } from './own-office.ts'
import { axeFindings } from './page-checks.ts'

const { enter, visit } = setUpOwnOffice()

test('categories are added, renamed and ordered, and cannot be deleted while in use', async () => {
  const page = await enter('/categorias')
  await page.getByRole('button', { name: 'Agregar subcategoría en ZUNCHOS' }).click()
  await page.getByLabel('Nombre').fill('Zunchos de papel')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Subir Zunchos de papel' }).click()
  await expect
    .poll(async () => {
      const [first] = await (await page.request.get('/api/categories/subcategories')).json()
      return first.other_Categories.map(({ name }: { name: string }) => name)
    })
    .toEqual(['Zunchos PP', 'Zunchos PET', 'Zunchos de acero', 'Zunchos de papel', 'Zunchos textiles'])
  // The rows on screen must show the new order before the test goes on.
  const rows = page.getByRole('button', { name: /^Cambiar Zunchos/ })
  await expect
    .poll(() => rows.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label'))))
    .toEqual(['PP', 'PET', 'de acero', 'de papel', 'textiles'].map((name) => `Cambiar Zunchos ${name}`))
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

test('a scheduled banner shows in the preview of the home page, not to visitors', async () => {
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
  const { data } = await (await page.request.get('/api/admin/banners')).json()
  expect(data).toContainEqual(expect.objectContaining({ startsAt: '2031-01-05T12:00:00.000Z' }))
  const site = await visit('/')
  await site.locator('.carousel').waitFor()
  expect(await site.getByText('Campaña de verano').count()).toBe(0)
  const preview = await opened(page, 'Vista previa del inicio')
  await preview.locator('.carousel li', { hasText: 'Campaña de verano' }).waitFor({ state: 'attached' })
  await preview.close()
  await card.getByRole('button', { name: 'Subir Campaña de verano' }).click()
  await expect
    .poll(() => page.getByRole('main').getByRole('listitem').nth(2).textContent())
    .toContain('Campaña de verano')
})

test('the order of a colleague is not overwritten: the list shows it, with a notice', async () => {
  const page = await enter('/banners')
  allowComplaints(page)
  const names = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const list = async (): Promise<{ id: number; name: string }[]> =>
    (await (await page.request.get('/api/admin/banners')).json()).data
  const seen = await list()
  await expect.poll(names).toEqual(seen.map(({ name }) => name))
  const ids = seen.map(({ id }) => id)
  const ordered = await page.request.post('/api/admin/banners/order', { data: { ids: ids.toReversed(), seen: ids } })
  expect(ordered.status()).toBe(204)
  await page.getByRole('button', { name: `Bajar ${seen[0]?.name}` }).click()
  await page.getByText('Otra persona cambió el orden o la lista mientras tanto.').waitFor()
  await expect.poll(names).toEqual(seen.map(({ name }) => name).toReversed())
  expect((await list()).map(({ id }) => id)).toEqual(ids.toReversed())
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
  await openFromMenu(page, 'Historial')
  await page.getByRole('button', { name: `Deshacer la eliminación de ${name}` }).click()
  await page.getByText(`${name} está de vuelta.`).waitFor()
  expect((await page.request.get('/api/products/130')).status()).toBe(200)
  await go(page, '/productos/130')
  await remove()
  expect((await page.request.get('/api/products/130')).status()).toBe(404)
  await openFromMenu(page, 'Papelera')
  await page.getByText('Quedan 30 días').first().waitFor()
  await page.getByRole('button', { name: `Restaurar ${name}` }).click()
  await expect.poll(async () => (await page.request.get('/api/products/130')).status()).toBe(200)
})

test('opening the history from the menu clears the filter by product', async () => {
  const page = await enter('/productos/132')
  for (const id of [132, 131]) {
    if (id === 131) {
      await go(page, nowhere)
      await page.getByText('La dirección está mal escrita o el enlace ya no sirve.').waitFor()
      await go(page, '/productos/131')
    }
    await page.getByLabel('Subtítulo').fill(`Subtítulo de ${id}`)
    const stored = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith(`/products/${id}`),
    )
    await save(page)
    await stored
    await saved(page).waitFor()
  }
  await page.getByRole('main').getByRole('link', { name: 'Historial' }).click()
  await page.getByText('Subtítulo de 131').waitFor()
  expect(await page.getByText('Subtítulo de 132').count()).toBe(0)
  await openFromMenu(page, 'Papelera')
  await page.getByText('Lo eliminado se puede recuperar').waitFor()
  await openFromMenu(page, 'Historial')
  await page.getByText('Subtítulo de 132').waitFor()
})

test('a category and a banner are restored from the trash', async () => {
  const page = await enter('/categorias')
  await page.getByRole('button', { name: 'Agregar subcategoría en ZUNCHOS' }).click()
  await page.getByLabel('Nombre').fill('Zunchos de prueba')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Eliminar Zunchos de prueba' }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Zunchos de prueba está en la papelera.').waitFor()
  await openFromMenu(page, 'Banners')
  const banner = 'Airpads: relleno con 99 % de aire'
  await page.getByRole('button', { name: `Eliminar ${banner}` }).click()
  await page.getByRole('dialog').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('button', { name: `Eliminar ${banner}` }).waitFor({ state: 'detached' })

  await openFromMenu(page, 'Papelera')
  for (const name of ['Zunchos de prueba', banner]) {
    await page.getByRole('button', { name: `Restaurar ${name}` }).click()
    await page.getByText(`${name} está de vuelta.`).waitFor()
  }
  const site = await visit('/productos')
  await site.getByText('Zunchos de prueba').first().waitFor({ state: 'attached' })
  const shown = await (await page.request.get('/api/banners/active')).json()
  expect(shown.map(({ name }: { name: string }) => name)).toContain(banner)
})

test('the history names categories', async () => {
  const page = await enter('/categorias')
  await page.getByRole('button', { name: 'Agregar subcategoría en ZUNCHOS' }).click()
  await page.getByLabel('Nombre').fill('Zunchos que se mudan')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Cambiar Zunchos que se mudan' }).click()
  await page.getByLabel('Dentro de').click()
  await page.getByRole('option', { name: 'ACCESORIOS DE EMBALAJE' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('option', { name: 'ACCESORIOS DE EMBALAJE' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await openFromMenu(page, 'Historial')
  await page.getByText('Dentro de: ZUNCHOS → ACCESORIOS DE EMBALAJE').waitFor()
})

test('dialogs and menus over the product list are accessible', async () => {
  const page = await enter('/productos')
  await page.getByRole('cell', { name: 'Zuncho PP 12 mm azul' }).waitFor()
  const findings = async () => {
    const found = await axeFindings(page)
    await page.keyboard.press('Escape')
    return found
  }
  await page.getByRole('button', { name: 'Agregar filtro' }).click()
  await page.getByRole('menuitemcheckbox').first().waitFor()
  expect(await findings()).toEqual([])
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await findings()).toEqual([])
})
