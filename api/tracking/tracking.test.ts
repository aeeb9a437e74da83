import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requests, trackingLinks } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { job } from '../../domain/actor.ts'
import { followUpQuotes } from '../../domain/quotes/follow-up-quotes.ts'
import { rateLimits } from '../../server/guard/rate-limits.ts'
import { databaseText } from '../../tests/support/database-text.ts'
import { quoteDesk } from '../../tests/support/quote-desk.ts'
import { running } from '../../tests/support/running.ts'
import { aContact, aQuotation } from '../../tests/support/samples.ts'
import { mailedPage, storeSentQuote } from '../../tests/support/sent-quote.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const addressOfPage = /^https:\/\/precinta\.example\/seguimiento\/[\w-]{27}$/

test('every request gets a private page under an address of its own', async () => {
  const app = await createTestApp()
  const sent = [aContact(), aContact(), aContact()].map((contact) => app.post('/api/contacts', contact))
  const quotation = app.post('/api/invoices', aQuotation())
  const addresses = (await Promise.all([...sent, quotation])).map(({ body }) => body.trackingUrl)
  for (const address of addresses) expect(address).toMatch(addressOfPage)
  expect(new Set(addresses).size).toBe(4)
})

test('the repeat of a request returns the same private page', async () => {
  const app = await createTestApp()
  const key = { 'Idempotency-Key': randomUUID() }
  const first = await app.post('/api/invoices', aQuotation(), key)
  const repeat = await app.post('/api/invoices', aQuotation(), key)
  expect(repeat.status).toBe(201)
  expect(repeat.body).toEqual(first.body)
})

test('the sender of suspected spam gets a private page too', async () => {
  const app = await createTestApp()
  const { body } = await app.post('/api/contacts', { ...aContact(), website: 'https://spam.example' })
  expect(await app.requests()).toMatchObject([{ spamReason: 'hidden_field' }])
  expect(body.trackingUrl).toMatch(addressOfPage)
})

test('no table contains the token, also if staff write it into a reply and a quote', async () => {
  let now = new Date('2026-11-17T15:00:00Z')
  const app = await createTestApp({ now: () => now })
  const { trackingUrl } = (await app.post('/api/invoices', aQuotation())).body
  const staff = await app.signIn()
  const desk = quoteDesk(staff)
  const body = `Tu página:\n${trackingUrl}\n\nSaludos`
  const reply = { subject: 'Tu página', body, status: 'answered', key: randomUUID(), seenEventId: null }
  await staff.post('/api/admin/requests/1/reply', reply)
  expect((await desk.sendPriced(1000, { validDays: 15 }, { body })).status).toBe(200)
  await app.deliveredMails()
  now = new Date('2026-11-30T15:00:00Z')
  await followUpQuotes(app.deps, job, running)
  const mails = await app.deliveredMails()
  const toBuyer = mails.filter(({ kind }) => ['reply', 'quote', 'quote_reminder'].includes(kind))
  expect(toBuyer.map(({ body }) => body?.includes('{enlace}'))).toEqual([true, true, true])
  const [link] = await app.db.select().from(trackingLinks)
  const stored = await databaseText(app.db)
  expect(stored).toContain(link?.tokenHash)
  expect(stored).not.toContain(trackingUrl.split('/').at(-1))
})

type App = Awaited<ReturnType<typeof createTestApp>>

const tokenOf = ({ body }: { body: { trackingUrl: string } }) => body.trackingUrl.split('/').at(-1)

/** Returns the address of the buyer's page in the API. */
async function quotedRequest(app: App, options?: Parameters<typeof storeSentQuote>[2]) {
  const receipt = await app.post('/api/invoices', aQuotation())
  await storeSentQuote(app.db, receipt.body.id, options)
  return mailedAddress(app, receipt.body.id)
}

const mailedAddress = async (app: App, id = 1) => await mailedPage(app, id)

