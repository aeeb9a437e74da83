import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { builtPages } from '../../server/pages/load-pages.ts'
import { quoteDesk } from '../support/quote-desk.ts'
import { aContact, aQuotation } from '../support/samples.ts'
import { mailedPage } from '../support/sent-quote.ts'
import { freePort } from '../support/server-process.ts'
import { setUpTestApp } from '../support/test-app.ts'
import { allowComplaints, setUpBrowser, setUpPage } from './browser.ts'
import { answers, desktop, fill, opening, phone, storedItems, strap, takeTime, whoAsks } from './form-steps.ts'
import { overflow } from './office.ts'
import { axeFindings, resize, untilAlive } from './page-checks.ts'

const openPage = setUpBrowser()
const open = opening(openPage)
const visitPage = setUpPage(desktop)
const createTestApp = setUpTestApp()

type Site = Awaited<ReturnType<typeof startSite>>

/** A server in this process, so that a test can move its clock. */
async function startSite() {
  const baseURL = `http://127.0.0.1:${await freePort()}`
  const clock = { now: new Date('2026-11-16T13:00:00Z') }
  const { site } = await builtPages()
  const app = await createTestApp({ site, publicUrl: baseURL, now: () => clock.now })
  const server = await app.listen()
  onTestFinished(() => server[Symbol.asyncDispose]())
  return { app, clock, baseURL }
}

async function sendQuotation({ app }: Site, quotation: object = aQuotation()): Promise<string> {
  const { body } = await app.post('/api/invoices', quotation)
  return mailedPage(app, body.id)
}

/** Staff price every line of the next version and send it. */
async function sendQuote({ app }: Site, changes: object = {}, requestId = 1) {
  const { status } = await quoteDesk(await app.signIn(), requestId).sendPriced(38_900, changes)
  expect(status).toBe(200)
}

async function visit({ baseURL }: Site, path: string) {
  const page = await visitPage(baseURL + path)
  allowComplaints(page)
  return page
}

const currentStep = (page: Page) => page.locator('[aria-current="step"]').textContent()

const isFocused = (page: Page, text: string) =>
  page.waitForFunction(
    (text) => document.activeElement !== document.body && document.activeElement?.textContent?.includes(text),
    text,
  )

test('a quotation is followed from its confirmation to the accepted quote', async () => {
  const site = await startSite()
  const page = await open('/cotizacion', { items: [strap], baseURL: site.baseURL })
  await takeTime(page)
  const referrers: string[] = []
  page.on('request', (request) => request.headers().referer && referrers.push(request.headers().referer ?? ''))
  await fill(page, whoAsks)
  await page.getByRole('button', { name: 'Solicitar Cotización' }).click()
  await page.waitForURL('**/confirmacion?folio=COT-2026-000001')
  await page.reload()
  await page.getByRole('link', { name: 'Seguir la solicitud' }).click()
  await page.waitForURL(/\/seguimiento\/[\w-]{27}$/)
  await page.getByRole('heading', { level: 1, name: 'COT-2026-000001' }).waitFor()
  expect(await currentStep(page)).toContain('Recibida')
  await page.getByText('Zuncho PET 16 mm verde gofrado').first().waitFor()
  expect(await page.getByText(whoAsks['Nombre*']).count()).toBe(0)
  const receipt = page.url()

  await sendQuote(site)
  await site.app.deliveredMails()
  await page.reload()
  expect(await currentStep(page)).toContain('Cotizada')
  await page.getByText(/^La cotización llegó a .+•••@/).waitFor()
  expect(await page.getByText('38.900').count()).toBe(0)
  await page.getByRole('button', { name: 'Enviar el enlace otra vez' }).click()
  await page.getByRole('status').getByText('Pediste el enlace').waitFor()

  await page.goto(await mailedPage(site.app))
  await page.getByText(whoAsks['Nombre*']).first().waitFor()
  await page.goto(receipt)
  await page.waitForURL(`**${await mailedPage(site.app)}`)
  expect(await page.title()).toBe('COT-2026-000001: cotizada | Precinta')
  const pdf = await page.getByRole('link', { name: 'Cotización en PDF, versión 1' }).getAttribute('href')
  const document = await page.request.get(pdf ?? '')
  expect(document.headers()).toMatchObject({ 'content-type': 'application/pdf', 'referrer-policy': 'no-referrer' })
  await page.getByText('Aceptar la cotización', { exact: true }).click()
  await page.getByLabel('Comentario u orden de compra (opcional)').fill('OC 4512')
  await page.getByRole('button', { name: 'Confirmar aceptación' }).click()
  await page.waitForURL('**#respuesta')
  await page.getByRole('status').getByText('Cotización aceptada').waitFor()
  await isFocused(page, 'Cotización aceptada')
  expect(await currentStep(page)).toContain('Aceptada')
  await page.getByText('Comentario: OC 4512').waitFor()
  expect(await page.getByText('Aceptar la cotización', { exact: true }).count()).toBe(0)
  expect(await site.app.requests()).toMatchObject([{ quoteOutcome: 'won' }])
  expect(referrers.filter((referrer) => referrer.includes('/seguimiento/'))).toEqual([])
})

