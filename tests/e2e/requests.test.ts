import { expect, test } from 'vitest'
import { allowComplaints, setUpBrowser, setUpPage } from './browser.ts'
import {
  answers,
  codeLine,
  desktop,
  errorOf,
  fill,
  film,
  gone,
  intercept,
  linesOf,
  storedItems,
  strap,
  untilUnitsLoaded,
  visiting,
  whoAsks,
} from './form-steps.ts'
import { untilAlive } from './page-checks.ts'

const openPage = setUpBrowser()
const open = visiting(setUpPage(desktop))

test('a contact message is sent and confirmed with its folio', async () => {
  const page = await open('/contacto')
  await fill(page, answers)
  const request = page.waitForRequest('**/api/contacts')
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  const body = (await request).postDataJSON()
  expect(body).toMatchObject({
    name: 'Ana Rojas',
    email: 'ana.rojas@aserradero.example',
    phone: '+56 9 1234 5678',
    company: 'Aserradero Los Robles',
    message: 'Necesitamos amarrar paquetes de pino de 2 m³.',
    contactType: 'CONTACT',
  })
  await page.waitForURL('**/confirmacion?folio=CON-*')
  await page
    .getByText('Tu solicitud ha sido enviada con éxito, te contactaremos a la brevedad.', { exact: true })
    .waitFor()
  await page.getByText(/^Folio: CON-\d{4}-\d{6}$/).waitFor()
})

test('a service request includes its machine', async () => {
  const page = await open('/servicio-tecnico')
  await fill(page, { ...answers, 'Tipo de Máquina*': 'Envolvedora EP 16' })
  const request = page.waitForRequest('**/api/contacts')
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  expect((await request).postDataJSON()).toMatchObject({ equipment: 'Envolvedora EP 16', contactType: 'SERVICE' })
  await page.waitForURL('**/confirmacion?folio=SRV-*')
})

test('the contact form of an industry page works like that of the contact page', async () => {
  const page = await open('/papel')
  await fill(page, answers)
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  await page.waitForURL('**/confirmacion?folio=CON-*')
})

test('missing fields are reported beneath each field, in order, and the first one is focused', async () => {
  const page = await open('/servicio-tecnico')
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  await page.getByText('Nombre es requerido').waitFor()
  expect(await errorOf(page, 'Nombre*')).toBe('Nombre es requerido')
  expect(await errorOf(page, 'Correo*')).toBe('Correo es requerido')
  expect(await errorOf(page, 'Teléfono')).toBeNull()
  expect(await errorOf(page, 'Tipo de Máquina*')).toBe('Tipo de Máquina es requerido')
  expect(await errorOf(page, 'Empresa*')).toBe('El nombre de la empresa es requerido')
  expect(await errorOf(page, 'Mensaje*')).toBe('Mensaje es requerido')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('name')
  const colour = await page.locator('#name-error').evaluate((element) => getComputedStyle(element).color)
  expect(colour).toBe('rgb(200, 16, 46)')
  await page.getByLabel('Nombre*').fill('Ana')
  await page.getByLabel('Correo*').fill('ana@')
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  await page.getByText('Ingresa un correo válido').waitFor()
  expect(await errorOf(page, 'Nombre*')).toBeNull()
  expect(await errorOf(page, 'Correo*')).toBe('Ingresa un correo válido')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('email')
  expect(calls).toEqual([])
})

test('fields set the input mode and autocomplete; a message is limited to 2000 characters, is ten rows high and has a counter', async () => {
  const page = await open('/contacto')
  const field = page.getByLabel('Mensaje*')
  expect(await field.getAttribute('rows')).toBe('10')
  expect(await field.getAttribute('maxlength')).toBe('2000')
  await field.fill('a'.repeat(1999))
  await field.pressSequentially('bcd')
  expect((await field.inputValue()).length).toBe(2000)
  await page.getByText('2.000 / 2.000').waitFor()

  const kind = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .evaluate((input) => `${input.getAttribute('type') ?? 'text'} ${input.getAttribute('autocomplete')}`)
  expect(await kind('Nombre*')).toBe('text name')
  expect(await kind('Correo*')).toBe('email email')
  expect(await kind('Teléfono')).toBe('tel tel')
  expect(await kind('Empresa*')).toBe('text organization')
})

