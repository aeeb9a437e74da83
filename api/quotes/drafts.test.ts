import { expect, test } from 'vitest'
import { prices } from '../../db/schema.ts'
import { type Quote, RequestQuotes } from '../../shared/quotes/quote.ts'
import { momentText } from '../../shared/time-text.ts'
import { hire } from '../../tests/support/colleague.ts'
import { edited, quoteDesk } from '../../tests/support/quote-desk.ts'
import { aContact, aQuotation } from '../../tests/support/samples.ts'
import { firstStaff, setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

async function open(quotation: object = aQuotation()) {
  const app = await createTestApp()
  await app.post('/api/invoices', quotation)
  const staff = await app.signIn()
  return { app, staff, ...quoteDesk(staff) }
}

test('the first draft is filled in from the request, the settings and the price list', async () => {
  const { app, read, draft } = await open({
    ...aQuotation(),
    invoiceDetails: [
      { productId: 108, quantity: 24, name: 'Zuncho', note: 'Con núcleo de 406 mm' },
      { productId: 119, quantity: 2, name: 'Enzunchadora' },
      { productId: 99_999, quantity: 1, name: 'Producto que ya no está' },
    ],
    otherProduct: 'Un fleje de poliéster\nde 40 mm',
  })
  await app.db.insert(prices).values([
    { productId: 108, currency: 'CLP', unitPrice: 45_900 },
    { productId: 119, currency: 'USD', unitPrice: 99_900 },
  ])
  expect(await read()).toEqual({ quotes: [], outcome: null, outcomeReason: null, hasLink: true })
  const made = await draft()
  expect(made).toMatchObject({
    version: 1,
    status: 'draft',
    currency: 'CLP',
    isExempt: false,
    discount: 0,
    freight: 0,
    rut: '',
    validDays: 15,
    payment: 'Transferencia al contado',
    updatedBy: firstStaff.name,
    sentAt: null,
    validUntil: dayAfter(15),
    letterhead: null,
    totals: { lines: [1_101_600, 0, 0, 0], net: 1_101_600, tax: 209_304, total: 1_310_904 },
  })
  const product = app.deps.catalogue.current.getProduct(108)
  expect(made.lines).toMatchObject([
    {
      productId: 108,
      code: 'ZPET-16-V',
      name: product?.name,
      detail: 'Ancho 15,5 mm · Espesor 0,80 mm · Diámetro interior 406 mm · Largo por rollo 1.500 m',
      quantity: 24,
      unit: product?.jsonDetails.unit,
      note: 'Con núcleo de 406 mm',
      unitPrice: 45_900,
      discount: 0,
      picture: expect.stringContaining('/media/'),
    },
    { productId: 119, quantity: 2, unitPrice: 0 },
    { productId: null, code: '', name: 'Producto que ya no está', detail: '', unitPrice: 0, picture: null },
    { productId: null, name: 'Otro producto', quantity: 1, note: 'Un fleje de poliéster\nde 40 mm' },
  ])
  const all = await read()
  expect(RequestQuotes.parse(all)).toEqual(all)
})

const dayAfter = (days: number) => Temporal.Now.plainDateISO('America/Santiago').add({ days }).toString()

test('a request of the most lines and another product becomes a draft that can be saved', async () => {
  const line = { productId: 108, quantity: 1, name: 'Zuncho' }
  const invoiceDetails = Array.from({ length: 200 }, (_, index) => ({ ...line, productId: index + 100_000 }))
  const { draft, save } = await open({ ...aQuotation(), invoiceDetails, otherProduct: 'Cantoneras' })
  const opened = await draft()
  expect(opened.lines).toHaveLength(201)
  expect((await save(edited(opened, { delivery: '5 días' }))).status).toBe(200)
})

test('a draft that exists is returned as it is, also to two people who begin at once', async () => {
  const { app } = await open()
  const { first, second } = await hire(app)
  const drafts = await Promise.all([quoteDesk(first).draft(), quoteDesk(second).draft()])
  expect(drafts[0]).toEqual(drafts[1])
  expect((await quoteDesk(first).read()).quotes).toHaveLength(1)
})

test('a draft is saved completely, in the given order of lines', async () => {
  const { draft, save } = await open()
  const opened = await draft()
  const free = {
    productId: null,
    code: 'X-1',
    name: 'Instalación',
    detail: '',
    quantity: 1,
    unit: 'servicio',
    note: 'En planta',
  }
  const lines = [{ ...free, unitPrice: 90_000, discount: 1_050 }, ...edited(opened).lines.toReversed()]
  const content = edited(opened, {
    lines,
    currency: 'USD',
    isExempt: true,
    discount: 250,
    freight: 12_000,
    rut: '76123456-0',
    validDays: 30,
    delivery: '10 días hábiles',
    payment: '30 días',
    place: 'Curicó',
    notes: 'Sin descarga.\n\nPrecios netos.',
  })
  const { status, body } = await save(content)
  expect(status).toBe(200)
  const { updatedAt: _, ...kept } = content
  expect(body.quotes[0]).toMatchObject({ ...kept, rut: '76.123.456-0', version: 1, status: 'draft' })
})

test('invalid content is 422 with a message per field, and stores nothing', async () => {
  const { read, draft, save } = await open()
  const opened = await draft()
  const [line] = edited(opened).lines
  const { status, body } = await save(
    edited(opened, { rut: '76.123.456-1', discount: 10_001, lines: [{ ...line, quantity: 0, unitPrice: -1 }] }),
  )
  expect(status).toBe(422)
  expect(body.error.fields).toEqual({
    rut: 'El RUT no es válido: revisa los números y el dígito verificador',
    discount: 'El descuento va de 0 a 100 %',
    'lines.0.quantity': 'La cantidad mínima es 1',
    'lines.0.unitPrice': 'El monto no puede ser negativo',
  })
  const tooMuch = await save(edited(opened, { lines: [{ ...line, quantity: 1000, unitPrice: 999_999_999_999 }] }))
  expect([tooMuch.status, tooMuch.body.error.fields]).toEqual([422, { lines: 'El monto supera el máximo' }])
  const discounted = { lines: [{ ...line, quantity: 1000, unitPrice: 999_999_999_999 }], discount: 10_000, freight: 1 }
  expect((await save(edited(opened, discounted))).body.error.fields).toEqual({ lines: 'El monto supera el máximo' })
  expect((await save(edited(opened, { lines: [] }))).body.error.fields).toEqual({
    lines: 'Agrega al menos un producto',
  })
  expect((await read()).quotes).toEqual([opened])
})

test('a draft in another currency keeps no amount of the one before, but for prices of the list', async () => {
  const { app, draft, save, read } = await open({
    ...aQuotation(),
    invoiceDetails: [
      { productId: 108, quantity: 1, name: 'Zuncho' },
      { productId: 119, quantity: 1, name: 'Enzunchadora' },
      { productId: 125, quantity: 1, name: 'Sello' },
    ],
  })
  await app.db.insert(prices).values({ productId: 125, currency: 'USD', unitPrice: 9_900 })
  const priced = (quote: Quote, unitPrices: number[]) =>
    edited(quote).lines.map((line, index) => ({ ...line, unitPrice: unitPrices[index] ?? 0 }))
  const opened = await draft()
  const inPesos = await save(edited(opened, { lines: priced(opened, [12_500, 390_000, 9_900]), freight: 15_000 }))
  const [pesos] = inPesos.body.quotes
  if (!pesos) throw new Error('The draft was not saved.')
  // The same number, and the same digits with two more for the cents.
  const left = await save(edited(pesos, { currency: 'USD', lines: priced(pesos, [12_500, 39_000_000, 9_900]) }))
  const message = 'Sigue como estaba en Pesos (CLP): guarda sin este monto y escríbelo después'
  expect([left.status, left.body.error.fields]).toEqual([
    422,
    { 'lines.0.unitPrice': message, 'lines.1.unitPrice': message, freight: message },
  ])
  expect((await read()).quotes).toEqual([pesos])
  const inDollars = await save(edited(pesos, { currency: 'USD', freight: 0, lines: priced(pesos, [0, 42_000, 9_900]) }))
  const [dollars] = inDollars.body.quotes
  expect([inDollars.status, dollars?.currency]).toEqual([200, 'USD'])
  // Once nothing of the other currency is left, any number is what somebody typed.
  const typed = dollars && (await save(edited(dollars, { lines: priced(dollars, [12_500, 42_000, 9_900]) })))
  expect(typed?.status).toBe(200)
})

test('of two people who save, the second is told who and when, and nothing is overwritten', async () => {
  const { app } = await open()
  const { first, second } = await hire(app)
  const [marta, ivan] = [quoteDesk(first), quoteDesk(second)]
  const opened = await marta.draft()
  const [saved] = (await ivan.save(edited(opened, { delivery: '5 días' }))).body.quotes
  const { status, body } = await marta.save(edited(opened, { delivery: '20 días' }))
  expect([status, body.error.code]).toEqual([409, 'changed_meanwhile'])
  expect(body.error.message).toBe(
    `Iván Peña la cambió el ${momentText(saved?.updatedAt ?? '')}. No se guardó, envió ni eliminó nada: revisa la cotización y decide.`,
  )
  expect((await marta.read()).quotes).toEqual([saved])
  const repeated = await ivan.save(edited(opened, { delivery: '5 días' }))
  expect([repeated.status, repeated.body.quotes]).toEqual([200, [saved]])
})

test('a deleted draft is gone, and saving it says so', async () => {
  const { read, draft, save, remove, history } = await open()
  const opened = await draft()
  expect((await remove(opened)).status).toBe(204)
  expect((await read()).quotes).toEqual([])
  expect((await remove(opened)).status).toBe(404)
  expect((await save(edited(opened))).status).toBe(404)
  expect((await draft()).version).toBe(1)
  expect(await history()).toMatchObject(
    ['quote_draft_created', 'quote_draft_deleted', 'quote_draft_created'].map((kind) => ({
      kind,
      by: firstStaff.name,
      detail: { version: '1' },
    })),
  )
})

test('a draft that a colleague saved is not deleted by someone who has not seen it', async () => {
  const { app } = await open()
  const { first, second } = await hire(app)
  const [marta, ivan] = [quoteDesk(first), quoteDesk(second)]
  const opened = await marta.draft()
  const [saved] = (await ivan.save(edited(opened, { delivery: '5 días' }))).body.quotes
  const { status, body } = await marta.remove(opened)
  expect([status, body.error.code]).toEqual([409, 'changed_meanwhile'])
  expect(body.error.message).toMatch(/^Iván Peña la cambió el .+ No se guardó, envió ni eliminó nada: revisa/)
  expect((await marta.read()).quotes).toEqual([saved])
})

test('who opens the editor is told who else has it open, until that person closes it', async () => {
  let now = new Date('2026-11-17T15:00:00Z')
  const app = await createTestApp({ now: () => now })
  await app.post('/api/invoices', aQuotation())
  const { first, second } = await hire(app)
  const [marta, ivan] = [quoteDesk(first), quoteDesk(second)]
  expect((await marta.open()).body).toEqual({ colleagues: [] })
  expect((await ivan.open()).body).toEqual({ colleagues: [firstStaff.name] })
  expect((await marta.open()).body).toEqual({ colleagues: ['Iván Peña'] })
  now = new Date('2026-11-17T15:01:31Z')
  expect((await marta.open()).body).toEqual({ colleagues: [] })
  expect((await quoteDesk(first, 77).open()).status).toBe(404)
})

test('open editors do not use up what an office may send', async () => {
  const app = await createTestApp({
    rateLimits: [{ method: 'POST', path: '/api/admin/*', requests: 1, perMs: 60_000 }],
  })
  await app.post('/api/invoices', aQuotation())
  const desk = quoteDesk(await app.signIn())
  const told = [await desk.open(), await desk.open(), await desk.open()]
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await desk.draft()).toMatchObject({ version: 1 })
})

