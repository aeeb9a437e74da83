import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changes, settings } from '../../db/schema.ts'
import { defaultSettings } from '../../domain/settings/default-settings.ts'
import { createLiveSettings } from '../../domain/settings/live-settings.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()
const path = (section: string) => `/api/admin/settings/${section}`

async function openOffice() {
  const app = await createTestApp()
  await app.db.delete(changes).where(eq(changes.kind, 'setting'))
  return { app, staff: await app.signIn() }
}

const { company } = defaultSettings
const newPhone = { ...company, phones: { ...company.phones, sales: '+56 2 2999 0000' } }

test.each(['company', 'recipients', 'quotes', 'mailTemplates', 'hours'] as const)(
  'GET /settings/%s that was never changed returns the valid default, which can be saved as it is',
  async (section) => {
    const { app, staff } = await openOffice()
    const { status, body } = await staff.get(path(section))
    expect(status).toBe(200)
    expect(body).toEqual({ ...defaultSettings[section], updatedAt: null })
    const saved = await staff.put(path(section), body)
    expect(saved.status).toBe(200)
    expect(saved.body).toEqual(body)
    expect(await app.db.$count(settings)).toBe(0)
  },
)

test('PUT /settings/company stores the section, applies it at once and records the changed fields', async () => {
  const { app, staff } = await openOffice()
  const { status, body } = await staff.put(path('company'), { ...newPhone, updatedAt: null })
  expect(status).toBe(200)
  expect(body).toEqual({ ...newPhone, updatedAt: expect.any(String) })
  expect((await staff.get(path('company'))).body).toEqual(body)
  expect(app.deps.settings.current).toEqual({ ...defaultSettings, company: newPhone })
  const history = (await staff.get('/api/admin/changes?kind=setting')).body
  expect(history.total).toBe(1)
  expect(history.data[0]).toMatchObject({
    staffName: 'Marta Díaz',
    recordName: 'Empresa',
    act: 'updated',
    before: { phones: company.phones },
    after: { phones: newPhone.phones },
    isUndoable: true,
  })
})

test('of two people who change a section at once, the second is told', async () => {
  const { app, staff } = await openOffice()
  const { body } = await staff.put(path('company'), { ...newPhone, updatedAt: null })
  const late = await staff.put(path('company'), { ...company, name: 'Otra', updatedAt: null })
  expect(late.status).toBe(409)
  expect(late.body.error.code).toBe('changed_meanwhile')
  expect(app.deps.settings.current.company).toEqual(newPhone)
  const informed = await staff.put(path('company'), { ...newPhone, name: 'Otra', updatedAt: body.updatedAt })
  expect(informed.status).toBe(200)
})

const lastChange = async (staff: { get: (path: string) => Promise<{ body: { data: { id: number }[] } }> }) =>
  (await staff.get('/api/admin/changes?kind=setting')).body.data[0]

test('a change can be undone, which is recorded and can be undone itself', async () => {
  const { app, staff } = await openOffice()
  await staff.put(path('company'), { ...newPhone, updatedAt: null })
  const change = await lastChange(staff)
  const { status, body } = await staff.post(path(`changes/${change?.id}/undo`))
  expect(status).toBe(200)
  expect(body).toEqual({ ...company, updatedAt: expect.any(String) })
  expect(app.deps.settings.current.company).toEqual(company)
  const { data } = (await staff.get('/api/admin/changes?kind=setting')).body
  expect(data).toMatchObject([
    { before: { phones: newPhone.phones }, after: { phones: company.phones }, isUndoable: true },
    { isUndoable: false },
  ])
  expect((await staff.post(path(`changes/${change?.id}/undo`))).status).toBe(409)
  expect((await staff.post(path(`changes/${data[0].id}/undo`))).status).toBe(200)
  expect(app.deps.settings.current.company).toEqual(newPhone)
})

test('an older change is undone without the later ones of other fields', async () => {
  const { app, staff } = await openOffice()
  const { body } = await staff.put(path('company'), { ...newPhone, updatedAt: null })
  const change = await lastChange(staff)
  await staff.put(path('company'), { ...body, name: 'Otra' })
  expect((await staff.post(path(`changes/${change?.id}/undo`))).status).toBe(200)
  expect(app.deps.settings.current.company).toEqual({ ...company, name: 'Otra' })
})

