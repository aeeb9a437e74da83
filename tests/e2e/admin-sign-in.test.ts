/** @module-tag thorough */

import { expect, onTestFinished, test } from 'vitest'
import { freePort, startServer } from '../support/server-process.ts'
import { dataFolder } from '../support/test-database.ts'
import { allowComplaints } from './browser.ts'
import { enterOffice, go, nowhere, setUpOffice, signIn } from './office.ts'
import { axeFindings, untilPainted, watchShifts } from './page-checks.ts'
import { staffAccount } from './staff-account.ts'

const { enter, openPage } = setUpOffice()

const folder = dataFolder()

async function startOwnServer() {
  const server = await startServer({ PORT: await freePort(), DATA_DIR: folder })
  onTestFinished(async () => {
    await server.stop()
  })
  return server
}

test('the printed link creates the first account, once', async () => {
  const { output } = await startOwnServer()
  await expect.poll(output).toContain('/login?enlace=')
  const link = /http\S+enlace=\S+/.exec(output())?.[0] ?? ''
  const page = await openPage()
  allowComplaints(page)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Primera cuenta' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Nombre').fill('Marta Díaz')
  await page.getByLabel('Correo').fill('marta@precinta.example')
  await page.getByLabel('Contraseña').evaluate((input) => input.removeAttribute('minlength'))
  await page.getByLabel('Contraseña').fill('corta')
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await page.getByText('La contraseña debe tener al menos 12 caracteres').waitFor()
  expect(await page.getByLabel('Nombre').inputValue()).toBe('Marta Díaz')
  await page.getByLabel('Contraseña').fill('una clave bien larga')
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await page.waitForURL('**/admin/**')
  await page.getByRole('button', { name: 'Marta Díaz' }).waitFor()
  await page.goto(link)
  await page.getByText('El enlace ya se usó o venció.').waitFor()
})

test('without scripts a rejected sign-in has the focus in the field to correct, and a correct one works', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  allowComplaints(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByText('Correo es requerido').waitFor()
  const focused = (label: string) => page.getByLabel(label).and(page.locator(':focus')).waitFor()
  await focused('Correo')
  await signIn(page, { email: staffAccount.email, password: 'no es esta' })
  await page.getByRole('alert').getByText('El correo o la contraseña no son correctos.').waitFor()
  await focused('Contraseña')
  await signIn(page)
  await page.waitForURL('**/admin')
  expect((await page.context().request.get('/api/admin/me')).status()).toBe(200)
})

test('a wrong password shows a neutral error and keeps the address', async () => {
  const page = await openPage()
  allowComplaints(page)
  for (const email of [staffAccount.email, 'nadie@precinta.example']) {
    await page.goto('/login')
    await signIn(page, { email, password: 'no es esta' })
    await page.getByRole('alert').getByText('El correo o la contraseña no son correctos.').waitFor()
    expect(await page.getByLabel('Correo').inputValue()).toBe(email)
  }
  expect(await axeFindings(page)).toEqual([])
})

test('the account from the settings returns to the requested screen; missing fields are reported in Spanish', async () => {
  const page = await openPage({ locale: 'en-US' })
  allowComplaints(page)
  await page.goto('/admin/equipo')
  await page.waitForURL('**/login?siguiente=%2Fadmin%2Fequipo')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByText('Correo es requerido').waitFor()
  await page.getByText('Escribe la contraseña').waitFor()
  await signIn(page)
  await page.waitForURL('**/admin/equipo')
  await page.getByText(staffAccount.email).waitFor()

  await go(page, '/mi-cuenta')
  await page.getByRole('button', { name: 'Cambiar' }).click()
  await page.getByText('Escribe tu contraseña actual').waitFor()
  await expect.poll(() => page.getByLabel('Contraseña actual').evaluate((field) => field.matches(':focus'))).toBe(true)

  await go(page, `/solicitudes?filter=${encodeURIComponent('{"kind":"service"}')}`)
  await page.getByRole('button', { name: 'Guardar esta vista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar esta vista' })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await dialog.getByText('Escribe un nombre').waitFor()
})

test('the account page moves nothing once it shows something', async () => {
  // A browser counts only what moves within the window.
  const page = await openPage({ viewport: { width: 1280, height: 2000 } })
  const readShift = await watchShifts(page)
  await enterOffice(page, '/mi-cuenta')
  await page.getByLabel('Cargo').waitFor()
  await page.getByRole('button', { name: 'Cambiar' }).waitFor()
  await untilPainted(page)
  expect(await readShift()).toBeLessThan(0.001)
})

test('visitors download nothing of the back office', async () => {
  const page = await openPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/login', '/productos']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((path) => path.startsWith('/admin'))).toEqual([])
})

