import { expect, test } from 'vitest'
import { aContact } from '../support/samples.ts'
import { setUpOwnOffice } from './own-office.ts'

const { enter } = setUpOwnOffice()

test('every screen has its own title, a new one begins at its top, and going back leads to where one was', async () => {
  const page = await enter('/productos?perPage=50&page=1')
  await page.getByRole('row').nth(40).waitFor()
  await page.waitForFunction(() => document.title.startsWith('Productos · '))
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(scrolled).toBe(1500)
  // A click that names a row might scroll it into view.
  await page.mouse.click(600, 450)
  await page.getByLabel('Subtítulo').waitFor()
  expect(await scrolled()).toBe(0)
  const name = await page.getByLabel('Nombre', { exact: false }).first().inputValue()
  await page.waitForFunction((name) => document.title.startsWith(`${name} · `), name)
  await page.goBack()
  await expect.poll(scrolled).toBe(1500)
  await page.waitForFunction(() => document.title.startsWith('Productos · '))

  for (const [path, title] of [
    ['/resumen', 'Resumen'],
    ['/solicitudes', 'Solicitudes'],
    ['/cotizaciones/create', 'Nueva cotización'],
    ['/configuracion', 'Configuración'],
    ['/atributos', 'Atributos'],
  ] as const) {
    await page.goto(new URL(`/admin${path}`, page.url()).href)
    await page.waitForFunction((title) => document.title.startsWith(`${title} · `), title)
  }
})

test('the title of a request has its folio', async () => {
  const page = await enter('/resumen')
  const { id, folio } = await page.evaluate(async (contact) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch('/api/contacts', { method: 'POST', headers, body: JSON.stringify(contact) })
    return (await response.json()) as { id: number; folio: string }
  }, aContact())
  await page.goto(new URL(`/admin/solicitudes/${id}/show`, page.url()).href)
  await page.waitForFunction((folio) => document.title.includes(folio), folio)
})
