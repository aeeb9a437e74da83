/** @module-tag thorough */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPdf } from '../support/catalogue-samples.ts'
import { aContact } from '../support/samples.ts'
import { allowComplaints } from './browser.ts'
import { aPhoto, file, part, save, saved } from './catalogue-steps.ts'
import { go, holdPulse } from './office.ts'
import { setUpOwnOffice } from './own-office.ts'
import { axeFindings } from './page-checks.ts'
import { staffAccount } from './staff-account.ts'

const { enter, openWindow } = setUpOwnOffice()

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Tu sesión terminó' })

/** Simulates an expired session; the page notices at its next call, which is the test's own while polling is held. */
async function endSession(page: Page) {
  allowComplaints(page)
  await page.context().clearCookies()
}

async function signInAgain(page: Page, password = staffAccount.password) {
  await signInDialog(page).getByLabel('Contraseña').fill(password)
  await signInDialog(page).getByLabel('Contraseña').press('Enter')
}

test('after signing in again a product is saved as it was typed', async () => {
  const page = await enter('/productos/108')
  await holdPulse(page)
  const name = page.getByLabel('Nombre', { exact: false }).first()
  const description = page.getByLabel('Descripción')
  await name.fill('Zuncho que espera')
  await description.fill('Lo que alguien escribió durante una hora.')
  await endSession(page)
  await save(page)
  await signInDialog(page).waitFor()
  expect(await signInDialog(page).getByLabel('Correo').inputValue()).toBe(staffAccount.email)
  expect(await axeFindings(page)).toEqual([])
  await signInAgain(page, 'no es esta')
  await signInDialog(page).getByText('La contraseña no es correcta').waitFor()
  await signInAgain(page)
  await saved(page).waitFor()
  expect(await (await page.request.get('/api/admin/products/108')).json()).toMatchObject({
    name: 'Zuncho que espera',
    description: 'Lo que alguien escribió durante una hora.',
  })
})

async function openNewProductWithoutSession() {
  const page = await enter('/productos/create')
  const pictures = part(page, 'Imágenes')
  const field = pictures.getByLabel(/Arrastra imágenes/)
  await field.waitFor()
  await holdPulse(page)
  await endSession(page)
  return { page, pictures, field }
}

test('after signing in again a picture is uploaded', async () => {
  const { page, pictures, field } = await openNewProductWithoutSession()
  await field.setInputFiles(await aPhoto('uno.jpg'))
  await signInAgain(page)
  await pictures.getByLabel('Qué muestra la imagen 1').waitFor()
})

test('a call that is rejected only after signing in again is repeated without asking once more', async () => {
  const { page, pictures, field } = await openNewProductWithoutSession()
  const { promise: resumed, resolve: resume } = Promise.withResolvers<void>()
  const { promise: rejected, resolve: onRejected } = Promise.withResolvers<number>()
  await page.route(
    '**/api/admin/uploads/pictures',
    async (route) => {
      const response = await route.fetch()
      onRejected(response.status())
      await resumed
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await field.setInputFiles(await aPhoto('uno.jpg'))
  expect(await rejected).toBe(401)
  const downloads = part(page, 'Descargas')
  await downloads.getByLabel(/Arrastra un PDF/).setInputFiles(file('manual.pdf', 'application/pdf', aPdf()))
  await signInAgain(page)
  await downloads.getByLabel('Nombre de la descarga 1').waitFor()
  resume()
  await pictures.getByLabel('Qué muestra la imagen 1').waitFor()
})

test('after signing in again a reply is sent and a note is saved', async () => {
  const page = await openWindow('/solicitudes')
  const received = await page.request.post('/api/contacts', { data: aContact() })
  const { id } = (await received.json()) as { id: number }
  await go(page, `/solicitudes/${id}/show`)
  await page.getByRole('button', { name: 'Respuesta libre' }).click()
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('El precio neto es $ 25.000.')
  await page.getByLabel('Nota interna').fill('Llamar el lunes.')
  await holdPulse(page)
  await endSession(page)
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  await signInAgain(page)
  await page.getByText('Respondió por correo').waitFor()
  expect(await page.getByLabel('Nota interna').inputValue()).toBe('Llamar el lunes.')
})

test('polling that finds the session expired also asks to sign in again', async () => {
  const page = await enter('/banners/create')
  await page.getByLabel('Nombre').fill('Banner a medias')
  await endSession(page)
  await signInAgain(page)
  await signInDialog(page).waitFor({ state: 'detached' })
  expect(await page.getByLabel('Nombre').inputValue()).toBe('Banner a medias')
})