test('a change of the catalogue is not undone as one of the settings', async () => {
  const { app, staff } = await openOffice()
  const record = { recordId: 1, recordName: 'Film', act: 'updated', staffId: '1', staffName: 'Marta' } as const
  const [change] = await app.db
    .insert(changes)
    .values({ ...record, kind: 'product', before: { name: 'a' }, after: { name: 'b' }, at: new Date() })
    .returning()
  expect((await staff.post(path(`changes/${change?.id}/undo`))).status).toBe(404)
  expect((await staff.post(path('changes/999999/undo'))).status).toBe(404)
})

const { quotes, mailTemplates, hours } = defaultSettings
const { acknowledgements } = mailTemplates
const [template] = mailTemplates.replies
const office = { opens: '09:00', closes: '18:00' }
const noHours = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null }

test.each([
  [
    'company',
    { ...company, rut: '76.123.456-1' },
    { rut: 'El RUT no es válido: revisa los números y el dígito verificador' },
  ],
  ['company', { ...company, serviceEmail: 'taller' }, { serviceEmail: 'Ingresa un correo válido' }],
  ['company', { ...company, name: ' ' }, { name: 'Nombre es requerido' }],
  ['company', { ...company, email: 'ventas' }, { email: 'Ingresa un correo válido' }],
  ['company', { ...company, whatsapp: '9 5555' }, { whatsapp: 'Escríbelo con código de país, como +56 2 2555 0100' }],
  [
    'company',
    { ...company, social: { ...company.social, linkedin: 'javascript:alert(1)' } },
    { 'social.linkedin': 'Debe ser una dirección que empieza con https://' },
  ],
  [
    'company',
    { ...company, video: 'https://vimeo.com/76979871' },
    { video: 'Escribe la dirección de un video de YouTube o de un archivo .mp4 o .webm' },
  ],
  [
    'recipients',
    { quotation: ['ventas@x.cl', 'no'], contact: [], service: [] },
    { 'quotation.1': 'Ingresa un correo válido' },
  ],
  [
    'recipients',
    { quotation: ['a@x.cl', 'A@x.cl'], contact: [], service: [] },
    { quotation: 'Hay un correo repetido' },
  ],
  ['quotes', { ...quotes, currency: 'EUR' }, { currency: 'Elige la moneda' }],
  ['quotes', { ...quotes, validDays: 0 }, { validDays: 'Debe ser un número entero de 1 a 365' }],
  ['quotes', { ...quotes, validDays: 1.5 }, { validDays: 'Debe ser un número entero de 1 a 365' }],
  ['mailTemplates', { ...mailTemplates, replies: [] }, { replies: 'Deja al menos una plantilla' }],
  [
    'mailTemplates',
    { ...mailTemplates, replies: [template, template] },
    { 'replies.1.name': 'Ya hay una plantilla con este nombre' },
  ],
  [
    'mailTemplates',
    { ...mailTemplates, replies: [{ ...template, body: 'Hola, {nonbre}' }] },
    { 'replies.0.body': expect.stringMatching(/^No existe \{nonbre\}/) },
  ],
  [
    'mailTemplates',
    { ...mailTemplates, quoteReminder: { subject: 'Vence: {enlace}', body: 'Hola' } },
    { 'quoteReminder.subject': 'El enlace va en el texto, no en el asunto' },
  ],
  [
    'mailTemplates',
    { ...mailTemplates, quoteSent: { subject: '{equipo}', body: 'Hola' } },
    { 'quoteSent.subject': expect.stringMatching(/^No existe \{equipo\}/) },
  ],
  [
    'mailTemplates',
    { ...mailTemplates, acknowledgements: { ...acknowledgements, contact: { subject: '{equipo}', body: '{folio}' } } },
    { 'acknowledgements.contact.subject': 'No existe {equipo}. Puedes usar {nombre}, {folio}, {telefono}.' },
  ],
  [
    'mailTemplates',
    { ...mailTemplates, quoteReminder: { subject: 'Vence', body: 'El [día de la visita]' } },
    { 'quoteReminder.body': 'Quita lo que está entre corchetes: este correo se envía solo' },
  ],
  [
    'hours',
    { ...hours, week: { ...hours.week, monday: { opens: '18:00', closes: '09:00' } } },
    { 'week.monday.closes': 'Debe cerrar después de abrir' },
  ],
  ['hours', { ...hours, week: { ...hours.week, ...noHours } }, { week: 'Abre al menos un día de la semana' }],
  [
    'hours',
    { ...hours, week: { ...hours.week, monday: { ...office, opens: '9' } } },
    { 'week.monday.opens': 'Escribe la hora como 09:00' },
  ],
  ['hours', { ...hours, closedDays: [{ date: '2026-02-30', name: 'x' }] }, { 'closedDays.0.date': 'Elige la fecha' }],
  [
    'hours',
    { ...hours, closedDays: [{ date: '2026-12-31', name: ' ' }] },
    { 'closedDays.0.name': 'Motivo es requerido' },
  ],
])('PUT /settings/%s with a wrong value names the field and stores nothing', async (section, value, fields) => {
  const { app, staff } = await openOffice()
  const { status, body } = await staff.put(path(section), { ...value, updatedAt: null })
  expect(status).toBe(422)
  expect(body.error.fields).toEqual(fields)
  expect(await app.db.$count(settings)).toBe(0)
})

