import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seedBanners } from '../../demo/banners.ts'
import { aContact, aQuotation } from '../support/samples.ts'
import { allowComplaints } from './browser.ts'
import { checkScreen, desktop, go, holdCalls, holdPulse, nowhere, openFromMenu, phone } from './office.ts'
import { setUpMailOffice } from './own-office.ts'
import { axeFindings, untilPainted } from './page-checks.ts'
import { staffAccount } from './staff-account.ts'

const { enter, openWindow, receive, smtp } = setUpMailOffice()

/** The call that counts the results outside the view. */
const isCount = (address: string) => new URL(address).searchParams.get('perPage') === '1'
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const searched = (text: string) => `/solicitudes?filter=${encodeURIComponent(JSON.stringify({ q: text }))}`
const closeRequests = async (page: Page, ...ids: number[]) => {
  const closed = await page.request.post('/api/admin/requests/change', { data: { ids, status: 'closed' } })
  expect(closed.status()).toBe(204)
}

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('on a %s the inbox, its menus and a request are accessible and fit', async (_name, size) => {
  const { folio, company } = await receive('/invoices', aQuotation())
  const page = await enter('/solicitudes', size)
  const check = (place: string) => checkScreen(page, place)
  await page.getByText(folio).first().waitFor()
  await check('inbox')
  await page.getByRole('button', { name: 'Agregar filtro' }).click()
  await page.getByRole('menuitemcheckbox').first().waitFor()
  await check('filters')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Estado' }).click()
  await page.getByRole('option', { name: 'Cerrada' }).waitFor()
  await check('status filter')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: size === phone ? company : folio }).click()
  await page.getByRole('heading', { name: company }).waitFor()
  await check('request')
  for (const name of ['Estado', 'Responsable']) {
    await page.getByRole('combobox', { name }).click()
    await page.getByRole('listbox').waitFor()
    await check(name)
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Falta información' }).click()
  await page.getByRole('combobox', { name: 'Queda como' }).click()
  await page.getByRole('listbox').waitFor()
  await check('reply')
  await page.keyboard.press('Escape')
})

test('the menu of a phone is a dialog that closes by choosing and by Escape', async () => {
  const page = await enter('/mi-cuenta', phone)
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await menu.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await menu.getByRole('menuitem', { name: 'Resumen' }).click()
  await page.getByRole('heading', { name: 'Resumen' }).waitFor()
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Abrir el menú' }).waitFor()
})

test('releasing spam sends its mails', async () => {
  const { folio, email } = await receive('/contacts', { ...aContact(), website: 'https://spam.example' })
  const page = await enter('/solicitudes')
  await page.getByRole('button', { name: /^Spam \(\d+\)$/ }).click()
  await rowOf(page, folio).getByRole('link', { name: folio }).click()
  await page.getByText('Llenó un campo que las personas no ven.').waitFor()
  await checkScreen(page, 'spam')
  const sent = () =>
    smtp()
      .received.filter(({ text }) => text?.includes(folio))
      .flatMap(({ envelopeTo }) => envelopeTo)
  expect(sent()).toEqual([])
  await page.getByRole('button', { name: 'No es spam' }).click()
  await page.getByText('Liberó del spam; quedó como «Nueva».').waitFor()
  await expect.poll(() => sent().sort()).toEqual([email, 'ventas@precinta.example'])
  await page.getByText('Acuse de recibo', { exact: true }).waitFor()
})