const accept = { version: 1, reaction: 'accepted', text: '' }
const decline = { version: 1, reaction: 'declined', reason: 'Precio', text: 'Muy caro' }
const change = { version: 1, reaction: 'change_requested', text: 'Solo 12 rollos' }

async function history(app: App, id = 1) {
  const staff = await app.signIn()
  const { body } = await staff.get(`/api/admin/requests/${id}`)
  return body.history.map(({ kind, by, detail }: Record<string, unknown>) => ({ kind, by, detail }))
}

test('a private address that is pasted into a note, a message or a reaction is stored as its folio', async () => {
  const app = await createTestApp()
  const { folio, trackingUrl } = (await app.post('/api/invoices', aQuotation())).body
  const [unknown, token] = [trackingUrl.replace(/.$/, '_'), trackingUrl.split('/').at(-1)]
  const staff = await app.signIn()
  await quoteDesk(staff).sendPriced(1000)
  const text = `Mira ${trackingUrl} y ${trackingUrl}/cotizacion-v1.pdf`
  const named = `Mira ${folio} y ${folio}/cotizacion-v1.pdf`
  const noted = await staff.post('/api/admin/requests/1/notes', { text: `${text} y ${unknown}` })
  expect(noted.body.history[0].detail.text).toBe(`${named} y /seguimiento/…`)
  const reaction = { version: 1, reaction: 'change_requested', text }
  const react = async () => app.post(`${await mailedAddress(app)}/reaction`, reaction)
  expect([(await react()).status, (await react()).status]).toEqual([200, 200])
  await app.post('/api/contacts', { ...aContact(), message: text })
  const { name, company, email } = aContact()
  const caller = { name, company, email, phone: '', message: text, key: randomUUID() }
  await staff.post('/api/admin/quotes/requests', caller)
  expect((await app.requests()).map(({ message }) => message).slice(1)).toEqual([named, named])
  expect(await quoteDesk(staff).read()).toMatchObject({ quotes: [{ reactionText: named }] })
  expect(await databaseText(app.db)).not.toContain(token)
})

test('a new request is shown without anything that was typed', async () => {
  const app = await createTestApp({ now: () => new Date('2026-11-15T12:00:00Z') })
  const sent = {
    ...aQuotation(),
    message: 'Llamar a mi cuñado',
    otherProduct: 'Visita spam.example',
    invoiceDetails: [
      { productId: 108, quantity: 24, name: 'Zuncho', note: 'Nota escrita' },
      { productId: 99999, quantity: 1, name: 'Gana dinero en spam.example' },
    ],
  }
  const { body } = await app.get(`/seguimiento/${tokenOf(await app.post('/api/invoices', sent))}`)
  expect(body).toMatchObject({
    folio: 'COT-2026-000001',
    kind: 'quotation',
    state: 'received',
    steps: [{ state: 'received', at: '2026-11-15T12:00:00.000Z' }],
    lines: [
      { productId: 108, name: 'Zuncho PET 16 mm verde gofrado', quantity: 24, unit: 'rollo', isGone: false },
      { productId: 99999, name: 'Producto n.º 99999', isGone: true },
    ],
    typed: null,
    messages: [],
    versions: [],
  })
  expect(JSON.stringify(body)).not.toMatch(/cuñado|spam\.example|Nota escrita|Pedro|Cerámicas/)
})

test('after an answer the page shows it, and what was typed', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', aContact())
  const page = await mailedAddress(app)
  const staff = await app.signIn()
  const reply = { subject: 'Sobre los zunchos', body: 'Hola Ana:\n\nTenemos stock.', status: 'answered' }
  await staff.post('/api/admin/requests/1/reply', { ...reply, key: randomUUID(), seenEventId: null })
  await app.deliveredMails()
  const { body } = await app.get(page)
  expect(body).toMatchObject({
    state: 'answered',
    typed: { name: 'Ana Rojas', company: 'Aserradero Río Claro', message: aContact().message },
    messages: [{ subject: 'Sobre los zunchos', body: 'Hola Ana:\n\nTenemos stock.' }],
  })
  expect(body.steps.map(({ state }: { state: string }) => state)).toEqual(['received', 'in_review', 'answered'])
})

