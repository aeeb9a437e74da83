import { expect, test } from 'vitest'
import { allowComplaints, setUpBrowser } from './browser.ts'
import { answers, fill, opening, strap, whoAsks } from './form-steps.ts'
import { json, type Received, startOtherBackend } from './other-backend.ts'

const openPage = setUpBrowser()
const open = opening(openPage)

const specified = {
  name: 'Ana Rojas',
  email: 'ana.rojas@aserradero.example',
  phone: '+56 9 1234 5678',
  company: 'Aserradero Los Robles',
  message: 'Necesitamos amarrar paquetes de pino de 2 m³.',
}

test('to another backend the three forms send the specified fields, no more, and no header that it would have to allow', async () => {
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

test('the products of a list are asked for by the specified call, and at most eight at the same time', async () => {
  const calls: string[] = []
  let underWay = 0
  let most = 0
  const ids = Array.from({ length: 40 }, (_, index) => index + 1)
  const answer = async ({ pathname }: URL) => {
    calls.push(pathname)
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise(setImmediate)
    underWay -= 1
    const id = Number(pathname.split('/').at(-1))
    if (id === 3) return json({}, 404)
    if (id === 4) return json({}, 500)
    return json({ id, slug: `p-${id}`, name: `P ${id}`, desc: '', alt: '', srcImg: [], jsonDetails: {} })
  }
  const baseURL = await startOtherBackend(Object.fromEntries(ids.map((id) => [`GET /products/${id}`, answer])))
  const items = ids.map((id) => ({ ...strap, id, name: `Producto ${id}` }))
  const page = await open('/cotizacion', { items, baseURL })
  allowComplaints(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Producto 40' }).waitFor()
  expect(calls.sort()).toEqual(ids.map((id) => `/products/${id}`).sort())
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(8)
  expect(await main.getByRole('link', { name: /^Producto \d+$/ }).count()).toBe(38)
  expect(await page.getByText('Ya no está en el catálogo').count()).toBe(1)
})
