import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { requestCounts } from '../db/schema.ts'
import { defaultSettings } from '../domain/settings/default-settings.ts'
import { defaultCompany } from '../shared/settings/default-company.ts'
import { aContact, aQuotation, aServiceRequest } from '../tests/support/samples.ts'
import { mailedPage } from '../tests/support/sent-quote.ts'
import { startSmtpSink } from '../tests/support/smtp-sink.ts'
import { setUpTestApp } from '../tests/support/test-app.ts'
import { mailRetries } from './mail-queue.ts'
import { isRejectedForGood, smtpMailer } from './mailer.ts'

const createTestApp = setUpTestApp({ retries: { retryLimit: 3, retryDelay: 1, retryBackoff: true, retryDelayMax: 2 } })

const staff = 'ventas@precinta.example'

async function createAppWithSmtp(options?: Parameters<typeof startSmtpSink>[0]) {
  const smtp = await startSmtpSink(options)
  onTestFinished(smtp.stop)
  const app = await createTestApp({ mailer: smtpMailer(smtp.url, () => 'Precinta <web@precinta.example>') })
  return { app, smtp }
}

test('the notification contains everything the visitor sent, and replies go to the visitor', async () => {
  const { app, smtp } = await createAppWithSmtp()
  const { body } = await app.post('/api/invoices', {
    ...aQuotation(),
    phone: '+56 9 8765 4321',
    message: 'Entrega en Talca.',
  })
  await app.deliveredMails()
  const [mail] = smtp.receivedBy(staff)
  expect(mail?.subject).toBe(`Solicitud de cotización ${body.folio} · Cerámicas del Maule`)
  expect(mail?.from).toMatchObject({ address: 'web@precinta.example' })
  expect(mail?.replyTo).toMatchObject([{ name: 'Pedro Soto', address: 'psoto@ceramicas.example' }])
  for (const version of [mail?.html, mail?.text]) {
    for (const word of ['Pedro Soto', 'Cerámicas del Maule', '+56 9 8765 4321', 'Entrega en Talca.', 'PB 16', '24']) {
      expect(version).toContain(word)
    }
  }
})

test('the acknowledgement contains the folio, the private page, the list and the contact details of the company', async () => {
  const { app, smtp } = await createAppWithSmtp()
  const { body } = await app.post('/api/invoices', aQuotation())
  await app.deliveredMails()
  const [mail] = smtp.receivedBy('psoto@ceramicas.example')
  expect(mail?.subject).toBe(`Solicitud de cotización ${body.folio}`)
  expect(mail?.replyTo).toMatchObject([{ address: staff }])
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }))
  for (const version of [mail?.html, mail?.text]) {
    for (const word of [
      body.folio,
      await mailedPage(app),
      'Zuncho PET 16 mm verde gofrado',
      defaultCompany.phone.label,
      defaultCompany.email,
      defaultCompany.whatsapp.label,
    ]) {
      expect(version).toContain(word)
    }
  }
})

test('staff write the text of the acknowledgement; folio, private page and list stay', async () => {
  const { app, smtp } = await createAppWithSmtp()
  const office = await app.signIn()
  const { acknowledgements, ...templates } = defaultSettings.mailTemplates
  const quotation = { subject: 'Recibimos {folio}', body: 'Hola:\n\nTe llamamos mañana, o llama al {telefono}.' }
  const change = { ...templates, acknowledgements: { ...acknowledgements, quotation }, updatedAt: null }
  expect((await office.put('/api/admin/settings/mailTemplates', change)).status).toBe(200)
  const { body } = await app.post('/api/invoices', aQuotation())
  await app.deliveredMails()
  const [mail] = smtp.receivedBy('psoto@ceramicas.example')
  expect(mail?.subject).toBe(`Recibimos ${body.folio}`)
  for (const version of [mail?.html, mail?.text]) {
    for (const word of [
      `Te llamamos mañana, o llama al ${defaultCompany.phone.label}.`,
      `Solicitud de cotización ${body.folio}`,
      await mailedPage(app),
      'Zuncho PET 16 mm verde gofrado',
    ]) {
      expect(version).toContain(word)
    }
  }
})

