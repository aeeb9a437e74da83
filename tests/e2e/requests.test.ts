import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowComplaints, setUpBrowser } from './browser.ts'
import { axeFindings, untilAlive } from './page-checks.ts'

const openPage = setUpBrowser()

const desktop = { viewport: { width: 1280, height: 900 } }

const strap = {
  id: 108,
  image: '/media/products/zuncho-pet-16-verde-1.jpg',
  name: 'Zuncho PET 16 mm verde gofrado',
  quantity: 2,
}
const film = {
  id: 163,
  image: '/media/products/film-stretch-manual-20-1.jpg',
  name: 'Film stretch manual 20 µm',
  quantity: 6,
}
const gone = { id: 99999, image: '', name: 'Tensor descontinuado', quantity: 1 }

const answers = {
  'Nombre*': 'Ana Rojas',
  'Correo*': 'ana.rojas@aserradero.example',
  Teléfono: '+56 9 1234 5678',
  'Empresa*': 'Aserradero Los Robles',
  'Mensaje*': 'Necesitamos amarrar paquetes de pino de 2 m³.',
}

async function open(path: string, { items = [] as object[] } = {}): Promise<Page> {
  const page = await openPage(desktop)
  // Only once: what the page itself stores later must outlive a reload.
  await page.addInitScript(
    (value) => {
      if (sessionStorage.getItem('furnished')) return
      sessionStorage.setItem('furnished', 'yes')
      localStorage.setItem('precinta-cotizacion', value)
    },
    JSON.stringify({ state: { items }, version: 1 }),
  )
  await page.goto(path)
  await untilAlive(page)
  return page
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

/** Holds or answers what the form sends; a test that expects failures does not mind what the console says of them. */
async function intercept(
  page: Page,
  path: string,
  answer: (request: Request, attempt: number) => { status: number; body?: string } | 'cut' | 'through',
) {
  allowComplaints(page)
  const sent: { key: string | undefined; body: unknown }[] = []
  await page.route(`**/api${path}`, async (route) => {
    sent.push({ key: route.request().headers()['idempotency-key'], body: route.request().postDataJSON() })
    const reply = answer(route.request(), sent.length)
    if (reply === 'cut') return route.abort()
    if (reply === 'through') return route.continue()
    return route.fulfill({ ...reply, contentType: 'application/json' })
  })
  return sent
}

const errorOf = async (page: Page, label: string) => {
  const described = await page.getByLabel(label, { exact: true }).getAttribute('aria-describedby')
  return described ? page.locator(`[id="${described}"]`).textContent() : null
}

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
  expect(await axeFindings(page)).toEqual([])
})

test('a service request carries its machine', async () => {
  const page = await open('/servicio-tecnico')
  await fill(page, { ...answers, 'Tipo de Máquina*': 'Envolvedora EP 16' })
  const request = page.waitForRequest('**/api/contacts')
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  expect((await request).postDataJSON()).toMatchObject({ equipment: 'Envolvedora EP 16', contactType: 'SERVICE' })
  await page.waitForURL('**/confirmacion?folio=SRV-*')
})

test('a contact form of an industry works as that of the contact page', async () => {
  const page = await open('/papel')
  await fill(page, answers)
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  await page.waitForURL('**/confirmacion?folio=CON-*')
})

test('what is missing is said beneath each field, in order, and the first one has the focus', async () => {
  const page = await open('/servicio-tecnico')
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  expect(await errorOf(page, 'Nombre*')).toBe('Nombre es requerido')
  expect(await errorOf(page, 'Correo*')).toBe('Correo es requerido')
  expect(await errorOf(page, 'Teléfono')).toBeNull()
  expect(await errorOf(page, 'Tipo de Máquina*')).toBe('Tipo de Máquina es requerido')
  expect(await errorOf(page, 'Empresa*')).toBe('El nombre de la empresa es requerido')
  expect(await errorOf(page, 'Mensaje*')).toBe('Mensaje es requerido')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('name')
  const colour = await page.locator('#name-error').evaluate((element) => getComputedStyle(element).color)
  expect(colour).toBe('rgb(200, 16, 46)')
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Nombre*').fill('Ana')
  await page.getByLabel('Correo*').fill('ana@')
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  expect(await errorOf(page, 'Nombre*')).toBeNull()
  expect(await errorOf(page, 'Correo*')).toBe('Ingresa un correo válido')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('email')
  expect(calls).toEqual([])
})

test('a message ends at 2000 characters, is ten rows high and counts', async () => {
  const page = await open('/contacto')
  const field = page.getByLabel('Mensaje*')
  expect(await field.getAttribute('rows')).toBe('10')
  expect(await field.getAttribute('maxlength')).toBe('2000')
  await field.fill('a'.repeat(1999))
  await field.pressSequentially('bcd')
  expect((await field.inputValue()).length).toBe(2000)
  await page.getByText('2000 / 2000').waitFor()
})