test('without scripts the confirmation links to the page once, and a quote is declined there', async () => {
  const site = await startSite()
  const page = await openPage({ ...desktop, baseURL: site.baseURL, javaScriptEnabled: false })
  allowComplaints(page)
  await page.goto('/contacto')
  await fill(page, answers)
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  await page.waitForURL('**/confirmacion?folio=CON-*')
  const link = page.getByRole('link', { name: 'Seguir la solicitud' })
  await page.getByText('Acuse de recibo a:').waitFor()
  const receipt = (await link.getAttribute('href')) ?? ''
  await page.reload()
  expect(await link.count()).toBe(0)
  await page.goto(receipt)
  await page.getByRole('button', { name: 'Enviar el enlace otra vez' }).click()
  await page.getByText('Pediste el enlace').waitFor()
  const path = await mailedPage(site.app)

  const line = { productId: 108, code: '', name: 'Zuncho', detail: '', quantity: 1, unit: '', note: '', discount: 0 }
  await sendQuote(site, { lines: [{ ...line, unitPrice: 38_900 }] })
  await page.goto(path)
  await page.getByText('Rechazar la cotización', { exact: true }).click()
  await page.getByLabel('Comentario (opcional)').fill('Nos ofrecieron menos')
  await page.getByRole('button', { name: 'Confirmar rechazo' }).click()
  await page.getByRole('group', { name: 'Motivo*' }).getByText('Elige un motivo').waitFor()
  await page.getByRole('radio', { name: 'Compra a otro proveedor' }).check()
  await page.getByRole('button', { name: 'Confirmar rechazo' }).click()
  await page.getByText('Motivo: Compra a otro proveedor').waitFor()
  await page.getByText('Comentario: Nos ofrecieron menos').waitFor()
  expect(await currentStep(page)).toContain('Rechazada')
  expect(await page.getByRole('button', { name: 'Cotizar de nuevo' }).count()).toBe(0)
})

test('a change is asked by keyboard, and its answer is a second version beside the first', async () => {
  const site = await startSite()
  const path = await sendQuotation(site)
  await sendQuote(site)
  const page = await visit(site, path)
  await page.getByText('Pedir un cambio', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Solo 12 rollos')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Cambio solicitado').waitFor()
  expect(await currentStep(page)).toContain('Cambio solicitado')
  await sendQuote(site, { delivery: '48 horas', place: 'Bodega Lampa' })
  await page.reload()
  await page.getByRole('heading', { name: 'Cotización, versión 2' }).waitFor()
  const changes = page.getByRole('region', { name: 'Qué cambió respecto de la versión 1' }).getByRole('listitem')
  const weights = (parts: Element[]) => parts.map((part) => getComputedStyle(part).fontWeight)
  expect(await changes.locator('> span:first-child, del').evaluateAll(weights)).toEqual(['400', '400', '400', '400'])
  expect(await changes.locator('ins').evaluateAll(weights)).toEqual(['700', '700'])
  await page.getByText('Versión 1', { exact: true }).click()
  await page.getByText('Cambio pedido: Solo 12 rollos').waitFor()
})