test('a colleague gets an account by link, changes the password, and loses access once disabled', async () => {
  const page = await enter('/equipo')
  await page.getByRole('link', { name: 'Invitar' }).click()
  const email = `ivan.${crypto.randomUUID().slice(0, 8)}@precinta.example`
  await page.getByLabel('Nombre').fill('Iván Peña')
  await page.getByLabel('Correo').fill(staffAccount.email)
  allowComplaints(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.locator('[name="email"]:focus[aria-invalid="true"]').waitFor()
  await page.getByLabel('Correo').fill(email)
  await page.getByRole('button', { name: 'Guardar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enlace para Iván Peña' })
  const link = await dialog.getByLabel('Enlace').inputValue()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByText('Invitación pendiente').waitFor()

  const his = await openPage()
  allowComplaints(his)
  await his.goto(new URL(link).pathname + new URL(link).search)
  await his.getByRole('heading', { name: 'Elegir contraseña' }).waitFor()
  await his.getByLabel('Contraseña').fill('la clave de Iván')
  await his.getByRole('button', { name: 'Guardar y entrar' }).click()
  await his.waitForURL('**/admin/**')

  await go(his, '/mi-cuenta')
  await his.getByLabel('Contraseña actual').fill('no es esta')
  await his.getByLabel('Contraseña nueva').fill('otra clave de Iván')
  await his.getByRole('button', { name: 'Cambiar' }).click()
  await his.getByText('La contraseña actual no es correcta').waitFor()
  await his.getByLabel('Contraseña actual').fill('la clave de Iván')
  await his.getByRole('button', { name: 'Cambiar' }).click()
  await his.getByText('Contraseña cambiada.').waitFor()
  await his.getByRole('button', { name: 'Cerrar sesión en todos los equipos' }).click()
  await his.waitForURL('**/login')
  await signIn(his, { email, password: 'otra clave de Iván' })
  await his.waitForURL('**/admin/**')

  await page.reload()
  await row.getByRole('button', { name: 'Desactivar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click()
  await row.getByText('Cuenta desactivada').waitFor()
  const ended = his.getByRole('dialog', { name: 'Tu sesión terminó' })
  await ended.getByLabel('Contraseña').fill('otra clave de Iván')
  await ended.getByRole('button', { name: 'Entrar', exact: true }).click()
  await ended.getByText('La contraseña no es correcta, o la cuenta está desactivada.').waitFor()
})

test('signing out ends the session and shows the sign-in page', async () => {
  const page = await openPage()
  allowComplaints(page)
  await page.goto('/login')
  await signIn(page)
  await page.getByRole('button', { name: 'marta' }).click()
  expect(await axeFindings(page)).toEqual([])
  const [cookie] = await page.context().cookies()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('**/login')
  await page.context().addCookies(cookie ? [cookie] : [])
  await page.goto('/admin/solicitudes')
  await page.waitForURL('**/login?siguiente=%2Fadmin%2Fsolicitudes')
})

test('a failed sign-out shows an error and stays signed in', async () => {
  const page = await enter('/mi-cuenta')
  allowComplaints(page)
  await page.route('**/api/admin/me/sign-out*', (route) => route.abort())
  await page.getByRole('button', { name: 'Cerrar sesión en todos los equipos' }).click()
  const notice = page.getByText('No se pudo cerrar la sesión: sigue abierta. No hay conexión con el servidor.')
  await notice.waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'marta' }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await notice.waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/mi-cuenta')
})

test('signing out everywhere ends the session in the other browser too', async () => {
  const maker = await enter(nowhere)
  const email = `rosa.${crypto.randomUUID().slice(0, 8)}@precinta.example`
  const made = await maker.request.post('/api/admin/staff', { data: { name: 'Rosa Lagos', email } })
  const { link } = (await made.json()) as { link: string }
  const [here, there] = [await openPage(), await openPage()]
  // Calls that are under way when a session ends are rejected.
  for (const page of [here, there]) allowComplaints(page)
  await here.goto(new URL(link).pathname + new URL(link).search)
  await here.getByLabel('Contraseña').fill('la clave de Rosa')
  await here.getByRole('button', { name: 'Guardar y entrar' }).click()
  await here.waitForURL('**/admin/**')
  await there.goto('/login')
  await signIn(there, { email, password: 'la clave de Rosa' })
  await there.waitForURL('**/admin/**')
  await go(here, '/mi-cuenta')
  await here.getByRole('button', { name: 'Cerrar sesión en todos los equipos' }).click()
  await here.waitForURL('**/login')
  const ended = there.getByRole('dialog', { name: 'Tu sesión terminó' })
  await ended.getByRole('button', { name: 'Entrar con otra cuenta' }).click()
  await there.waitForURL('**/login?**')
})
