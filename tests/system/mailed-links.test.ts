import { expect, test } from 'vitest'
import { builtPages } from '../../server/pages/load-pages.ts'
import { readPdfText } from '../support/pdf-text.ts'
import { aQuotation } from '../support/samples.ts'
import { mailedPage, storeSentQuote } from '../support/sent-quote.ts'
import { setUpTestApp } from '../support/test-app.ts'

const createTestApp = setUpTestApp()

type App = Awaited<ReturnType<typeof createTestApp>>

/** What a stranger who typed somebody's address must not read: prices, total, texts of seller and buyer, and the address itself. */
const secrets = ['38.900', '38900', '1.190.000', '1190000', '5 días hábiles', 'Marta Díaz', 'Capacitación en planta']
const typed = ['Cerámicas del Maule', 'Pedro Soto', 'Nota escrita', 'Mensaje escrito', 'Otro escrito', 'psoto@']

async function quotedRequest({ secure = true } = {}) {
  const { site } = await builtPages()
  const app = await createTestApp({ site, ...(!secure && { publicUrl: 'http://localhost:3000' }) })
  const [first, second] = aQuotation().invoiceDetails
  const sent = {
    ...aQuotation(),
    message: 'Mensaje escrito',
    otherProduct: 'Otro escrito',
    invoiceDetails: [{ ...first, note: 'Nota escrita' }, second],
  }
  const key = { 'Idempotency-Key': 'walk' }
  const { body } = await app.post('/api/invoices', sent, key)
  await storeSentQuote(app.db, body.id)
  const staff = await app.signIn()
  const message = { subject: 'Sobre los precios', body: 'Respuesta escrita', status: 'answered', seenEventId: null }
  await staff.post('/api/admin/requests/1/reply', { ...message, key: crypto.randomUUID() })
  await app.deliveredMails()
  const repeat = await app.post('/api/invoices', sent, key)
  expect(repeat.body).toEqual(body)
  return { app, receipt: new URL(body.trackingUrl).pathname, mailed: await mailedPage(app), staff }
}

/** Every response that an address gives away, with the PDF as its text. */
async function walk(app: App, page: string, headers: Record<string, string> = {}) {
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields), headers })
  const visits: [path: string, init?: RequestInit][] = [
    [page],
    [page.replace('/seguimiento', '/Seguimiento')],
    [`${page}/`],
    [`${page}.data`],
    [`${page}.data?_routes=routes%2Fseguimiento`],
    [`${page}/_.data`],
    [`${page}/cotizacion-v1.pdf`],
    [page, form({ version: '1', reaction: 'declined', reason: 'Ninguno' })],
    [`${page}.data`, form({ version: '1', reaction: 'declined', reason: 'Ninguno' })],
    [page, form({ version: '1', reaction: 'change_requested', change_requested: 'Solo 12' })],
    [page],
  ]
  const seen: { path: string; status: number; text: string }[] = []
  for (const [path, init] of visits) {
    const response = await app.raw(path, { headers, ...init })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isPdf = response.headers.get('Content-Type') === 'application/pdf'
    const text = isPdf ? readPdfText(bytes).join('\n') : bytes.toString()
    seen.push({ path, status: response.status, text: `${text} ${response.headers.get('Location') ?? ''}` })
  }
  return seen
}