test('a version that was replaced while the page was open is not accepted, and the page says why', async () => {
  const site = await startSite()
  const path = await sendQuotation(site)
  await sendQuote(site)
  const page = await visit(site, path)
  await page.getByText('Aceptar la cotización', { exact: true }).click()
  await sendQuote(site)
  await page.getByRole('button', { name: 'Confirmar aceptación' }).click()
  const notice = 'Hay una versión más nueva, la 2: revísala y responde sobre ella.'
  await page.getByRole('alert').getByText(notice).waitFor()
  await isFocused(page, notice)
  await page.getByRole('heading', { name: 'Cotización, versión 2' }).waitFor()
  expect(await site.app.requests()).toMatchObject([{ quoteOutcome: null }])
})

test('a quote that expires while the page is open cannot be accepted any more', async () => {
  const site = await startSite()
  const path = await sendQuotation(site)
  await sendQuote(site, { validDays: 14 })
  const page = await visit(site, path)
  await page.getByText('Aceptar la cotización', { exact: true }).click()
  site.clock.now = new Date('2026-12-01T12:00:00Z')
  await page.getByRole('button', { name: 'Confirmar aceptación' }).click()
  await page.getByRole('alert').getByText('Esta cotización venció el 30-11-2026.').waitFor()
  expect(await currentStep(page)).toContain('Vencida')
})

test('wrong and revoked links get the same page, which tells nothing', async () => {
  const site = await startSite()
  const path = await sendQuotation(site)
  const staff = await site.app.signIn()
  await staff.delete('/api/admin/requests/1/tracking')
  const wrong = [path, `/seguimiento/${'A'.repeat(27)}`, '/seguimiento/1', `${path}x`]
  const responses = await Promise.all(wrong.map((address) => fetch(site.baseURL + address)))
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  const pages = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(pages.map((html) => /<main.*<\/main>/s.exec(html)?.[0])).size).toBe(1)
  for (const html of pages) {
    expect(html).toMatch(/<h1[^>]*>Este enlace no está disponible</)
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
  }
})

test('quoting again fills the list, and products that are gone are left out only on request', async () => {
  const site = await startSite()
  const invoiceDetails = [...aQuotation().invoiceDetails, { productId: 99999, quantity: 3, name: 'Tensor antiguo' }]
  const path = await sendQuotation(site, { ...aQuotation(), invoiceDetails })
  const page = await visit(site, path)
  await page.getByText('Ya no está en el catálogo:').waitFor()
  await page.getByRole('button', { name: 'Cotizar de nuevo' }).click()
  await page.waitForURL('**/cotizacion')
  const listed = async () => (await storedItems(page)).map(({ id, quantity }: typeof strap) => [id, quantity])
  expect(await listed()).toEqual([
    [108, 24],
    [119, 2],
    [99999, 3],
  ])
  await page.getByRole('button', { name: 'Quitar Tensor antiguo' }).click()
  await page.goto(site.baseURL + path)
  await page.getByLabel('No incluirlos en la nueva lista').check()
  await page.getByRole('button', { name: 'Cotizar de nuevo' }).click()
  await page.waitForURL('**/cotizacion')
  expect(await listed()).toEqual([
    [108, 24],
    [119, 2],
  ])
})

test('quoting again says which quantities of the list it changes, and has notes and the other product', async () => {
  const site = await startSite()
  const [first] = aQuotation().invoiceDetails
  const path = await sendQuotation(site, {
    ...aQuotation(),
    invoiceDetails: [{ ...first, note: 'Para la línea 2' }],
    otherProduct: '500 esquineros',
  })
  await sendQuote(site)
  const page = await open(path, { items: [{ ...strap, id: 108, quantity: 30 }], baseURL: site.baseURL })
  await page.getByText('Zuncho PET 16 mm verde gofrado: tienes 30 y quedan 24 rollos').waitFor()
  await page.getByRole('button', { name: 'Cotizar de nuevo' }).click()
  await page.waitForURL('**/cotizacion')
  expect(await storedItems(page)).toMatchObject([{ id: 108, quantity: 24, note: 'Para la línea 2' }])
  expect(await page.getByLabel('Otro producto').inputValue()).toBe('500 esquineros')
})

type Request = { id: number; path: string }

/** The states in the order in which requests come to them; the clock moves for the last one. */
const states: [state: string, prepare: (site: Site) => Promise<Request>][] = [
  ['Recibida', received],
  ['Falta información', (site) => answered(site, 'needs_information')],
  ['Respondida', (site) => answered(site, 'answered')],
  ['Cotizada', quoted],
  ['Aceptada', wonByPhone],
  ['Aceptada', (site) => reacted(site, { reaction: 'accepted', text: 'OC 4512' })],
  ['Rechazada', (site) => reacted(site, { reaction: 'declined', reason: 'Precio', text: 'Muy caro' })],
  ['Cambio solicitado', (site) => reacted(site, { reaction: 'change_requested', text: 'Solo 12 rollos' })],
  ['Vencida', expired],
]