test('a request that needs information says so until staff take it up again', async () => {
  const app = await createTestApp()
  await app.post('/api/contacts', aContact())
  const page = await mailedAddress(app)
  const staff = await app.signIn()
  const reply = { subject: '¿Qué ancho?', body: '¿Qué ancho de zuncho necesitas?', status: 'needs_information' }
  await staff.post('/api/admin/requests/1/reply', { ...reply, key: randomUUID(), seenEventId: null })
  await app.deliveredMails()
  const { body } = await app.get(page)
  expect(body).toMatchObject({ state: 'needs_information', messages: [{ subject: '¿Qué ancho?' }] })
  expect(body.steps.map(({ state }: { state: string }) => state)).toEqual([
    'received',
    'in_review',
    'needs_information',
  ])
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'in_progress' })
  expect((await app.get(page)).body.state).toBe('in_review')
})

test('suspected spam looks like any new request until staff release it', async () => {
  const app = await createTestApp()
  const token = tokenOf(await app.post('/api/contacts', { ...aContact(), website: 'https://spam.example' }))
  const honest = tokenOf(await app.post('/api/contacts', aContact()))
  const staff = await app.signIn()
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'spam' })
  const [spam, plain] = [await app.get(`/seguimiento/${token}`), await app.get(`/seguimiento/${honest}`)]
  expect(spam.status).toBe(200)
  expect({ ...spam.body, folio: '', receivedAt: '', steps: [] }).toEqual({
    ...plain.body,
    folio: '',
    receivedAt: '',
    steps: [],
  })
  expect(spam.body.steps).toMatchObject([{ state: 'received' }])
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'in_progress' })
  expect((await app.get(`/seguimiento/${token}`)).body.state).toBe('in_review')
})

test('a quoted request shows its versions, and quoting again takes the newest', async () => {
  const app = await createTestApp()
  const page = await quotedRequest(app)
  const { body } = await app.get(page)
  expect(body).toMatchObject({
    state: 'quoted',
    typed: { name: 'Pedro Soto' },
    versions: [{ version: 1, state: 'open', totals: { total: expect.any(Number) }, delivery: '5 días hábiles' }],
    again: {
      lines: [
        { productId: 108, quantity: 24, isGone: false },
        { productId: 119, quantity: 2, isGone: false },
      ],
      otherProduct: '1 × Capacitación en planta',
      leftOut: [],
    },
  })
})

test('quoting again sums the lines of a product, and has their notes and what is not in the catalogue', async () => {
  const app = await createTestApp()
  const sent = { ...aQuotation(), otherProduct: '500 esquineros de 1 m' }
  await app.post('/api/invoices', sent)
  const address = await mailedAddress(app)
  expect((await app.get(address)).body.again).toMatchObject({
    otherProduct: '500 esquineros de 1 m',
    lines: [{ note: null }, { note: null }],
  })

  const desk = quoteDesk(await app.signIn())
  const { lines } = await desk.draft()
  const [strap, tool, other] = lines.map(({ picture: _, ...line }) => ({ ...line, unitPrice: 100 }))
  const free = { ...other, name: 'Capacitación', quantity: 2, unit: 'jornada', note: 'En planta' }
  const long = { ...free, name: 'Instalación', note: 'x'.repeat(1000) }
  await desk.sendPriced(100, {
    lines: [
      { ...strap, quantity: 10, note: 'Bodega 1' },
      tool,
      { ...strap, quantity: 5, note: 'Bodega 2' },
      other,
      long,
      free,
    ],
  })
  expect((await app.get(address)).body.again).toMatchObject({
    lines: [
      { productId: 108, quantity: 15, note: 'Bodega 1\nBodega 2' },
      { productId: 119, quantity: 2, note: null },
    ],
    otherProduct: '500 esquineros de 1 m\n2 × Capacitación (jornadas): En planta',
    leftOut: ['Instalación'],
  })
})