test('a contact has no lines, so its draft starts empty and can be filled', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', aContact())
  const { draft, save } = quoteDesk(await app.signIn())
  const opened = await draft()
  expect(opened.lines).toEqual([])
  const line = {
    productId: 108,
    code: '',
    name: 'Zuncho',
    detail: '',
    quantity: 1,
    unit: '',
    note: '',
    unitPrice: 1,
    discount: 0,
  }
  expect((await save(edited(opened, { lines: [line] }))).body.quotes[0]?.lines).toMatchObject([line])
})

test('the request of a customer who called is entered without mails, and quoted', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const { name, company, email, phone } = aContact()
  const form = { name, company, email, phone, message: '', key: crypto.randomUUID() }
  const entered = await staff.post('/api/admin/quotes/requests', form)
  expect([entered.status, entered.body]).toEqual([201, { id: 1, folio: expect.stringMatching(/^COT-\d{4}-000001$/) }])
  expect(await app.mails()).toEqual([])
  const { body } = await staff.get('/api/admin/requests/1')
  expect(body).toMatchObject({ kind: 'quotation', status: 'in_progress', owner: { name: firstStaff.name }, lines: [] })
  expect(body.history).toMatchObject([{ kind: 'quote_draft_created' }, { kind: 'entered', by: firstStaff.name }])
  expect((await quoteDesk(staff).read()).quotes).toMatchObject([{ version: 1, status: 'draft' }])
  const rejected = await staff.post('/api/admin/quotes/requests', { ...form, email: 'x' })
  expect(rejected.body.error.fields).toEqual({ email: 'Ingresa un correo válido' })
})