test('many requests are assigned, then closed, at once', async () => {
  const both = [await receive('/contacts', aContact()), await receive('/contacts', aContact())]
  const page = await enter('/solicitudes')
  const choose = async (action: string, choice: string, question: string) => {
    for (const { folio } of both) await rowOf(page, folio).getByRole('checkbox').check()
    await page.getByRole('button', { name: action }).click()
    await checkScreen(page, action)
    await page.getByRole('menuitem', { name: choice }).click()
    const dialog = page.getByRole('dialog', { name: question })
    for (const { folio, company } of both)
      await dialog.getByRole('listitem').filter({ hasText: folio }).getByText(company).waitFor()
    await checkScreen(page, question)
    await dialog.getByRole('button', { name: 'Cambiar' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await choose('Asignar a', 'marta', '¿Asignar 2 solicitudes a marta?')
  for (const { folio } of both) await rowOf(page, folio).getByRole('cell', { name: 'marta' }).waitFor()
  await choose('Cambiar estado', 'Cerrada', '¿Dejar 2 solicitudes como «Cerrada»?')
  for (const { folio } of both) await rowOf(page, folio).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Todas' }).click()
  for (const { folio } of both) await rowOf(page, folio).getByText('Cerrada').waitFor()
})

test('only visible rows stay selected after a filter, a view, a reload or the change of a colleague', async () => {
  const [one, other] = [await receive('/contacts', aContact()), await receive('/contacts', aContact())]
  const page = await enter('/solicitudes')
  const choice = ({ folio }: { folio: string }) => rowOf(page, folio).getByRole('checkbox')
  const search = page.getByRole('searchbox', { name: 'Buscar' })
  for (const request of [one, other]) await choice(request).check()
  await page.getByText('Elegiste 2').waitFor()

  await search.fill(other.company)
  await rowOf(page, one.folio).waitFor({ state: 'detached' })
  await expect.poll(() => choice(other).isChecked()).toBe(false)
  await choice(other).check()
  await page.getByText('Elegiste 1', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Cambiar estado' }).click()
  await page.getByRole('menuitem', { name: 'En curso' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Dejar 1 solicitud como «En curso»?' })
  await dialog.getByRole('button', { name: 'Cambiar' }).click()
  await page.getByText('1 solicitud cambiada.').waitFor()
  await search.fill('')
  await rowOf(page, one.folio).getByText('Nueva').waitFor()

  for (const request of [one, other]) await choice(request).check()
  for (const name of ['Sin responsable', 'Por atender']) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name, pressed: true }).waitFor()
  }
  await page.getByText('Elegiste 2').waitFor({ state: 'hidden' })
  for (const request of [one, other]) await choice(request).check()
  await page.reload()
  await choice(one).waitFor()
  expect([await choice(one).isChecked(), await choice(other).isChecked()]).toEqual([false, false])

  for (const request of [one, other]) await choice(request).check()
  await closeRequests(page, one.id)
  await rowOf(page, one.folio).waitFor({ state: 'detached' })
  await page.getByText('Elegiste 1', { exact: true }).waitFor()
})

test('a search counts results outside the view, can search all, and keeps its text when the view changes', async () => {
  const digits = String(Date.now()).slice(-8)
  const number = `+56 9 ${digits.slice(0, 4)} ${digits.slice(4)}`
  const { folio, id } = await receive('/contacts', { ...aContact(), phone: number })
  const page = await enter('/solicitudes')
  await closeRequests(page, id)
  const search = page.getByRole('searchbox', { name: 'Buscar' })
  await search.fill(`+569${digits}`)
  await page.getByText(`«+569${digits}» también está en 1 solicitud fuera de esta vista.`).waitFor()
  await checkScreen(page, 'search outside the view')
  await page.getByRole('button', { name: 'Buscar en todas' }).click()
  await rowOf(page, folio).waitFor()
  for (const name of ['Mías', 'Todas']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')).toBe('true')
    expect(await search.inputValue()).toBe(`+569${digits}`)
  }
  await rowOf(page, folio).waitFor()
  // Choosing a view before the debounced search starts keeps the text too.
  await search.fill(folio)
  await page.getByRole('button', { name: 'Spam' }).click()
  await page.getByText(`«${folio}» también está en 1 solicitud fuera de esta vista.`).waitFor()
  expect(await page.getByRole('button', { name: 'Spam' }).getAttribute('aria-pressed')).toBe('true')
})

test('a search is there after a look at a request, and forgotten once the inbox is opened from the menu or by its address', async () => {
  const { company, folio } = await receive('/contacts', aContact())
  const other = await receive('/contacts', aContact())
  const page = await enter('/solicitudes')
  await rowOf(page, other.folio).waitFor()
  const search = page.getByRole('searchbox', { name: 'Buscar' })
  const inSearch = async () => {
    await rowOf(page, folio).waitFor()
    await rowOf(page, other.folio).waitFor({ state: 'detached' })
    expect(await search.inputValue()).toBe(folio)
  }
  const inPorAtender = async () => {
    await rowOf(page, other.folio).waitFor()
    expect(await search.inputValue()).toBe('')
    expect(await page.getByRole('button', { name: 'Por atender' }).getAttribute('aria-pressed')).toBe('true')
  }
  await search.fill(folio)
  await inSearch()
  await page.getByRole('link', { name: folio }).click()
  await page.getByRole('heading', { name: company }).waitFor()
  await page.goBack()
  await inSearch()
  await openFromMenu(page, 'Solicitudes')
  await inPorAtender()
  await search.fill(folio)
  await inSearch()
  await page.goto('/admin/')
  await inPorAtender()
})

test('a list or a request that cannot be loaded says so instead of being empty, and can be loaded again', async () => {
  const { id, company } = await receive('/contacts', aContact())
  const page = await enter(nowhere)
  allowComplaints(page)
  const failed = page.getByRole('alert').filter({ hasText: 'El servidor no pudo responder (error 503).' })
  const retry = failed.getByRole('button', { name: 'Reintentar' })
  await holdPulse(page)
  for (const [path, calls, content] of [
    ['/solicitudes', '**/api/admin/requests?**', company],
    ['/productos', '**/api/admin/products?**', 'Zuncho PP 9 mm blanco'],
    ['/banners', '**/api/admin/banners?**', seedBanners[0]?.name ?? ''],
    ['/equipo', '**/api/admin/staff?**', staffAccount.email],
    ['/sinonimos', '**/api/admin/synonyms?**', 'zuncho'],
    ['/papelera', '**/api/admin/banners?**', 'Nada eliminado.'],
    [`/solicitudes/${id}/cotizacion`, `**/api/admin/requests/${id}`, 'No hay una cotización en preparación'],
    [`/solicitudes/${id}/show`, `**/api/admin/requests/${id}`, company],
  ] as const) {
    await page.route(calls, (route) => route.fulfill({ status: 503, body: '{}' }))
    // What was read before would be shown again.
    await page.goto(`/admin${path}`)
    await retry.waitFor()
    expect(await page.getByText(/Nada coincide|No hay nada|No hay banners|Ningún grupo/).count(), path).toBe(0)
    await page.unroute(calls)
    await retry.click()
    await page.locator('main').getByText(content).last().waitFor()
    expect(await retry.count(), path).toBe(0)
  }
})

test('while the list loads, no result counts as outside the view', async () => {
  const { folio } = await receive('/contacts', aContact())
  const page = await enter(nowhere)
  const release = await holdCalls(page, '**/api/admin/requests?**', (address) => !isCount(address))
  const counted = page.waitForResponse((response) => isCount(response.url()))
  await go(page, searched(folio))
  await (await counted).finished()
  await untilPainted(page)
  expect(await page.getByText(/fuera de esta vista/).count()).toBe(0)
  release()
  await rowOf(page, folio).waitFor()
  expect(await page.getByText(/fuera de esta vista/).count()).toBe(0)
})

test('a search is exported, and saved as a view, which survives a reload and can be deleted', async () => {
  const { folio, company } = await receive('/contacts', aContact())
  const hidden = await receive('/contacts', aContact())
  const page = await enter('/solicitudes')
  await rowOf(page, hidden.folio).waitFor()
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(company.toUpperCase())
  await rowOf(page, hidden.folio).waitFor({ state: 'detached' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^solicitudes-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain(folio)

  await page.getByRole('button', { name: 'Guardar esta vista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar esta vista' })
  await dialog.getByLabel('Nombre de la vista').fill(company)
  await checkScreen(page, 'saving a view')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: company, pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Todas' }).click()
  await rowOf(page, hidden.folio).waitFor()
  await page.reload()
  await page.getByRole('button', { name: company }).click()
  await rowOf(page, hidden.folio).waitFor({ state: 'detached' })
  await rowOf(page, folio).waitFor()
  await page.getByRole('button', { name: 'Eliminar vista' }).click()
  await page.getByRole('button', { name: company }).waitFor({ state: 'detached' })
})

test('nothing fades or slides with prefers-reduced-motion', async () => {
  const page = await openWindow('/solicitudes')
  await page.evaluate(() => {
    const seen = Object.assign(globalThis, { fades: 0 })
    document.addEventListener('transitionrun', () => seen.fades++)
  })
  const fades = () => page.evaluate(() => (globalThis as unknown as { fades: number }).fades)
  const openAndClose = async () => {
    await page.getByRole('button', { name: 'Agregar filtro' }).click()
    await page.getByRole('menuitemcheckbox').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menuitemcheckbox').first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Cerrar el menú' }).click()
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
  }
  await openAndClose()
  expect(await fades()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openAndClose()
  expect(await fades()).toBeGreaterThan(0)
})

test('on a phone requests can be selected, changed and opened', async () => {
  const { folio, company } = await receive('/contacts', aContact())
  const page = await enter('/solicitudes', phone)
  await page.getByRole('checkbox', { name: `Elegir ${folio}` }).check()
  await page.getByRole('button', { name: 'Cambiar estado' }).click()
  await page.getByRole('menuitem', { name: 'En curso' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar' }).click()
  await page.getByRole('listitem').filter({ hasText: folio }).getByText('En curso').waitFor()
  await page.getByRole('link', { name: company }).click()
  await page.getByRole('heading', { name: company }).waitFor()
  await page.getByRole('button', { name: 'Respuesta libre' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()
})