test('the first look of the buyer at a version is recorded once, and not that of staff, HEAD or a prefetch', async () => {
  const app = await createTestApp()
  const page = await quotedRequest(app)
  const staff = await app.signIn()
  await staff.get(page)
  await app.raw(page, { method: 'HEAD' })
  await app.get(page, { 'Sec-Purpose': 'prefetch;prerender' })
  expect(await history(app)).toEqual([])
  await app.get(page)
  await Promise.all([app.get(page), app.get(page, { Cookie: 'otra=1' })])
  expect(await history(app)).toEqual([{ kind: 'quote_opened', by: null, detail: { version: '1' } }])
})

test('accepting tells staff, wins the request, puts it back to be attended to and is in the history', async () => {
  const app = await createTestApp()
  const page = await quotedRequest(app)
  await app.db.update(requests).set({ status: 'answered' })
  const { status, body } = await app.post(`${page}/reaction`, { ...accept, text: 'OC 4512' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ state: 'accepted', versions: [{ state: 'accepted', reactionText: 'OC 4512' }] })
  expect(await app.requests()).toMatchObject([
    { status: 'in_progress', quoteOutcome: 'won', quoteOutcomeReason: 'Aceptada por el cliente' },
  ])
  expect(await history(app)).toEqual([{ kind: 'quote_accepted', by: null, detail: { version: '1', text: 'OC 4512' } }])
  const mail = (await app.mails()).find(({ kind }) => kind === 'quote_reaction')
  expect(mail?.subject).toBe(`Cotización aceptada: ${body.folio} · Cerámicas del Maule`)
  expect(mail?.body).toContain('Pedro Soto (Cerámicas del Maule) aceptó la versión 1')
  expect(mail?.body).toContain('Comentario:\nOC 4512')
})

test('asking for a change needs a text and reopens the request', async () => {
  const app = await createTestApp()
  const page = await quotedRequest(app)
  const staff = await app.signIn()
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'answered' })
  const missing = await app.post(`${page}/reaction`, { ...change, text: '' })
  expect(missing.body.error.fields).toEqual({ text: 'Escribe qué debemos cambiar' })
  expect((await app.post(`${page}/reaction`, change)).body.state).toBe('change_requested')
  expect(await app.requests()).toMatchObject([{ status: 'in_progress', quoteOutcome: null }])
})

async function endedByStaff(app: App, outcome: 'won' | 'lost') {
  const page = await quotedRequest(app)
  const desk = quoteDesk(await app.signIn())
  expect((await desk.end({ outcome, reason: 'Lo dijo por teléfono' })).status).toBe(200)
  return { page, desk }
}

test.each([accept, change, decline])(
  'a quote that staff know to be won is accepted: $reaction is a conflict',
  async (reaction) => {
    const now = new Date('2026-11-17T15:00:00Z')
    const app = await createTestApp({ now: () => now })
    const { page } = await endedByStaff(app, 'won')
    const { status, body } = await app.post(`${page}/reaction`, reaction)
    expect([status, body.error.code]).toEqual([409, 'not_allowed'])
    expect(body.error.message).toMatch(/^Esta cotización ya está aceptada\. /)
    const tracking = (await app.get(page)).body
    expect(tracking).toMatchObject({
      state: 'accepted',
      versions: [{ state: 'accepted', reactedAt: now.toISOString(), reactionText: null }],
    })
    expect(tracking.steps.at(-1)).toEqual({ state: 'accepted', at: now.toISOString() })
    expect(await app.requests()).toMatchObject([{ quoteOutcome: 'won', quoteOutcomeReason: 'Lo dijo por teléfono' }])
  },
)

