import { expect, test } from 'vitest'
import { setUpPage, setUpPlainPage } from './browser.ts'
import { desktop, strap, visiting } from './form-steps.ts'

const visit = setUpPage(desktop)
const open = visiting(visit)
const read = setUpPlainPage(desktop)

const strap19 = { id: 109, image: '', name: 'Zuncho PET 19 mm alta tenacidad', quantity: 1 }
const seal16 = { id: 170, image: '', name: 'Sello dentado PET 16 mm', quantity: 1 }

test('a product names what it fits, and adds it', async () => {
  const page = await visit('/productos/zuncho-pet-16-verde?producto=108')
  await page.getByRole('heading', { name: 'Compatible con' }).waitFor()
  const seal = page.getByRole('listitem').filter({ hasText: 'Sello dentado PET' })
  await seal.getByRole('button', { name: /^Agregar/ }).click()
  await seal.getByText(/En tu lista: 1/).waitFor()
})

test('all tools for a strap are there', async () => {
  const page = await read('/productos/zuncho-pp-13-amarillo?producto=103')
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Agregar/ }) })
  await rows.getByRole('link', { name: 'Enzunchadora manual combinada MC 13' }).waitFor()
})

test('without scripts a product names what it fits', async () => {
  const page = await read('/productos/zuncho-pet-16-verde?producto=108')
  await page.getByRole('heading', { name: 'Sellos' }).waitFor()
  await page
    .getByRole('link', { name: /Sello dentado PET/ })
    .first()
    .click()
  await page.waitForURL(/producto=170$/)
})

test('a list with a misfit says why, what is missing can be added, and it is sent all the same', async () => {
  const page = await open('/cotizacion', { items: [strap19, seal16] })
  await page.getByText('El sello es para 16 mm y el zuncho mide 19 mm').waitFor()
  const missing = page.getByRole('region', { name: 'Para completar' })
  await missing.getByText('Herramientas y máquinas, para Zuncho PET 19 mm alta tenacidad').waitFor()
  await missing
    .getByRole('listitem')
    .filter({ hasText: 'Enzunchadora a batería PB 25' })
    .getByRole('button', { name: /^Agregar/ })
    .click()
  await page.getByRole('button', { name: 'Quitar Enzunchadora a batería PB 25' }).waitFor()
  await page.getByRole('button', { name: 'Quitar Sello dentado PET 16 mm' }).click()
  await page.getByText('El sello es para 16 mm').waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Solicitar Cotización' }).isEnabled()).toBe(true)
})

test('a list of products that fit shows no warning', async () => {
  const page = await open('/cotizacion', { items: [strap, { ...seal16 }] })
  await page.getByRole('region', { name: 'Para completar' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Hay productos que no coinciden' }).count()).toBe(0)
})
