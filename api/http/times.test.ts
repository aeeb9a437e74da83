import { expect, onTestFinished, test } from 'vitest'
import { staffSessions } from '../../db/schema.ts'
import { smtpMailer } from '../../mail/mailer.ts'
import { aContact } from '../../tests/support/samples.ts'
import { startSmtpSink } from '../../tests/support/smtp-sink.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

/** One minute before midnight in Chile, already the next day in UTC. */
const now = new Date('2026-11-17T02:59:00Z')
const shown = '16-11-2026 23:59'

test("every file, page and mail shows times in Chile's time zone and in one format", async () => {
  const smtp = await startSmtpSink()
  onTestFinished(smtp.stop)
  const app = await createTestApp({ now: () => now, mailer: smtpMailer(smtp.url, () => 'web@precinta.example') })
  await app.post('/api/contacts', aContact())
  const staff = await app.signIn()
  // Sessions go by the real date, and may be older or newer than the date of the test.
  await app.db.update(staffSessions).set({ expiresAt: new Date('2100-01-01T00:00:00Z') })
  const nameOf = (response: Response) => response.headers.get('Content-Disposition')

  const list = await staff.raw('/api/admin/requests/export')
  expect(nameOf(list)).toContain('"solicitudes-2026-11-16.csv"')
  expect(await list.text()).toContain(`;${shown};`)
  const products = await staff.raw('/api/admin/products/export?format=csv')
  expect(nameOf(products)).toContain('"productos-2026-11-16.csv"')
  const backup = await app.raw('/api/admin/backup', { method: 'POST', headers: staff.cookies() })
  expect(nameOf(backup)).toContain('"precinta-2026-11-16-2359.jsonl.gz"')
  await backup.body?.cancel()
  const person = await staff.post('/api/admin/privacy/export', { email: aContact().email, format: 'html' })
  expect(person.body).toContain(`al ${shown}`)

  await app.deliveredMails()
  expect(smtp.receivedBy('ventas@precinta.example')[0]?.text).toContain(`Llegó el ${shown}.`)
})
