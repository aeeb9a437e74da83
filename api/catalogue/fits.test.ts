import { expect, test } from 'vitest'
import { aQuotation } from '../../tests/samples.ts'
import { setUpTestApp } from '../../tests/test-app.ts'

const createTestApp = setUpTestApp()

const strap19 = 109
const seal16 = 170
const reason = 'El sello es para 16 mm y el zuncho mide 19 mm'

test('GET /products/:id names what is compatible, by kind', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/products/108')
  const headings = body.compatible.map(({ heading }: { heading: string }) => heading)
  expect(headings).toEqual(['Herramientas y máquinas', 'Sellos', 'Esquineros', 'Carros y cortadores'])
  expect(body.compatible[1]).toMatchObject({ total: 1, products: [{ name: 'Sello dentado PET 16 mm' }] })
  expect((await app.get('/api/products/139')).body).not.toHaveProperty('compatible')
})

test('GET /fits tells what does not fit and what is missing', async () => {
  const app = await createTestApp()
  const { status, body } = await app.get(`/api/fits?producto=${strap19}&producto=${seal16}`)
  expect(status).toBe(200)
  expect(body.misfits).toEqual([{ productIds: [seal16, strap19], reason }])
  expect(body.completions[0]).toMatchObject({
    heading: 'Herramientas y máquinas',
    product: { name: 'Enzunchadora a batería PB 25' },
    forId: strap19,
  })
})

test('unknown products and other nonsense review to nothing', async () => {
  const app = await createTestApp()
  for (const query of ['', '?producto=', '?producto=abc&producto=-1&producto=1e9', `?producto=99999`]) {
    expect(await app.get(`/api/fits${query}`)).toMatchObject({ status: 200, body: { misfits: [], completions: [] } })
  }
  const many = Array.from({ length: 2_000 }, (_, index) => `producto=${index}`).join('&')
  expect((await app.get(`/api/fits?${many}`)).status).toBe(200)
})

test('a misfit reaches staff with the request', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const invoiceDetails = [strap19, seal16].map((productId) => ({ productId, quantity: 1, name: 'x' }))
  const { body } = await app.post('/api/invoices', { ...aQuotation(), invoiceDetails })
  const text = `Sello dentado PET 16 mm con Zuncho PET 19 mm alta tenacidad: ${reason}.`
  expect((await staff.get(`/api/admin/requests/${body.id}`)).body.misfits).toEqual([text])
})