async function received({ app }: Site): Promise<Request> {
  const { body } = await app.post('/api/invoices', aQuotation())
  return { id: body.id, path: await mailedPage(app, body.id) }
}

async function answered({ app }: Site, status: string): Promise<Request> {
  const { body } = await app.post('/api/contacts', aContact())
  const staff = await app.signIn()
  const reply = {
    subject: 'Sobre los zunchos',
    body: 'Hola Ana:\n\nTenemos stock.',
    status,
    seenEventId: null,
  }
  await staff.post(`/api/admin/requests/${body.id}/reply`, { ...reply, key: crypto.randomUUID() })
  await app.deliveredMails()
  return { id: body.id, path: await mailedPage(app, body.id) }
}

async function quoted(site: Site): Promise<Request> {
  const request = await received(site)
  await sendQuote(site, { discount: 500, freight: 45_000 }, request.id)
  return request
}

async function expired(site: Site): Promise<Request> {
  const request = await quoted(site)
  site.clock.now = new Date('2027-01-04T12:00:00Z')
  return request
}

async function wonByPhone(site: Site): Promise<Request> {
  const request = await quoted(site)
  const staff = await site.app.signIn()
  await staff.put(`/api/admin/requests/${request.id}/quotes/outcome`, {
    from: null,
    outcome: 'won',
    reason: 'Orden de compra por teléfono',
  })
  return request
}

async function reacted(site: Site, reaction: { reaction: string; reason?: string; text?: string }): Promise<Request> {
  const request = await quoted(site)
  const { text, ...fields } = { text: '', ...reaction }
  const body = new URLSearchParams({ version: '1', ...fields, [fields.reaction]: text })
  expect((await site.app.raw(request.path, { method: 'POST', body })).status).toBe(303)
  return request
}

test('in every state the page is accessible, fits a phone and stays within its bytes', async () => {
  const site = await startSite()
  for (const [state, prepare] of states) {
    const page = await visitPage(site.baseURL + (await prepare(site)).path)
    expect.soft(await currentStep(page), state).toContain(state)
    for (const summary of await page.locator('main summary').all()) await summary.click()
    expect.soft(await overflow(page), `${state}: sideways on a desktop`).toBe(0)
    await resize(page, phone.viewport)
    expect.soft(await overflow(page), `${state}: sideways on a phone`).toBe(0)
    expect.soft(await axeFindings(page, { include: ['main'] }), `${state}: barriers`).toEqual([])
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    expect.soft(bytes, `${state}: scripts`).toBeGreaterThan(50_000)
    expect.soft(bytes, `${state}: scripts`).toBeLessThanOrEqual(135_000)
    await resize(page, desktop.viewport)
  }
})

test('in print the page has the quote and none of the controls', async () => {
  const site = await startSite()
  const page = await visit(site, (await quoted(site)).path)
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('rowheader', { name: 'Zuncho PET 16 mm verde gofrado' }).waitFor()
  await page.getByText('Precinta · +56 2 2555 0100 · contacto@precinta.example').waitFor()
  for (const control of ['Aceptar la cotización', 'Cotizar de nuevo', 'Copiar enlace', 'CONTACTO']) {
    expect(await page.getByText(control, { exact: true }).first().isVisible()).toBe(false)
  }
})

test('the address of the page can be copied, by hand where the browser does not copy', async () => {
  const site = await startSite()
  const path = await sendQuotation(site)
  const page = await openPage({ ...desktop, baseURL: site.baseURL, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(path)
  expect(await page.getByLabel('Enlace de esta página').inputValue()).toBe(site.baseURL + path)
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await page.getByText('Enlace copiado').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.baseURL + path)

  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.reload()
  await untilAlive(page)
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  const text = page.getByLabel('Este navegador no permite copiar: selecciona el texto y cópialo.')
  expect(await text.inputValue()).toBe(site.baseURL + path)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(site.baseURL + path)
  expect(await axeFindings(page, { include: ['main'] })).toEqual([])
})