test('a RUT is stored as it is written in Chile', async () => {
  const { staff } = await openOffice()
  const { body } = await staff.put(path('company'), { ...company, rut: '5126663-3', updatedAt: null })
  expect(body.rut).toBe('5.126.663-3')
})

test('the settings need a session of the staff', async () => {
  const { app } = await openOffice()
  expect((await app.get(path('company'))).status).toBe(401)
  expect((await app.request(path('company'), { method: 'PUT' })).status).toBe(401)
  expect((await app.post(path('changes/1/undo'), {})).status).toBe(401)
})

test('an unknown section does not exist', async () => {
  const { staff } = await openOffice()
  expect((await staff.get(path('retention_months'))).status).toBe(404)
})

test('stored settings get the defaults of newer fields; invalid ones are reported and not used', async () => {
  const { app } = await openOffice()
  const errors: unknown[] = []
  await app.db.insert(settings).values([
    { name: 'company', value: { name: 'Otra' } },
    { name: 'quotes', value: { validDays: 'quince' } },
  ])
  const { current } = await createLiveSettings(app.db, (error) => errors.push(error))
  expect(current).toEqual({ ...defaultSettings, company: { ...company, name: 'Otra' } })
  expect(errors).toHaveLength(1)
})

test('of a stored section only what became invalid falls back, staff are told, and saving it ends that', async () => {
  const { app, staff } = await openOffice()
  const ours = { ...mailTemplates.quoteSent, body: 'Hola, {nombre}: van los precios.\n\n{firma}' }
  const replies = mailTemplates.replies.map((reply) => ({ ...reply, name: `${reply.name} nueva` }))
  const [broken, ...valid] = replies
  const written = {
    ...mailTemplates,
    quoteSent: ours,
    quoteReminder: { subject: 'Vence {folio}', body: 'Quedan [precio neto] por {total}.' },
    replies: [{ ...broken, body: '{precio}' }, ...valid],
  }
  await app.db.insert(settings).values({ name: 'mailTemplates', value: written, updatedAt: new Date() })
  await app.deps.settings.reload()
  const used = {
    ...mailTemplates,
    quoteSent: ours,
    quoteReminder: { subject: 'Vence {folio}', body: mailTemplates.quoteReminder.body },
    replies: valid,
  }
  expect(app.deps.settings.current).toEqual({ ...defaultSettings, mailTemplates: used })
  const { body: told } = await staff.get(path('problems'))
  expect(told.data).toEqual([
    {
      section: 'mailTemplates',
      reasons: [expect.stringMatching(/^No existe \{precio\}/), expect.stringMatching(/^No existe \[precio neto\]/)],
      written,
      used,
    },
  ])

  const { body: shown } = await staff.get(path('mailTemplates'))
  expect(shown).toMatchObject(used)
  expect((await staff.put(path('mailTemplates'), shown)).status).toBe(200)
  expect((await staff.get(path('problems'))).body.data).toEqual([])
  const { body: history } = await staff.get('/api/admin/changes?kind=setting')
  expect(history.data[0].before).toEqual({ quoteReminder: written.quoteReminder, replies: written.replies })
})

test('the office hours decide how long a request has waited', async () => {
  const { app, staff } = await openOffice()
  const sent = { name: 'Ana', email: 'ana@x.cl', company: 'X', message: 'Hola', contactType: 'CONTACT' }
  await app.post('/api/contacts', sent)
  const allDay = { opens: '00:00', closes: '23:59' }
  const everyDay = Object.fromEntries(Object.keys(hours.week).map((day) => [day, allDay]))
  const waited = async () => (await staff.get('/api/admin/requests/1')).body.waitingHours
  await app.db.execute("update requests set received_at = received_at - interval '30 days'")
  const before = await waited()
  await staff.put(path('hours'), { ...hours, week: everyDay, updatedAt: null })
  expect(await waited()).toBeGreaterThan(2 * before)
})