test('the text version keeps the columns of the list and the line breaks of the message', async () => {
  const { app, smtp } = await createAppWithSmtp()
  await app.post('/api/invoices', { ...aQuotation(), message: 'Uno\n\nDos' })
  await app.deliveredMails()
  const text = smtp.receivedBy(staff)[0]?.text
  expect(text).toMatch(/^Zuncho PET 16 mm verde gofrado +24 rollos$/m)
  expect(text).toMatch(/^Correo +psoto@ceramicas\.example$/m)
  expect(text).toContain('Uno\n\nDos')
})

test('both mails contain the unit of sale and the total content', async () => {
  const { app, smtp } = await createAppWithSmtp()
  const seals = { productId: 170, quantity: 200, name: 'Sello dentado PET 16 mm' }
  await app.post('/api/invoices', { ...aQuotation(), invoiceDetails: [...aQuotation().invoiceDetails, seals] })
  await app.deliveredMails()
  for (const reader of [staff, 'psoto@ceramicas.example']) {
    const text = smtp.receivedBy(reader)[0]?.text
    expect(text).toMatch(/^Sello dentado PET 16 mm +200 cajas de 1\.000 unidades = 200\.000 unidades$/m)
    expect(text).toMatch(/^Enzunchadora a batería PB 16 +2$/m)
  }
})

test('both mails contain the codes of the products, as they were when the request was sent', async () => {
  const { app, smtp } = await createAppWithSmtp()
  await app.post('/api/invoices', aQuotation())
  await app.deliveredMails()
  for (const reader of [staff, 'psoto@ceramicas.example']) {
    const [mail] = smtp.receivedBy(reader)
    for (const version of [mail?.html?.replaceAll('<!-- -->', ''), mail?.text]) {
      for (const code of ['Cód. ZPET-16-V', 'Cód. PB-16']) expect(version).toContain(code)
    }
  }
})

test('both mails say in which format a product is asked for', async () => {
  const { app, smtp } = await createAppWithSmtp()
  const pallets = { productId: 108, quantity: 72, name: 'Zuncho', format: 'Pallet de 36 rollos' }
  await app.post('/api/invoices', { ...aQuotation(), invoiceDetails: [pallets] })
  await app.deliveredMails()
  for (const reader of [staff, 'psoto@ceramicas.example'])
    expect(smtp.receivedBy(reader)[0]?.text).toContain('2 pallets de 36 rollos = 72 rollos')
})

test('a service request names its machine', async () => {
  const { app, smtp } = await createAppWithSmtp()
  await app.post('/api/contacts', aServiceRequest())
  await app.deliveredMails()
  expect(smtp.receivedBy(staff)[0]?.subject).toMatch(/^Solicitud de servicio técnico SRV-/)
  expect(smtp.receivedBy(staff)[0]?.text).toContain('Enzunchadora a batería PB 16')
})

test('visitor input is escaped', async () => {
  const { app, smtp } = await createAppWithSmtp()
  const hostile = '<img src=x onerror=alert(1)> & "comillas"'
  await app.post('/api/contacts', { ...aContact(), name: hostile, company: hostile, message: hostile })
  await app.deliveredMails()
  const [mail] = smtp.receivedBy(staff)
  expect(mail?.html).not.toContain('<img')
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;comillas&quot;')
})