test('screen readers get the limit of a message, and announcements near it only occasionally', async () => {
  const page = await open('/contacto')
  const field = page.getByLabel('Mensaje*')
  const described = await field.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Máximo 2.000 caracteres.')
  const said = () => page.locator('form').getByRole('status').textContent()
  for (const [length, words] of [
    [1899, ''],
    [1900, 'Quedan 100 caracteres o menos.'],
    [1979, 'Quedan 100 caracteres o menos.'],
    [1980, 'Quedan 20 caracteres o menos.'],
    [2000, 'No quedan caracteres.'],
    [50, ''],
  ] as const) {
    await field.fill('a'.repeat(length))
    expect(await said()).toBe(words)
  }
  await field.fill('')
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  await expect.poll(() => field.getAttribute('aria-describedby')).toBe('message-error message-limit')
})

test('a spinner replaces the page while the request is sent', async () => {
  const page = await open('/contacto')
  await fill(page, answers)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/contacts', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  const spinner = page.getByRole('dialog', { name: 'Enviando' })
  await spinner.getByRole('status').waitFor()
  expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 })
  await page.keyboard.press('Escape')
  expect(await spinner.isVisible()).toBe(true)
  release()
  await page.waitForURL('**/confirmacion*')
})

test('a request that was stored without a received response and then edited is sent as a new one', async () => {
  const page = await open('/contacto')
  await fill(page, answers)
  let isLost = true
  allowComplaints(page)
  const keys: (string | undefined)[] = []
  await page.route('**/api/contacts', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (!isLost) return route.continue()
    isLost = false
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  await expect.poll(() => keys.length).toBe(1)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByLabel('Mensaje*').fill('Y además zunchos.')
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  await page.waitForURL('**/confirmacion*')
  expect(keys.length).toBe(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('the quotation shows its products, changes quantities down to 1, and removes and restores products', async () => {
  const page = await open('/cotizacion', { items: [strap, film] })
  await page.getByRole('heading', { name: 'DETALLE COTIZACIÓN' }).waitFor()
  const line = linesOf(page).getByRole('listitem').filter({ hasText: strap.name })
  const field = line.getByRole('spinbutton')
  await field.waitFor()
  await line.getByRole('button', { name: /^Sumar uno/ }).click()
  expect(await field.inputValue()).toBe('3')
  for (let times = 0; times < 2; times++) await line.getByRole('button', { name: /^Restar uno/ }).click()
  expect(await field.inputValue()).toBe('1')
  expect(await line.getByRole('button', { name: /^Restar uno/ }).isDisabled()).toBe(true)
  await line.getByRole('button', { name: `Quitar ${strap.name}` }).click()
  await line.waitFor({ state: 'hidden' })
  await page.getByRole('banner').getByRole('link', { name: 'Cotización 1 producto' }).waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await line.waitFor()
  const order = await linesOf(page)
    .getByRole('spinbutton')
    .evaluateAll((all) => all.map((input) => input.getAttribute('aria-label')))
  expect(order).toEqual([`Cantidad: ${strap.name}`, `Cantidad: ${film.name}`])
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: 'Cotización 2 productos' }).waitFor()
})

test('the last product can be restored too', async () => {
  const page = await open('/cotizacion', { items: [strap] })
  await page.getByRole('button', { name: `Quitar ${strap.name}` }).click()
  await page.getByText('No hay productos en la cotización.', { exact: true }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Deshacer')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Quitar ${strap.name}` }).waitFor()
})

test('a product in the address is added to the list', async () => {
  const page = await open('/cotizacion?producto=163&cantidad=4', { items: [strap] })
  await page.waitForURL(/\/cotizacion$/)
  const quantities = linesOf(page).getByRole('spinbutton')
  await expect
    .poll(() => quantities.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
    .toEqual(['2', '4'])
})

test('a line that the backend rejects shows the failure', async () => {
  const page = await open('/cotizacion', { items: [strap] })
  await fill(page, whoAsks)
  const body = JSON.stringify({
    error: { code: 'invalid_fields', message: 'x', fields: { 'invoiceDetails.0.name': 'x' } },
  })
  await intercept(page, '/invoices', () => ({ status: 422, body }))
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.getByText('Ocurrió un error al enviar la cotización, intenta de nuevo', { exact: true }).waitFor()
})

test('a product that no longer exists stays on the list, marked', async () => {
  const page = await open('/cotizacion', { items: [gone, strap] })
  allowComplaints(page)
  const line = linesOf(page).getByRole('listitem').filter({ hasText: gone.name })
  await line.getByText('Ya no está en el catálogo').waitFor()
  expect(await page.getByText('Ya no está en el catálogo').count()).toBe(1)
})

test('a list of any length needs one product request, and another only for new products', async () => {
  const items = Array.from({ length: 200 }, (_, index) => ({ ...strap, id: 101 + index, name: `Producto ${index}` }))
  const page = await openPage(desktop)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/|\/productos/.test(pathname)) calls.push(pathname)
  })
  await page.addInitScript(
    (value) => localStorage.setItem('precinta-cotizacion', value),
    JSON.stringify({ state: { items }, version: 1 }),
  )
  await page.goto('/cotizacion')
  const lines = linesOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
  expect(await lines.first().getByRole('link', { name: 'Producto 0' }).getAttribute('href')).toMatch(
    /^\/productos\/[\w-]+\?producto=101$/,
  )
  expect(await page.getByText('Ya no está en el catálogo').count()).toBeGreaterThan(50)
  await page.getByRole('button', { name: 'Quitar Producto 3', exact: true }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await lines.nth(3).getByRole('link', { name: 'Producto 3' }).waitFor()
  expect(calls.filter((path) => path !== '/api/fits')).toEqual(['/cotizacion/productos'])
})

test('when its products cannot be loaded, the list still shows', async () => {
  const page = await open('/contacto', { items: [strap] })
  allowComplaints(page)
  await page.route('**/cotizacion/productos?**', (route) => route.abort())
  await page.goto('/cotizacion')
  await linesOf(page).getByText(strap.name).first().waitFor()
  expect(await page.getByText('Ya no está en el catálogo').count()).toBe(0)
})

test('the quotation is sent, the list is emptied, and the folio shows', async () => {
  const page = await open('/cotizacion', { items: [strap, film] })
  await fill(page, whoAsks)
  const request = page.waitForRequest('**/api/invoices')
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  expect((await request).postDataJSON()).toMatchObject({
    name: 'Ana Rojas',
    invoiceDetails: [
      { productId: 108, quantity: 2, name: strap.name },
      { productId: 163, quantity: 6, name: film.name },
    ],
  })
  await page.waitForURL('**/confirmacion?folio=COT-*')
  expect(await storedItems(page)).toEqual([])
  expect(await page.getByRole('banner').getByRole('link', { name: 'Cotización' }).textContent()).toBe('Cotización')
  await page.getByRole('link', { name: 'Volver al Inicio' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('the list is emptied before the confirmation shows', async () => {
  const page = await open('/cotizacion', { items: [strap] })
  await fill(page, whoAsks)
  await page.evaluate(() => {
    const order: string[] = []
    Object.assign(globalThis, { order })
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (name, value) {
      if (name === 'precinta-cotizacion') order.push(`list of ${JSON.parse(value).state.items.length}`)
      setItem.call(this, name, value)
    }
    const { pushState } = history
    history.pushState = function (state, unused, url) {
      order.push(String(url).replace(/\?.*/, ''))
      pushState.call(this, state, unused, url)
    }
  })
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.waitForURL('**/confirmacion?folio=COT-*')
  expect(await page.evaluate(() => (globalThis as unknown as { order: string[] }).order)).toEqual([
    'list of 0',
    '/confirmacion',
  ])
})

test('a product that another tab adds during sending stays on the list', async () => {
  const page = await open('/cotizacion', { items: [strap] })
  await fill(page, whoAsks)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const sent = await intercept(page, '/invoices', () => 'through', held)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await expect.poll(() => sent.length).toBe(1)
  const other = await page.context().newPage()
  await other.goto('/productos/film-stretch-manual-20?producto=163')
  await untilAlive(other)
  await other.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await other.getByRole('banner').getByRole('link', { name: 'Cotización 2 productos' }).waitFor()
  release()
  await page.waitForURL('**/confirmacion?folio=COT-*')
  expect(await storedItems(page)).toMatchObject([{ id: 163, quantity: 1 }])
  await other.getByRole('banner').getByRole('link', { name: 'Cotización 1 producto' }).waitFor()
})

test('a product that another tab adds before a repeated attempt is sent with it', async () => {
  const page = await open('/cotizacion', { items: [strap] })
  await fill(page, whoAsks)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const conflict = { status: 409, body: JSON.stringify({ error: { code: 'idempotency_conflict', message: '' } }) }
  const sent = await intercept(page, '/invoices', (_, attempt) => (attempt === 1 ? conflict : 'through'), held)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await expect.poll(() => sent.length).toBe(1)
  const other = await page.context().newPage()
  await other.goto('/productos/film-stretch-manual-20?producto=163')
  await untilAlive(other)
  await other.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await expect.poll(async () => (await storedItems(page)).length).toBe(2)
  await page.locator('header').filter({ hasText: '2 productos' }).first().waitFor({ state: 'attached' })
  release()
  await page.waitForURL('**/confirmacion?folio=COT-*')
  expect(sent[1]?.body).toMatchObject({ invoiceDetails: [{ productId: strap.id }, { productId: 163 }] })
  expect(await storedItems(page)).toEqual([])
})

test('an empty list is not sent, and says why under the button', async () => {
  const page = await open('/cotizacion')
  await page.getByText('No hay productos en la cotización.', { exact: true }).waitFor()
  await fill(page, whoAsks)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page
    .getByRole('alert')
    .getByText('Debes incluir al menos 1 producto en la cotización!', { exact: true })
    .waitFor()
})

test('a quotation reports missing fields, but needs no message', async () => {
  const page = await open('/cotizacion', { items: [strap] })
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.getByText('Nombre es requerido').waitFor()
  expect(await errorOf(page, 'Nombre*')).toBe('Nombre es requerido')
  expect(await errorOf(page, 'Correo*')).toBe('Correo es requerido')
  expect(await errorOf(page, 'Empresa*')).toBe('El nombre de la empresa es requerido')
  expect(await errorOf(page, 'Mensaje')).toBeNull()
})

test('the list can be copied, printed and sent by chat', async () => {
  const page = await open('/cotizacion', { items: [strap, film] })
  await untilUnitsLoaded(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar lista' }).click()
  await page.getByText('Lista copiada').waitFor()
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual([
    ...[`2 × ${strap.name} (rollos)`, codeLine(strap)],
    ...[`6 × ${film.name} (rollos)`, codeLine(film)],
    expect.stringMatching(/^Ver la lista: http:.*\/cotizacion#lista=/),
  ])
  const chat = new URL((await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')) ?? '')
  expect(chat.searchParams.get('text')).toContain(`2 × ${strap.name}`)
  await page.evaluate(() => {
    Object.assign(globalThis, { print: () => Object.assign(globalThis, { printed: true }) })
  })
  await page.getByRole('button', { name: 'Imprimir lista' }).click()
  expect(await page.evaluate(() => 'printed' in globalThis)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Solicitar Cotización' }).isVisible()).toBe(false)
  expect(await page.getByText('Cantidad: 6 rollos').isVisible()).toBe(true)
})

test('an invalid folio is not shown', async () => {
  const page = await open('/confirmacion?folio=Llame%20al%20600')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('Folio:').count()).toBe(0)
  expect(await page.getByText('Llame al 600').count()).toBe(0)
})

test('a stored token is sent with the banner call, and a rejected one redirects to /login', async () => {
  const page = await openPage(desktop)
  allowComplaints(page)
  await page.addInitScript(() => localStorage.setItem('token', 'caducado'))
  const request = page.waitForRequest('**/api/banners/active')
  await page.goto('/')
  expect((await request).headers().authorization).toBe('Bearer caducado')
  await page.waitForURL('**/login')
})

test('the time before the scripts started counts as time to fill in the form', async () => {
  const page = await openPage(desktop)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/contacto', { waitUntil: 'domcontentloaded' })
  await fill(page, answers)
  scripts.resolve()
  await untilAlive(page)
  const shownMs = await page.evaluate(() => performance.now())
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/contacts'),
    page.getByRole('button', { name: 'Enviar' }).click(),
  ])
  expect(sent.postDataJSON().elapsedMs).toBeGreaterThanOrEqual(Math.floor(shownMs))
})