const found = (seen: { path: string; text: string }[], words: string[]) =>
  seen.flatMap(({ path, text }) => words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`))

test('the link of a receipt shows no price, no message and nothing that was typed, wherever it leads', async () => {
  const { app, receipt, mailed } = await quotedRequest()
  const seen = await walk(app, receipt)
  expect(found(seen, [...secrets, ...typed, 'Respuesta escrita', 'Sobre los precios', mailed])).toEqual([])
  expect(seen.find(({ path }) => path === receipt)?.text).toContain('ps•••@ceramicas.example')
  expect(seen.find(({ path }) => path === receipt)?.text).toContain('Zuncho PET 16 mm verde gofrado')
  expect(await app.requests()).toMatchObject([{ quoteOutcome: null, emailConfirmedAt: null }])
  const [quote] = (await (await app.signIn()).get('/api/admin/requests/1/quotes')).body.quotes
  expect(quote).toMatchObject({ status: 'sent', openedAt: null })
})

test('the mailed link shows all of it, and answers the quote', async () => {
  const { app, mailed } = await quotedRequest()
  const seen = await walk(app, mailed)
  const page = seen.find(({ path }) => path === mailed)?.text ?? ''
  for (const word of [
    ...secrets.filter((word) => /\D{3}|\.\d/.test(word)),
    ...typed.slice(0, 5),
    'Respuesta escrita',
  ]) {
    expect(page).toContain(word)
  }
  expect(seen.find(({ path }) => path.endsWith('.pdf'))).toMatchObject({ status: 200 })
  const [quote] = (await (await app.signIn()).get('/api/admin/requests/1/quotes')).body.quotes
  expect(quote).toMatchObject({ status: 'change_requested', openedAt: expect.any(String) })
})

test('a reaction that misses something is rejected by the page, and stores nothing', async () => {
  const { app, mailed } = await quotedRequest()
  const post = async (path: string, fields: Record<string, string>) => {
    const response = await app.raw(path, { method: 'POST', body: new URLSearchParams(fields) })
    return { status: response.status, text: await response.text() }
  }
  const missing = await post(mailed, { version: '1', reaction: 'change_requested', change_requested: '' })
  expect(missing.status).toBe(422)
  expect(missing.text).toContain('Escribe qué debemos cambiar')
  expect((await post(mailed, { version: '1', reaction: 'applauded' })).status).toBe(400)
  const unknown = `${mailed.slice(0, -4)}AAAA`
  expect((await post(unknown, { version: '1', reaction: 'accepted' })).status).toBe(404)
  expect((await post(unknown, { link: 'mail' })).status).toBe(404)
  expect(await app.requests()).toMatchObject([{ quoteOutcome: null, waitingAgainSince: null }])
})

const cookieOf = (response: Response) => response.headers.getSetCookie().find((one) => one.startsWith('seguimiento-'))

test('a browser that opened the mailed link is sent there from the receipt, until staff renew the link', async () => {
  const { app, receipt, mailed, staff } = await quotedRequest()
  const cookie = cookieOf(await app.raw(mailed)) ?? ''
  expect(cookie).toMatch(
    /^seguimiento-confirmadas=[^;]+; Max-Age=15552000; Path=\/seguimiento; HttpOnly; Secure; SameSite=Lax$/,
  )
  const open = async (path: string) => {
    const response = await app.raw(path, { headers: { Cookie: cookie.split(';', 1)[0] ?? '' } })
    return [response.status, response.headers.get('Location')]
  }
  expect(await open(receipt)).toEqual([302, mailed])
  expect(await open(`${receipt}/cotizacion-v1.pdf`)).toEqual([302, receipt])
  const { body } = await app.post('/api/invoices', aQuotation())
  expect(await open(new URL(body.trackingUrl).pathname)).toEqual([200, null])
  await staff.post('/api/admin/requests/1/tracking')
  expect(await open(receipt)).toEqual([404, null])
  const renewed = await app.deps.tracking.linkOf(app.db, { id: 1 }, 'receipt')
  expect(await open(new URL(renewed ?? '').pathname)).toEqual([200, null])
})

test('a look at the mailed link that is not a person’s confirms nothing', async () => {
  const { app, mailed, staff } = await quotedRequest()
  const looks = [{ method: 'HEAD' }, { headers: { 'Sec-Purpose': 'prefetch' } }, { headers: staff.cookies() }]
  for (const look of looks) expect(cookieOf(await app.raw(mailed, look))).toBeUndefined()
  expect(await app.requests()).toMatchObject([{ emailConfirmedAt: null }])
  expect(cookieOf(await app.raw(mailed))).toBeDefined()
  const [{ emailConfirmedAt } = { emailConfirmedAt: null }] = await app.requests()
  expect(emailConfirmedAt).toBeInstanceOf(Date)
})

test('without TLS the cookie works too', async () => {
  const { app, mailed } = await quotedRequest({ secure: false })
  expect(cookieOf(await app.raw(mailed))).not.toContain('Secure')
})

test('a form mails the link to the address of the request, which the page then says', async () => {
  const { app, receipt, mailed } = await quotedRequest()
  const post = () => app.raw(receipt, { method: 'POST', body: new URLSearchParams({ link: 'mail' }) })
  const sent = await post()
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${receipt}#enlace-por-correo`])
  const page = await (await app.raw(receipt)).text()
  expect(page).toContain('Pediste el enlace el ')
  expect(page).not.toContain(mailed)
  for (const expected of [303, 303, 409]) expect((await post()).status).toBe(expected)
  expect(await (await post()).text()).toContain('Ya enviamos el enlace 3 veces a este correo')
})