test('address syntax in a name adds no recipient and no header', async () => {
  const { app, smtp } = await createAppWithSmtp()
  await app.post('/api/contacts', {
    ...aContact(),
    name: 'Ana" <x@evil.example>, "Bcc: y@evil.example',
    company: 'A; B <z@evil.example>',
  })
  await app.deliveredMails()
  expect(smtp.received.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual(['ana.rojas@aserradero.example', staff])
  for (const { bcc, cc } of smtp.received) expect([bcc, cc]).toEqual([undefined, undefined])
})

test('the acknowledgement repeats no visitor input, because the address may belong to someone else', async () => {
  const { app, smtp } = await createAppWithSmtp()
  const bait = 'GANA-PREMIOS.example'
  await app.post('/api/invoices', {
    ...aQuotation(),
    name: bait,
    company: bait,
    phone: bait,
    message: bait,
    invoiceDetails: [
      { productId: 108, quantity: 1, name: bait, note: bait },
      { productId: 99_999, quantity: 1, name: bait, note: bait },
    ],
    otherProduct: bait,
  })
  await app.deliveredMails()
  const [mail] = smtp.receivedBy('psoto@ceramicas.example')
  expect(mail?.raw).not.toContain(bait)
  expect(mail?.text).toContain('Zuncho PET 16 mm verde gofrado')
  expect(mail?.text).toContain('Producto n.º 99999 (ya no está en el catálogo)')
})

test('one mailbox gets five acknowledgements a day; every request is stored and notified all the same', async () => {
  const { app, smtp } = await createAppWithSmtp()
  const spellings = [
    'victima@gmail.com',
    ' Victima@Gmail.com ',
    'victima+uno@googlemail.com',
    'vic.tima@GoogleMail.com',
  ]
  for (let sent = 0; sent < 8; sent++) {
    const email = spellings[sent % spellings.length] ?? ''
    const headers = { 'Idempotency-Key': `intento-${sent}` }
    const send = () => app.post('/api/contacts', { ...aContact(), email }, headers)
    expect([(await send()).status, (await send()).status]).toEqual([201, 201])
  }
  const rows = await app.deliveredMails()
  const states = rows.filter(({ kind }) => kind === 'acknowledgement').map(({ state }) => state)
  expect(states.toSorted()).toEqual([...Array(5).fill('sent'), ...Array(3).fill('withheld')])
  expect(smtp.receivedBy(staff)).toHaveLength(8)
  expect(smtp.received).toHaveLength(13)

  await app.db.update(requestCounts).set({ endsAt: new Date(0) })
  await app.post('/api/contacts', { ...aContact(), email: 'victima@gmail.com' })
  await app.deliveredMails()
  expect(smtp.received).toHaveLength(15)
})

test('a withheld acknowledgement leaves when staff send it', async () => {
  const { app, smtp } = await createAppWithSmtp()
  for (let sent = 0; sent < 6; sent++) await app.post('/api/contacts', aContact())
  const withheld = (await app.deliveredMails()).find(({ state }) => state === 'withheld')
  const office = await app.signIn()
  const path = `/api/admin/requests/${withheld?.requestId}`
  expect((await office.get(path)).body.deliveries).toContainEqual(
    expect.objectContaining({ kind: 'acknowledgement', state: 'withheld' }),
  )
  expect((await office.post(`${path}/mails/${withheld?.id}/again`)).status).toBe(200)
  await app.deliveredMails()
  expect(smtp.receivedBy('ana.rojas@aserradero.example')).toHaveLength(6)
})

test('the notification has the notes and the other product of a quotation', async () => {
  const { app, smtp } = await createAppWithSmtp()
  const [strap, tool] = aQuotation().invoiceDetails
  await app.post('/api/invoices', {
    ...aQuotation(),
    invoiceDetails: [{ ...strap, note: 'Con certificado,\n<b>sin</b> logo' }, tool],
    otherProduct: 'Bolsas de 40 × 60 cm',
  })
  await app.deliveredMails()
  const [mail] = smtp.receivedBy(staff)
  expect(mail?.text).toContain('Nota: Con certificado,')
  expect(mail?.html).toContain('&lt;b&gt;sin&lt;/b&gt; logo')
  expect(mail?.text).toMatch(/Otro producto\s+Bolsas de 40 × 60 cm/)
})

test('the notification says what does not fit', async () => {
  const { app, smtp } = await createAppWithSmtp()
  const invoiceDetails = [109, 170].map((productId) => ({ productId, quantity: 1, name: 'x' }))
  await app.post('/api/invoices', { ...aQuotation(), invoiceDetails })
  await app.deliveredMails()
  const text =
    'Sello dentado PET 16 mm con Zuncho PET 19 mm alta tenacidad: El sello es para 16 mm y el zuncho mide 19 mm.'
  expect(smtp.receivedBy(staff)[0]?.text).toContain(text)
  expect(smtp.receivedBy('psoto@ceramicas.example')[0]?.text).not.toContain('El sello es para')
})

test('suspected spam sends no mail, neither to the company nor to the given address', async () => {
  const { app, smtp } = await createAppWithSmtp()
  await app.post('/api/contacts', { ...aContact(), website: 'http://spam.example' })
  await app.post('/api/contacts', { ...aContact(), company: 'La siguiente' })
  await app.deliveredMails()
  expect(await app.requests()).toHaveLength(2)
  expect(smtp.received).toHaveLength(2)
  expect(smtp.receivedBy(staff)[0]?.subject).toContain('La siguiente')
})

test('a product that is no longer in the catalogue is marked in the notification', async () => {
  const { app, smtp } = await createAppWithSmtp()
  await app.post('/api/invoices', {
    ...aQuotation(),
    invoiceDetails: [{ productId: 99_999, quantity: 1, name: 'Antiguo' }],
  })
  await app.deliveredMails()
  expect(smtp.receivedBy(staff)[0]?.text).toContain('Antiguo (ya no está en el catálogo)')
})

test('mails that fail while the mail server is down are sent when it is back', async () => {
  const placeholder = await startSmtpSink()
  await placeholder.stop()
  const app = await createTestApp({ mailer: smtpMailer(placeholder.url, () => 'web@precinta.example') })
  await app.post('/api/contacts', aContact())
  await vi.waitUntil(async () => (await app.mails()).every(({ lastError }) => lastError), { timeout: 30_000 })
  expect(await app.mails()).toMatchObject([
    { state: 'queued', lastError: expect.stringContaining('ECONNREFUSED') },
    { state: 'queued', lastError: expect.stringContaining('ECONNREFUSED') },
  ])

  const smtp = await startSmtpSink({ port: placeholder.port })
  onTestFinished(smtp.stop)
  expect(await app.deliveredMails()).toMatchObject([
    { state: 'sent', lastError: null, sentAt: expect.any(Date) },
    { state: 'sent', lastError: null, sentAt: expect.any(Date) },
  ])
  expect(smtp.received).toHaveLength(2)
})

test('a message that is rejected for now is retried with the same Message-ID, then given up, and does not block others', async () => {
  const rejectedIds: (string | undefined)[] = []
  const { app, smtp } = await createAppWithSmtp({
    response: ({ envelopeTo, messageId }) => {
      if (!envelopeTo.includes('mala@empresa.example')) return undefined
      rejectedIds.push(messageId)
      return { code: 451, text: '4.3.2 Come back later' }
    },
  })
  await app.post('/api/contacts', { ...aContact(), email: 'mala@empresa.example' })
  await app.post('/api/contacts', aContact())
  await vi.waitUntil(() => smtp.received.length === 3, { timeout: 30_000 })
  expect(smtp.receivedBy('ana.rojas@aserradero.example')).toHaveLength(1)

  const rows = await app.deliveredMails()
  expect(rows.map(({ state }) => state)).toEqual(['sent', 'failed', 'sent', 'sent'])
  expect(rows[1]).toMatchObject({ attempts: 4, lastError: expect.stringContaining('Come back later') })
  expect(rejectedIds).toHaveLength(4)
  expect(new Set(rejectedIds)).toEqual(new Set([rows[1]?.messageId]))
})

const unknown = { code: 550, text: '5.1.1 No such user' }

test('a recipient that is rejected for good fails at once; staff correct the address and send again', async () => {
  const { app, smtp } = await createAppWithSmtp({
    recipient: (address) => (address === 'ana@empresa.example' ? unknown : undefined),
  })
  const { body } = await app.post('/api/contacts', { ...aContact(), email: 'ana@empresa.example' })
  const [notification, failed] = await app.deliveredMails()
  expect([notification?.state, failed?.state]).toEqual(['sent', 'failed'])
  expect(failed).toMatchObject({ attempts: 1, lastError: expect.stringContaining('550 5.1.1 No such user') })

  const office = await app.signIn()
  const path = `/api/admin/requests/${body.id}/mails`
  expect((await office.get('/api/admin/requests?mail=failed')).body.total).toBe(1)
  expect((await office.post(`${path}/${failed?.id}/correct`, { email: 'ana@' })).status).toBe(422)
  expect((await office.post(`${path}/${notification?.id}/correct`, { email: 'ana@empresas.example' })).status).toBe(404)
  const corrected = await office.post(`${path}/${failed?.id}/correct`, { email: 'ana@empresas.example' })
  expect(corrected).toMatchObject({ status: 200, body: { email: 'ana@empresas.example' } })
  expect(corrected.body.history[0]).toMatchObject({
    kind: 'mail_again',
    detail: { mail: 'acknowledgement', from: 'ana@empresa.example', to: 'ana@empresas.example' },
  })
  expect(await app.deliveredMails()).toMatchObject([{ state: 'sent' }, { state: 'sent', lastError: null }])
  expect(smtp.receivedBy('ana@empresas.example')).toHaveLength(1)
})

test('a message that is rejected for good fails at once', async () => {
  const { app } = await createAppWithSmtp({ response: () => ({ code: 554, text: '5.6.0 Not acceptable' }) })
  await app.post('/api/contacts', aContact())
  expect(await app.deliveredMails()).toMatchObject([
    { state: 'failed', attempts: 1 },
    { state: 'failed', attempts: 1 },
  ])
})

test.each([
  ['the sender', { sender: () => ({ code: 550, text: '5.7.1 Sender denied' }) }],
  ['a sender that is unknown there', { sender: () => ({ code: 553, text: '5.1.8 Domain of sender unknown' }) }],
  ['relaying', { recipient: () => ({ code: 554, text: '5.7.1 Relay access denied' }) }],
  ['relaying, in words', { recipient: () => ({ code: 550, text: 'relay not permitted' }) }],
  ['what is not signed in', { recipient: () => ({ code: 530, text: 'Must issue a STARTTLS command first' }) }],
  ['a recipient for now', { recipient: () => ({ code: 451, text: '4.7.1 Greylisted' }) }],
])('a mail server that rejects %s is tried again', async (_what, rejection) => {
  const { app } = await createAppWithSmtp(rejection)
  await app.post('/api/contacts', aContact())
  const rows = await vi.waitUntil(
    async () => {
      const tried = await app.mails()
      return tried.every(({ attempts }) => attempts > 1) && tried
    },
    { timeout: 30_000 },
  )
  expect(rows.map(({ attempts }) => attempts)).toHaveLength(2)
})

test('a notification that one of several recipients rejects is sent, and says to whom it was not', async () => {
  const { app, smtp } = await createAppWithSmtp({
    recipient: (address) => (address === 'ido@precinta.example' ? unknown : undefined),
  })
  const office = await app.signIn()
  const recipients = { quotation: [], contact: [staff, 'ido@precinta.example'], service: [], updatedAt: null }
  expect((await office.put('/api/admin/settings/recipients', recipients)).status).toBe(200)
  await app.post('/api/contacts', aContact())
  const [notification] = await app.deliveredMails()
  expect(notification).toMatchObject({
    state: 'sent',
    attempts: 1,
    lastError: expect.stringMatching(/^ido@precinta\.example: .*550 5\.1\.1 No such user/),
  })
  expect(smtp.receivedBy(staff)).toHaveLength(1)
})

test.each([unknown, { code: 451, text: '4.7.1 Greylisted' }])(
  'copies leave only with the mail itself, which is rejected with $text',
  async (rejection) => {
    const smtp = await startSmtpSink({ recipient: (address) => (/^ana@/.test(address) ? rejection : undefined) })
    onTestFinished(smtp.stop)
    const mailer = smtpMailer(smtp.url, () => 'Precinta <web@precinta.example>')
    const content = { subject: 'Cotización', text: '', html: '', messageId: '<uno@precinta.example>', replyTo: staff }
    const sent = mailer.send({ ...content, to: 'ana@Empresa.example', cc: ['copia@empresa.example'] })
    const error = await sent.catch((error: unknown) => error)
    expect(String(error)).toContain(`${rejection.code} ${rejection.text}`)
    expect(isRejectedForGood(error)).toBe(rejection === unknown)
    expect(smtp.received).toEqual([])
  },
)

test('a mail whose copy is rejected is sent, and says which copy was not', async () => {
  const smtp = await startSmtpSink({ recipient: (address) => (/^copia@/.test(address) ? unknown : undefined) })
  onTestFinished(smtp.stop)
  const mailer = smtpMailer(smtp.url, () => 'Precinta <web@precinta.example>')
  const content = { subject: 'Cotización', text: '', html: '', messageId: '<uno@precinta.example>', replyTo: staff }
  const cc = ['copia@empresa.example', 'otra@empresa.example']
  const result = await mailer.send({ ...content, to: 'ana@empresa.example', cc })
  expect(result).toEqual({ rejected: expect.stringMatching(/^copia@empresa\.example: .*550 5\.1\.1 No such user/) })
  expect(smtp.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['ana@empresa.example'], ['otra@empresa.example']])
})

