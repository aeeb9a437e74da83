import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from '../../db/connect.ts'
import { mails, requests } from '../../db/schema.ts'
import { latestArrivalFor } from '../../domain/requests/waiting-time.ts'
import { defaultSettings } from '../../domain/settings/default-settings.ts'
import type { Lateness } from '../../shared/requests/inbox.ts'
import { aContact } from '../support/samples.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { startSmtpSink } from '../support/smtp-sink.ts'
import { dataFolder } from '../support/test-database.ts'
import { setUpBrowser } from './browser.ts'
import { enterOffice } from './office.ts'
import { axeFindings } from './page-checks.ts'
import { staffSettings } from './staff-account.ts'

const openPage = setUpBrowser()
const dataDir = dataFolder()

let smtp: Awaited<ReturnType<typeof startSmtpSink>>
let server: Awaited<ReturnType<typeof startServer>>

/** Five minutes beyond the limit. */
const arrivalFor = (lateness: Lateness) =>
  new Date(latestArrivalFor(lateness, new Date(), defaultSettings.hours).getTime() - 5 * 60_000)

/** States that take hours or days to arise are written to the database before the server starts. */
beforeAll(async () => {
  smtp = await startSmtpSink()
  const settings = { DATA_DIR: dataDir, SMTP_URL: smtp.url, MAIL_TO: 'ventas@precinta.example', ...staffSettings }
  const young = await startServer({ PORT: await freePort(), ...settings })
  for (const company of ['Recién llegada', 'Cuatro horas', 'Ocho horas']) {
    const headers = { 'Content-Type': 'application/json' }
    await fetch(`${young.url}/api/contacts`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...aContact(), company }),
    })
  }
  await vi.waitUntil(() => smtp.received.length === 6, { timeout: 60_000 })
  await young.stop()
  const { db, close } = await connect({ databaseUrl: undefined, dataDir, onError: () => undefined })
  for (const [company, receivedAt] of [
    ['Recién llegada', new Date()],
    ['Cuatro horas', arrivalFor('amber')],
    ['Ocho horas', arrivalFor('red')],
  ] as const) {
    await db.update(requests).set({ receivedAt }).where(eq(requests.company, company))
  }
  await db
    .update(mails)
    .set({ state: 'failed', lastError: '550 El buzón no existe', attempts: 26 })
    .where(eq(mails.id, 2))
  await close()
  server = await startServer({ PORT: await freePort(), ...settings })
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

test('waiting hours turn amber and red, and late requests have a view', async () => {
  const page = await openPage()
  await enterOffice(page, '/solicitudes', server.url)
  const rowOf = (company: string) => page.getByRole('row').filter({ hasText: company })
  await rowOf('Cuatro horas').getByLabel('Atrasada', { exact: true }).waitFor()
  await rowOf('Ocho horas').getByLabel('Muy atrasada').waitFor()
  expect(
    await rowOf('Recién llegada')
      .getByLabel(/atrasada/i)
      .count(),
  ).toBe(0)
  await page.waitForLoadState('networkidle')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Atrasadas' }).click()
  await rowOf('Recién llegada').waitFor({ state: 'detached' })
  expect(await page.getByRole('row').filter({ hasText: 'horas' }).count()).toBe(2)
})

test('a failed mail shows the reason and can be sent again', async () => {
  const before = smtp.received.length
  const page = await openPage()
  await enterOffice(page, '/solicitudes', server.url)
  const others = page.getByRole('row').filter({ hasText: 'horas' })
  await others.first().waitFor()
  await page.getByRole('button', { name: 'Correos con falla' }).click()
  await others.first().waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'CON-' }).click()
  const mail = page.getByRole('listitem').filter({ hasText: 'Acuse de recibo' })
  await mail.getByText('La casilla de destino no existe o rechaza el mensaje.').waitFor()
  await mail.getByText('Detalle técnico').click()
  await mail.getByText('550 El buzón no existe (26 intentos)').waitFor()
  await mail.getByRole('button', { name: 'Enviar de nuevo' }).click()
  await page.getByText('Envió de nuevo: acuse de recibo.').waitFor()
  await mail.getByText('Enviado ·').waitFor()
  expect(await mail.getByRole('button').count()).toBe(0)
  expect(smtp.received).toHaveLength(before + 1)
})
