/** @module-tag thorough */

import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { mails, requests } from '../../db/schema.ts'
import { latestArrivalFor } from '../../domain/requests/waiting-time.ts'
import { defaultSettings } from '../../domain/settings/default-settings.ts'
import type { Lateness } from '../../shared/requests/inbox.ts'
import { aContact } from '../support/samples.ts'
import { checkScreen } from './office.ts'
import { setUpMailOffice } from './own-office.ts'

const { changeStored, enter, receive, smtp } = setUpMailOffice()

/** Five minutes beyond the limit. */
const arrivalFor = (lateness: Lateness) =>
  new Date(latestArrivalFor(lateness, new Date(), defaultSettings.hours).getTime() - 5 * 60_000)

/** States that take hours or days to arise are written to the database. */
beforeAll(async () => {
  for (const company of ['Recién llegada', 'Cuatro horas', 'Ocho horas']) {
    await receive('/contacts', aContact(), { company })
  }
  await vi.waitUntil(() => smtp().received.length === 6, { timeout: 60_000 })
  await changeStored(async (db) => {
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
  })
})

test('waiting hours turn amber and red, and late requests have a view', async () => {
  const page = await enter('/solicitudes')
  const rowOf = (company: string) => page.getByRole('row').filter({ hasText: company })
  await rowOf('Cuatro horas').getByLabel('Atrasada', { exact: true }).waitFor()
  await rowOf('Ocho horas').getByLabel('Muy atrasada').waitFor()
  expect(
    await rowOf('Recién llegada')
      .getByLabel(/atrasada/i)
      .count(),
  ).toBe(0)
  await checkScreen(page, 'late requests')
  await page.getByRole('button', { name: 'Atrasadas' }).click()
  await rowOf('Recién llegada').waitFor({ state: 'detached' })
  expect(await page.getByRole('row').filter({ hasText: 'horas' }).count()).toBe(2)
})

test('a failed mail shows the reason and can be sent again', async () => {
  const before = smtp().received.length
  const page = await enter('/solicitudes')
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
  expect(smtp().received).toHaveLength(before + 1)
})