/** What mail servers of all kinds respond to RCPT TO and DATA. */
test.each([
  [550, '5.1.1 <x@y.example>: Recipient address rejected: User unknown in relay recipient table', true],
  [550, '5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found', true],
  [552, '5.2.2 The email account that you tried to reach is over quota', true],
  [550, 'No such user here', true],
  [550, '5.4.5 Daily user sending limit exceeded', false],
  [550, 'Domain precinta.example has exceeded the max emails per hour', false],
  [550, 'Sender verify failed', false],
  [550, '5.1.0 Sender address rejected', false],
  [550, '5.1.8 Access denied, bad outbound sender', false],
  [554, 'Message rejected: Email address is not verified', false],
  [554, '5.2.252 SendAsDenied', false],
  [554, "Your access to this mail system has been rejected due to the sending MTA's poor reputation", false],
])('%d %s is final: %s', (responseCode, text, isFinal) => {
  const error = Object.assign(new Error(text), {
    command: 'RCPT TO',
    responseCode,
    response: `${responseCode} ${text}`,
  })
  expect(isRejectedForGood(error)).toBe(isFinal)
})

test('a message that the mail server accepts slowly does not block others', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { app, smtp } = await createAppWithSmtp({
    response: async ({ envelopeTo }) => {
      if (envelopeTo.includes('lenta@empresa.example')) await released
      return undefined
    },
  })
  await app.post('/api/contacts', { ...aContact(), email: 'lenta@empresa.example' })
  await app.post('/api/contacts', aContact())
  await vi.waitUntil(() => smtp.received.length === 3, { timeout: 10_000 })
  expect(smtp.receivedBy('lenta@empresa.example')).toEqual([])
  release()
  await app.deliveredMails()
  expect(smtp.receivedBy('lenta@empresa.example')).toHaveLength(1)
})

test('without a mail server each message is written to an .eml file', async () => {
  const app = await createTestApp()
  const { body } = await app.post('/api/contacts', aContact())
  expect((await app.deliveredMails()).map(({ state }) => state)).toEqual(['filed', 'filed'])
  const files = readdirSync(app.mailFolder).sort()
  expect(files).toEqual([
    expect.stringMatching(`^${body.folio}\\.acknowledgement\\..*\\.eml$`),
    expect.stringMatching(`^${body.folio}\\.notification\\..*\\.eml$`),
  ])
  const mail = await PostalMime.parse(readFileSync(join(app.mailFolder, files[1] ?? '')))
  expect(mail.to).toMatchObject([{ address: staff }])
  expect(mail.text).toContain('Necesitamos zunchos PET para paquetes de madera.')
})

test('mails are retried for at least 48 hours', () => {
  const { retryLimit, retryDelay, retryDelayMax } = mailRetries
  const shortest = Array.from({ length: retryLimit }, (_, index) =>
    Math.min(retryDelayMax, (retryDelay * 2 ** Math.min(16, index + 1)) / 2),
  )
  expect(shortest.reduce((sum, delay) => sum + delay) / 3600).toBeGreaterThanOrEqual(48)
})