test('fields ask for the right keyboard and for what the browser knows', async () => {
  const page = await open('/contacto')
  const field = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .evaluate((input) => `${input.getAttribute('type') ?? 'text'} ${input.getAttribute('autocomplete')}`)
  expect(await field('Nombre*')).toBe('text name')
  expect(await field('Correo*')).toBe('email email')
  expect(await field('Teléfono')).toBe('tel tel')
  expect(await field('Empresa*')).toBe('text organization')
})

test('while it is sent a spinner takes the place of the page', async () => {
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
  expect(await axeFindings(page)).toEqual([])
  release()
  await page.waitForURL('**/confirmacion*')
})

test.each([
  ['is cut', 'cut' as const],
  ['answers 500', { status: 500, body: '{}' }],
  ['answers 429', { status: 429, body: '{"error":{"code":"too_many_requests","message":"x"}}' }],
  ['answers garbage', { status: 502, body: '<html>' }],
])(
  'where the line %s, a contact comes back silently with all values, and the repeat has the same key',
  async (_case, reply) => {
    const page = await open('/contacto')
    const before = await page.getByRole('main').textContent()
    await fill(page, answers)
    const sent = await intercept(page, '/contacts', (_request, attempt) => (attempt === 1 ? reply : 'through'))
    await page.getByRole('button', { name: 'ENVIAR' }).click()
    await expect.poll(() => sent.length).toBe(1)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    for (const [label, value] of Object.entries(answers)) {
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value)
    }
    expect((await page.getByRole('main').textContent())?.replace(/\d+ \/ 2000/, '')).toBe(
      before?.replace(/\d+ \/ 2000/, ''),
    )
    await page.reload()
    await untilAlive(page)
    for (const [label, value] of Object.entries(answers)) {
      await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(value)
    }
    await page.getByRole('button', { name: 'ENVIAR' }).click()
    await page.waitForURL('**/confirmacion*')
    expect(sent[1]?.key).toBe(sent[0]?.key)
    await page.goto('/contacto')
    await untilAlive(page)
    expect(await page.getByLabel('Nombre*').inputValue()).toBe('')
  },
)

