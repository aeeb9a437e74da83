import { expect, test } from 'vitest'
import type { Mail } from '../../mail/mail.ts'
import { readPdfText } from '../../tests/support/pdf-text.ts'
import { quoteDesk } from '../../tests/support/quote-desk.ts'
import { aQuotation } from '../../tests/support/samples.ts'
import { mailedPage } from '../../tests/support/sent-quote.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

async function openOffice(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp({ now: () => new Date('2026-11-17T15:00:00Z'), ...options })
  const { body } = await app.post('/api/invoices', aQuotation())
  const staff = await app.signIn()
  const desk = quoteDesk(staff)
  const page = await mailedPage(app)
  return { app, staff, desk, page, folio: body.folio as string }
}

const path = (version: number) => `/api/admin/requests/1/quotes/${version}.pdf`

/** Texts are compared without whitespace because line breaks vary. */
const unspaced = (text: string) => text.replace(/\s+/g, '')
const textOf = async (response: Response) => unspaced(readPdfText(Buffer.from(await response.arrayBuffer())).join(''))

test('GET /requests/{id}/quotes/{version}.pdf is the document of a draft, and of what was sent', async () => {
  const { staff, desk, folio } = await openOffice()
  await desk.draft()
  const draft = await staff.raw(path(1))
  expect(draft.status).toBe(200)
  expect(draft.headers.get('Content-Type')).toBe('application/pdf')
  expect(draft.headers.get('Content-Disposition')).toBe(`inline; filename="${folio}-v1.pdf"`)
  expect(draft.headers.get('Cache-Control')).toBe('no-store')
  const before = await textOf(draft)
  for (const part of ['Borrador', `Cotización ${folio}`, 'Válida hasta el 02-12-2026', 'Marta Díaz']) {
    expect(before).toContain(unspaced(part))
  }
  await desk.sendPriced(38_990)
  const pdf = Buffer.from(await (await staff.raw(path(1))).arrayBuffer())
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBe(2)
  const after = unspaced(readPdfText(pdf).join(''))
  expect(after).toContain('Total$1.206.351')
  expect(after).not.toContain('Borrador')
})

test('GET /requests/{id}/quotes/{version}.pdf needs a session and an existing version', async () => {
  const { app, staff, desk } = await openOffice()
  await desk.draft()
  expect((await app.get(path(1))).status).toBe(401)
  expect((await staff.get(path(2))).status).toBe(404)
  expect((await staff.get('/api/admin/requests/2/quotes/1.pdf')).status).toBe(404)
})

test('GET /seguimiento/{token}/cotizacion-v{n}.pdf is the document of a sent version, never of a draft', async () => {
  const { app, desk, page } = await openOffice()
  await desk.sendPriced(38_990)
  await desk.draft()
  const sent = await app.raw(`${page}/cotizacion-v1.pdf`)
  expect([sent.status, sent.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(await textOf(sent)).toContain('Total$1.206.351')
  expect((await app.raw(`${page}/cotizacion-v2.pdf`)).status).toBe(404)
})

test('a version that is sent to a corrected address has that address, and one that was sent before keeps its own', async () => {
  const old = aQuotation().email
  let isKnown = true
  const documents: Buffer[] = []
  const send = async ({ to, attachments = [] }: Mail) => {
    if (to === old && !isKnown) {
      throw Object.assign(new Error('No'), {
        command: 'RCPT TO',
        responseCode: 550,
        response: '550 5.1.1 No such user',
      })
    }
    documents.push(...attachments.map(({ content }) => content))
    return 'sent' as const
  }
  const { app, staff, desk } = await openOffice({ mailer: { send, close: () => {} } })
  await desk.sendPriced(38_990)
  await app.deliveredMails()
  isKnown = false
  await desk.sendPriced(37_990)
  const failed = (await app.deliveredMails()).find(({ state }) => state === 'failed')
  const corrected = { email: 'compras@ceramicas.example' }
  const { status } = await staff.post(`/api/admin/requests/1/mails/${failed?.id}/correct`, corrected)
  expect(status).toBe(200)
  await app.deliveredMails()
  await desk.sendPriced(36_990)
  await app.deliveredMails()
  const addresses = [corrected.email, corrected.email, old]
  const versions: { letterhead: { customer: { email: string } } }[] = (await app.get(await mailedPage(app))).body
    .versions
  expect(versions.map(({ letterhead }) => letterhead.customer.email)).toEqual(addresses)
  const texts = documents.map((document) => unspaced(readPdfText(document).join('')))
  expect(texts.map((text) => addresses.filter((address) => text.includes(address)))).toEqual([
    [old],
    [corrected.email, corrected.email],
    [corrected.email, corrected.email],
  ])
})

test.each(['%0D%0Aa', '..%2f..', '%2e%2e', 'a', '%00'])(
  'GET /seguimiento/%s/cotizacion-v1.pdf is a page of the site',
  async (token) => {
    const { app } = await openOffice()
    const response = await app.raw(`/seguimiento/${token}/cotizacion-v1.pdf`)
    expect([response.status, response.headers.get('Location')]).toEqual([200, null])
    expect(app.logLines.join('')).not.toContain('"level":50')
  },
)

test('GET /seguimiento/{token}/cotizacion-v{n}.pdf of an unknown token goes to the page that tells nothing', async () => {
  const { app, desk, page } = await openOffice()
  await desk.sendPriced(38_990)
  const unknown = page.replace(/.{5}$/, 'AAAAA')
  const response = await app.raw(`${unknown}/cotizacion-v1.pdf`)
  expect([response.status, response.headers.get('Location')]).toEqual([302, unknown])
})