test('a quote that staff won stays accepted after its last day, and reopened it can be answered', async () => {
  let now = new Date('2026-11-17T15:00:00Z')
  const app = await createTestApp({ now: () => now })
  const { page, desk } = await endedByStaff(app, 'won')
  now = new Date('2100-01-02T15:00:00Z')
  expect((await app.get(page)).body.state).toBe('accepted')
  now = new Date('2026-11-18T15:00:00Z')
  await desk.end({ outcome: null, reason: '' })
  expect((await app.get(page)).body.state).toBe('quoted')
  expect((await app.post(`${page}/reaction`, decline)).body.state).toBe('declined')
})

test('a change asked of a quote that staff know to be lost opens the business again', async () => {
  const app = await createTestApp()
  const { page } = await endedByStaff(app, 'lost')
  expect((await app.get(page)).body.state).toBe('quoted')
  expect((await app.post(`${page}/reaction`, change)).body.state).toBe('change_requested')
  expect(await app.requests()).toMatchObject([
    { status: 'in_progress', quoteOutcome: null, quoteOutcomeReason: null, quoteOutcomeAt: null },
  ])
  expect((await history(app)).slice(0, 2)).toEqual([
    { kind: 'quote_outcome', by: null, detail: { to: null, reason: 'El cliente pidió un cambio' } },
    { kind: 'quote_change_requested', by: null, detail: { version: '1', text: 'Solo 12 rollos' } },
  ])
  const staff = await app.signIn()
  expect((await staff.get('/api/admin/quotes')).body.total).toBe(1)
})

test('accepting a quote that staff know to be lost wins it', async () => {
  const app = await createTestApp()
  const { page } = await endedByStaff(app, 'lost')
  expect((await app.post(`${page}/reaction`, accept)).body.state).toBe('accepted')
  expect(await app.requests()).toMatchObject([{ quoteOutcome: 'won', quoteOutcomeReason: 'Aceptada por el cliente' }])
  expect((await history(app))[0]).toEqual({
    kind: 'quote_outcome',
    by: null,
    detail: { to: 'won', reason: 'Aceptada por el cliente' },
  })
})

test('declining a quote that staff know to be lost leaves the reason they recorded', async () => {
  const app = await createTestApp()
  const { page } = await endedByStaff(app, 'lost')
  expect((await app.post(`${page}/reaction`, decline)).body.state).toBe('declined')
  expect(await app.requests()).toMatchObject([{ quoteOutcome: 'lost', quoteOutcomeReason: 'Lo dijo por teléfono' }])
  expect((await history(app)).map(({ kind }: { kind: string }) => kind)).toEqual(['quote_declined', 'quote_outcome'])
})