test('a request that arrived unnoticed and was changed since is sent as a new one', async () => {
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
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByLabel('Mensaje*').fill('Y además zunchos.')
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  await page.waitForURL('**/confirmacion*')
  expect(keys.length).toBe(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('the quotation shows its products; they are raised, lowered to 1 at least, removed and put back', async () => {
  const page = await open('/cotizacion', { items: [strap, film] })
  await page.getByRole('heading', { name: 'DETALLE COTIZACIÓN' }).waitFor()
  const line = page.getByRole('listitem').filter({ hasText: strap.name })
  const field = line.getByRole('spinbutton')
  await field.waitFor()
  await line.getByRole('button', { name: /^Sumar uno/ }).click()
  expect(await field.inputValue()).toBe('3')
  for (let times = 0; times < 2; times++) await line.getByRole('button', { name: /^Restar uno/ }).click()
  expect(await field.inputValue()).toBe('1')
  expect(await line.getByRole('button', { name: /^Restar uno/ }).isDisabled()).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await line.getByRole('button', { name: `Quitar ${strap.name}` }).click()
  await line.waitFor({ state: 'hidden' })
  await page.getByRole('banner').getByRole('link', { name: 'Cotización 1 producto' }).waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await line.waitFor()
  const order = await page
    .getByRole('main')
    .getByRole('spinbutton')
    .evaluateAll((all) => all.map((input) => input.getAttribute('aria-label')))
  expect(order).toEqual([`Cantidad: ${strap.name}`, `Cantidad: ${film.name}`])
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: 'Cotización 2 productos' }).waitFor()
})

test('the last product too can be put back', async () => {
  const page = await open('/cotizacion', { items: [strap] })
  await page.getByRole('button', { name: `Quitar ${strap.name}` }).click()
  await page.getByText('No hay productos en la cotización.', { exact: true }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Deshacer')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Quitar ${strap.name}` }).waitFor()
})

test('who comes with a product in the address finds it on the list, beside what was there', async () => {
  const page = await open('/cotizacion?producto=163&cantidad=4', { items: [strap] })
  await page.waitForURL(/\/cotizacion$/)
  const quantities = page.getByRole('main').getByRole('spinbutton')
  await expect
    .poll(() => quantities.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
    .toEqual(['2', '4'])
})

test('a line that the backend refuses shows the failure', async () => {
  const page = await open('/cotizacion', { items: [strap] })
  const { 'Mensaje*': _, ...rest } = answers
  await fill(page, rest)
  const body = JSON.stringify({
    error: { code: 'invalid_fields', message: 'x', fields: { 'invoiceDetails.0.name': 'x' } },
  })
  await intercept(page, '/invoices', () => ({ status: 422, body }))
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.getByText('Ocurrió un error al enviar la cotización, intenta de nuevo', { exact: true }).waitFor()
})

test('a product that is gone stays on the list, marked', async () => {
  const page = await open('/cotizacion', { items: [gone, strap] })
  allowComplaints(page)
  const line = page.getByRole('listitem').filter({ hasText: gone.name })
  await line.getByText('Ya no está en el catálogo').waitFor()
  expect(await page.getByText('Ya no está en el catálogo').count()).toBe(1)
})

test('the quotation is sent, the list emptied, and the folio shown', async () => {
  const page = await open('/cotizacion', { items: [strap, film] })
  const { 'Mensaje*': _, ...rest } = answers
  await fill(page, rest)
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
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('precinta-cotizacion') ?? '').state.items)).toEqual(
    [],
  )
  expect(await page.getByRole('banner').getByRole('link', { name: 'Cotización' }).textContent()).toBe('Cotización')
  await page.getByRole('link', { name: 'Volver al Inicio' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('an empty list is not sent, and says why under the button', async () => {
  const page = await open('/cotizacion')
  await page.getByText('No hay productos en la cotización.', { exact: true }).waitFor()
  const { 'Mensaje*': _, ...rest } = answers
  await fill(page, rest)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page
    .getByRole('alert')
    .getByText('Debes incluir al menos 1 producto en la cotización!', { exact: true })
    .waitFor()
})

test('a quotation without its fields says which, but needs no message', async () => {
  const page = await open('/cotizacion', { items: [strap] })
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  expect(await errorOf(page, 'Nombre*')).toBe('Nombre es requerido')
  expect(await errorOf(page, 'Correo*')).toBe('Correo es requerido')
  expect(await errorOf(page, 'Empresa*')).toBe('El nombre de la empresa es requerido')
  expect(await errorOf(page, 'Mensaje')).toBeNull()
})

test('a quotation that fails says so under the button, keeps list and values, and can be sent again', async () => {
  const page = await open('/cotizacion', { items: [strap] })
  const { 'Mensaje*': _, ...rest } = answers
  await fill(page, rest)
  const sent = await intercept(page, '/invoices', (_request, attempt) =>
    attempt === 1 ? { status: 500, body: '{}' } : 'through',
  )
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  const error = page
    .getByRole('alert')
    .getByText('Ocurrió un error al enviar la cotización, intenta de nuevo', { exact: true })
  await error.waitFor()
  expect(await error.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(200, 16, 46)')
  expect(await axeFindings(page)).toEqual([])
  expect(await page.getByRole('main').getByRole('spinbutton').inputValue()).toBe('2')
  expect(await page.getByLabel('Nombre*').inputValue()).toBe('Ana Rojas')
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.waitForURL('**/confirmacion?folio=COT-*')
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

test('the list can be copied, printed and sent to the chat', async () => {
  const page = await open('/cotizacion', { items: [strap, film] })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar lista' }).click()
  await page.getByText('Lista copiada').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`2 × ${strap.name}\n6 × ${film.name}`)
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
  expect(await page.getByText('Cantidad: 6').isVisible()).toBe(true)
})

test('without scripts one product is quoted from its page to the confirmation', async () => {
  const page = await openPage({ ...desktop, javaScriptEnabled: false })
  allowComplaints(page)
  await page.goto('/productos/zuncho-pet-16-verde?producto=108')
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.waitForURL('**/cotizacion?producto=108&cantidad=1')
  await page.getByText('1 × Zuncho PET 16 mm verde gofrado').waitFor()
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.getByText('Nombre es requerido', { exact: true }).waitFor()
  const { 'Mensaje*': _, ...rest } = answers
  await fill(page, rest)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.waitForURL('**/confirmacion?folio=COT-*')
  await page.getByText(/^Folio: COT-/).waitFor()
})

test('a folio that is none of ours is not shown', async () => {
  const page = await open('/confirmacion?folio=Llame%20al%20600')
  expect(await page.getByText('Folio').count()).toBe(0)
})

test('a stored token goes with the banner call, and one that is not accepted leads to the login', async () => {
  const page = await openPage(desktop)
  allowComplaints(page)
  await page.addInitScript(() => localStorage.setItem('token', 'caducado'))
  const request = page.waitForRequest('**/api/banners/active')
  await page.goto('/')
  expect((await request).headers().authorization).toBe('Bearer caducado')
  await page.waitForURL('**/login')
})

test('from the home page to the confirmation by keyboard alone', async () => {
  const page = await openPage(desktop)
  await page.goto('/')
  await untilAlive(page)
  const press = async (name: string | RegExp, role: 'link' | 'button' = 'link') => {
    await page.getByRole(role, { name }).first().focus()
    await page.keyboard.press('Enter')
  }
  await press('Ver el catálogo')
  await page.waitForURL('**/productos')
  await press('Zuncho PP 12 mm azul')
  await page.getByRole('heading', { level: 1, name: 'Zuncho PP 12 mm azul' }).waitFor()
  await press(/^Sumar uno/, 'button')
  await press('Agregar a la Cotización', 'button')
  await press('Ir a mi Cotización')
  await page.waitForURL('**/cotizacion')
  await page.getByLabel('Nombre*').focus()
  for (const value of ['Ana Rojas', 'ana@aserradero.example', '', 'Aserradero']) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/confirmacion?folio=COT-*')
})
