import { expect, test } from 'vitest'
import { allowComplaints, setUpBrowser } from './browser.ts'
import { answers, fill, opening, strap, whoAsks } from './form-steps.ts'
import { enterOffice } from './office.ts'
import { json, type Received, startOtherBackend } from './other-backend.ts'
import { axeFindings } from './page-checks.ts'

const openPage = setUpBrowser()
const open = opening(openPage)

const specified = {
  name: 'Ana Rojas',
  email: 'ana.rojas@aserradero.example',
  phone: '+56 9 1234 5678',
  company: 'Aserradero Los Robles',
  message: 'Necesitamos amarrar paquetes de pino de 2 m³.',
}

test('forms send another backend only the specified fields, and no header that needs a CORS permission', async () => {
  const received: Received[] = []
  const take = (_url: URL, request: Received) => {
    received.push(request)
    return new Response('gracias')
  }
  const baseURL = await startOtherBackend({ 'POST /contacts': take, 'POST /invoices': take })
  const send = async (path: string, values: Record<string, string>, button: string, javaScriptEnabled = true) => {
    const page = javaScriptEnabled
      ? await open(path, { items: [strap], baseURL })
      : await openPage({ baseURL, javaScriptEnabled })
    allowComplaints(page)
    if (!javaScriptEnabled) await page.goto(path)
    await fill(page, values)
    await page.getByRole('button', { name: button }).click()
    await page.waitForURL('**/confirmacion')
  }
  await send('/contacto', answers, 'ENVIAR')
  await send('/servicio-tecnico', { ...answers, 'Tipo de Máquina*': 'EP 16' }, 'ENVIAR')
  await send('/cotizacion', whoAsks, 'Solicitar Cotización')
  await send('/contacto', answers, 'ENVIAR', false)
  expect(received.map(({ body }) => body)).toEqual([
    { ...specified, contactType: 'CONTACT' },
    { ...specified, equipment: 'EP 16', contactType: 'SERVICE' },
    { ...specified, message: '', invoiceDetails: [{ productId: 108, quantity: 2, name: strap.name }] },
    { ...specified, contactType: 'CONTACT' },
  ])
  for (const { headers } of received) {
    expect(headers['content-type']).toBe('application/json')
    expect(headers).not.toHaveProperty('idempotency-key')
  }
})

test('the products of a quotation list are looked up by the list call, once for all visitors', async () => {
  const calls: string[] = []
  const products = Array.from({ length: 40 }, (_, index) => index + 1)
    .filter((id) => id !== 3)
    .map((id) => ({ id, slug: `p-${id}`, name: `P ${id}`, subtitle: '', alt: '', srcImg: [] }))
  const baseURL = await startOtherBackend({
    'GET /products': ({ pathname, search, searchParams }) => {
      calls.push(pathname + search)
      const start = Number(searchParams.get('page')) * 12
      return json({ products: products.slice(start, start + 12), totalPages: 4 })
    },
  })
  const items = Array.from({ length: 40 }, (_, index) => ({ ...strap, id: index + 1, name: `Producto ${index + 1}` }))
  for (let visit = 0; visit < 2; visit++) {
    const page = await open('/cotizacion', { items, baseURL })
    allowComplaints(page)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Producto 40' }).waitFor()
    expect(await main.getByRole('link', { name: /^Producto \d+$/ }).count()).toBe(39)
    expect(await page.getByText('Ya no está en el catálogo').count()).toBe(1)
  }
  expect(calls.toSorted()).toEqual([0, 1, 2, 3].map((page) => `/products?page=${page}`))
})

test('with another backend the back office says so, offers no preview, and our data sheets are gone', async () => {
  const theirs = { id: 108, slug: 'suyo', name: 'Producto suyo', desc: '', alt: '', srcImg: [], jsonDetails: {} }
  const baseURL = await startOtherBackend({ 'GET /products/108': () => json(theirs) })
  const office = await openPage({ baseURL })
  await enterOffice(office, '/productos/108', baseURL)
  await office.getByText(/^Este sitio muestra el catálogo de 127\.0\.0\.1:\d+ y le envía las solicitudes/).waitFor()
  await office.getByRole('button', { name: 'Duplicar' }).waitFor()
  expect(await axeFindings(office)).toEqual([])
  expect(await office.getByRole('button', { name: 'Vista previa' }).count()).toBe(0)
  expect(await office.getByRole('link', { name: 'Ver en el sitio' }).count()).toBe(0)
  await office.getByLabel('Enlace').fill('nuestro-nuevo')
  await office.getByRole('button', { name: 'Guardar' }).click()
  await office.getByText('Enlaces anteriores que siguen funcionando: zuncho-pet-16-verde').waitFor()
  await office.goto('/admin/banners')
  await office.getByRole('link', { name: 'Nuevo banner' }).waitFor()
  expect(await office.getByRole('button', { name: 'Vista previa del inicio' }).count()).toBe(0)

  const address = '/productos/zuncho-pet-16-verde?producto=108'
  const page = await openPage({ baseURL })
  allowComplaints(page)
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'Producto suyo' }).waitFor()
  expect(page.url()).toBe(baseURL + address)
  const sheet = await page.request.get('/fichas/zuncho-pp-9-blanco.pdf', { maxRedirects: 0 })
  expect(sheet.headers()['content-type']).not.toBe('application/pdf')
})