test('submitting the form of a customer who called twice, or again after a lost response, enters one request', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const { name, company, email } = aContact()
  const form = { name, company, email, phone: '', message: '', key: crypto.randomUUID() }
  const enter = (body: object) => staff.post('/api/admin/quotes/requests', body)
  const [first, second] = await Promise.all([enter(form), enter(form)])
  const later = await enter(form)
  expect([first.status, second.status, later.status]).toEqual([201, 201, 201])
  expect([second.body, later.body]).toEqual([first.body, first.body])
  const changed = await enter({ ...form, message: 'Dos rollos más' })
  expect([changed.status, changed.body.error.code]).toEqual([409, 'idempotency_conflict'])
  expect(changed.body.error.message).toMatch(`es ${first.body.folio}.`)
  expect(await app.requests()).toHaveLength(1)
  await enter({ ...form, key: crypto.randomUUID() })
  expect(await app.requests()).toHaveLength(2)
})

test('a request that does not exist has no quotes', async () => {
  const app = await createTestApp()
  const { path, save } = quoteDesk(await app.signIn(), 77)
  const staff = await app.signIn()
  expect((await staff.get(`${path}/quotes`)).status).toBe(404)
  expect((await staff.post(`${path}/quotes`)).status).toBe(404)
  expect((await save({})).status).toBe(422)
})