test('the same reaction twice counts once, and another one is a conflict', async () => {
  const app = await createTestApp()
  const page = await quotedRequest(app)
  const both = await Promise.all([app.post(`${page}/reaction`, accept), app.post(`${page}/reaction`, accept)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const other = await app.post(`${page}/reaction`, decline)
  expect(other.status).toBe(409)
  expect(other.body.error.message).toMatch(/^Esta versión fue aceptada el \d\d-\d\d-\d{4}\. /)
  expect((await app.mails()).filter(({ kind }) => kind === 'quote_reaction')).toHaveLength(1)
  expect(await app.requests()).toMatchObject([{ quoteOutcome: 'won' }])
})

test('an expired version cannot be accepted, from midnight in Chile', async () => {
  let now = new Date('2026-11-20T02:59:59Z')
  const app = await createTestApp({ now: () => now })
  const page = await quotedRequest(app, { validUntil: '2026-11-19' })
  expect((await app.get(page)).body.state).toBe('quoted')
  now = new Date('2026-11-20T03:00:01Z')
  const { status, body } = await app.post(`${page}/reaction`, accept)
  expect(status).toBe(409)
  expect(body.error.message).toContain('venció el 19-11-2026')
  const { steps, state } = (await app.get(page)).body
  expect(state).toBe('expired')
  expect(steps.at(-1)).toEqual({ state: 'expired', at: '2026-11-20T03:00:00.000Z' })
})

test('only the newest version can be accepted', async () => {
  const app = await createTestApp()
  const page = await quotedRequest(app)
  await storeSentQuote(app.db, 1, { version: 2 })
  const { status, body } = await app.post(`${page}/reaction`, accept)
  expect(status).toBe(409)
  expect(body.error.message).toBe('Hay una versión más nueva, la 2: revísala y responde sobre ella.')
  expect((await app.post(`${page}/reaction`, { ...accept, version: 3 })).status).toBe(404)
  expect((await app.post(`${page}/reaction`, { ...accept, version: 2 })).status).toBe(200)
  expect((await app.get(page)).body.versions).toMatchObject([
    { version: 2, state: 'accepted' },
    { version: 1, state: 'superseded' },
  ])
})

test('a quote that staff sent is on the page with its message, and the change that is asked leads to the next', async () => {
  const app = await createTestApp()
  await app.post('/api/invoices', aQuotation())
  const page = await mailedAddress(app)
  const desk = quoteDesk(await app.signIn())
  await desk.sendPriced(1000)
  await app.deliveredMails()
  expect((await app.get(page)).body).toMatchObject({
    state: 'quoted',
    messages: [{ subject: 'Cotización', body: 'Adjuntamos la cotización.' }],
    versions: [{ version: 1, state: 'open' }],
  })
  await app.post(`${page}/reaction`, change)
  expect((await desk.sendPriced(900)).status).toBe(200)
  expect((await app.post(`${page}/reaction`, { ...accept, version: 2 })).body).toMatchObject({
    state: 'accepted',
    versions: [
      { version: 2, state: 'accepted' },
      { version: 1, state: 'change_requested', reactionText: 'Solo 12 rollos' },
    ],
  })
})

test('a token opens nothing but its own request', async () => {
  const app = await createTestApp()
  const first = await quotedRequest(app)
  await app.post('/api/invoices', aQuotation())
  const second = await mailedAddress(app, 2)
  expect((await app.get(first)).body.folio).not.toBe((await app.get(second)).body.folio)
  expect((await app.post(`${second}/reaction`, accept)).status).toBe(404)
  expect((await app.get('/api/admin/requests/1', { Authorization: `Bearer ${first.split('/').at(-1)}` })).status).toBe(
    401,
  )
})

test('wrong, revoked and replaced tokens all get the same response', async () => {
  const app = await createTestApp()
  const page = await quotedRequest(app)
  const staff = await app.signIn()
  const link = '/api/admin/requests/1/tracking'
  const { body: given } = await staff.get(link)
  expect(given.trackingUrl).toMatch(/\/seguimiento\/[\w-]{27}$/)
  const { body: renewed } = await staff.post(link)
  const next = `/seguimiento/${renewed.trackingUrl.split('/').at(-1)}`
  expect((await app.get(next)).status).toBe(200)
  const replaced = await app.get(page)
  expect((await staff.delete(link)).status).toBe(204)
  expect((await staff.delete(link)).status).toBe(204)
  expect((await staff.get(link)).body).toEqual({ trackingUrl: null })
  const others = await Promise.all(
    [next, `/seguimiento/${'A'.repeat(27)}`, '/seguimiento/1', `${page.slice(0, -1)}%00`].map((path) => app.get(path)),
  )
  expect(replaced.status).toBe(404)
  for (const { status, body, headers } of others) {
    expect({ status, body }).toEqual({ status: 404, body: replaced.body })
    expect([...headers.keys()]).toEqual([...replaced.headers.keys()])
  }
  expect((await app.post(`${next}/reaction`, accept)).status).toBe(404)
  expect((await history(app)).map(({ kind }: { kind: string }) => kind)).toEqual([
    'link_revoked',
    'quote_opened',
    'link_renewed',
  ])
  const back = await staff.post(link)
  expect((await app.get(`/seguimiento/${back.body.trackingUrl.split('/').at(-1)}`)).status).toBe(200)
})

test.each(['revoke', 'renew'] as const)(
  'a mail that is written while staff %s the link does not bring the old one back',
  async (act) => {
    const app = await createTestApp()
    const old = tokenOf(await app.post('/api/invoices', aQuotation()))
    const linkInMail = await transact(app.db, async (tx) => {
      await app.deps.tracking[act](tx, 1, new Date())
      return { written: app.deps.tracking.linkOf(app.db, { id: 1 }, 'mailed') }
    })
    const link = await linkInMail.written
    expect((await app.get(`/seguimiento/${old}`)).status).toBe(404)
    expect(link === undefined).toBe(act === 'revoke')
    if (link) expect((await app.get(`/seguimiento/${link.split('/').at(-1)}`)).status).toBe(200)
  },
)

test('a quote of a request that became spam is neither shown nor answered', async () => {
  const app = await createTestApp()
  const page = await quotedRequest(app)
  const staff = await app.signIn()
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'spam' })
  expect((await app.get(page)).body).toMatchObject({ state: 'received', versions: [] })
  expect((await app.post(`${page}/reaction`, accept)).status).toBe(404)
  const pdf = await app.raw(`${page}/cotizacion-v1.pdf`)
  expect([pdf.status, pdf.headers.get('Location')]).toEqual([302, page])
  await staff.post('/api/admin/requests/change', { ids: [1], status: 'in_progress' })
  expect((await app.raw(`${page}/cotizacion-v1.pdf`)).status).toBe(200)
  expect((await app.post(`${page}/reaction`, accept)).status).toBe(200)
})

test('the page of an erased request is gone', async () => {
  const app = await createTestApp()
  const page = await quotedRequest(app)
  const staff = await app.signIn()
  const { email } = aQuotation()
  expect((await staff.post('/api/admin/privacy/erase', { email, confirmation: email })).status).toBeLessThan(300)
  expect((await app.get(page)).status).toBe(404)
  expect((await app.post(`${page}/reaction`, accept)).status).toBe(404)
})

test('responses of private pages are not stored, indexed or sent as referrer, and logs lack their tokens', async () => {
  const app = await createTestApp()
  const page = await quotedRequest(app)
  const token = page.split('/').at(-1) ?? ''
  const paths = [page, `/Seguimiento/${token}/`, `/seguimiento/${token}.data`, `/seguimiento/x`]
  for (const path of [...paths, `/%73eguimiento/${token}`, `//seguimiento/${token}`]) {
    const { headers } = await app.get(path)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
  }
  await app.post(`${page}/reaction`, accept)
  await app.post(`${page}/reaction`, 'no JSON')
  expect(app.logLines.length).toBeGreaterThan(8)
  expect(app.logLines.join('')).not.toContain(token)
  expect(app.logLines.join('')).toContain('/seguimiento/…/reaction')
})

test('an error that names a private address is logged without its token', async () => {
  const token = 'A'.repeat(27)
  const site = async () => Promise.reject(new Error(`Nothing at https://precinta.example/seguimiento/${token}?x=1`))
  const app = await createTestApp({ site })
  expect((await app.get(`/seguimiento/${token}`)).status).toBe(500)
  expect(app.logLines.join('')).toContain('/seguimiento/…')
  expect(app.logLines.join('')).not.toContain(token)
})

test('guessing tokens is rate limited, whatever the method', async () => {
  const app = await createTestApp({
    rateLimits: [{ method: 'GET', path: '/seguimiento/*', requests: 2, perMs: 1000 }],
  })
  const get = (method: string) => app.raw('/seguimiento/x', { method })
  expect([(await get('GET')).status, (await get('HEAD')).status, (await get('GET')).status]).toEqual([404, 404, 429])
  expect((await get('HEAD')).status).toBe(429)
  for (const path of ['//seguimiento/x', '/Seguimiento//x/']) expect((await app.get(path)).status).toBe(429)
  const limited = rateLimits.filter(({ path }) => path === '/seguimiento/*')
  expect(limited.map(({ method }) => method)).toEqual(['GET', 'POST'])
})
