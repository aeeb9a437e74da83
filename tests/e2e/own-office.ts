import { afterAll, beforeAll, expect } from 'vitest'
import { connect, type Db } from '../../db/connect.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { startSmtpSink } from '../support/smtp-sink.ts'
import { dataFolder } from '../support/test-database.ts'
import { fromAnAddressOfItsOwn } from './browser.ts'
import { setUpOffice } from './office.ts'
import { staffSettings } from './staff-account.ts'

/** For tests that change the catalogue: the back office of a separate server. */
export function setUpOwnOffice() {
  const folder = dataFolder()
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer({ PORT: await freePort(), DATA_DIR: folder, ...staffSettings })
  })
  afterAll(async () => {
    await server.stop()
  })
  const url = () => server.url
  return { ...setUpOffice(url), url }
}

/** The back office of a separate server whose mails arrive in `smtp()`, and what reaches it from outside. */
export function setUpMailOffice(options: Parameters<typeof startSmtpSink>[0] = {}) {
  const dataDir = dataFolder()
  let smtp: Awaited<ReturnType<typeof startSmtpSink>>
  let server: Awaited<ReturnType<typeof startServer>>
  let settings: Parameters<typeof startServer>[0]

  beforeAll(async () => {
    smtp = await startSmtpSink(options)
    const sales = { SMTP_URL: smtp.url, MAIL_TO: 'ventas@precinta.example' }
    settings = { PORT: await freePort(), DATA_DIR: dataDir, TRUST_PROXY: '1', ...sales, ...staffSettings }
    server = await startServer(settings)
  })
  afterAll(async () => {
    await server.stop()
    await smtp.stop()
  })

  return {
    ...setUpOffice(() => server.url),
    url: () => server.url,
    smtp: () => smtp,

    /** Submits a visitor's request from a company and a mail domain unique to the test. */
    receive: async (path: string, body: object, more: { company?: string; email?: string } & object = {}) => {
      const mark = crypto.randomUUID().slice(0, 8)
      const sender = { company: `Empresa ${mark}`, email: `compras@${mark}.example`, ...more }
      const response = await fetch(`${server.url}/api${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...fromAnAddressOfItsOwn() },
        body: JSON.stringify({ ...body, ...sender }),
      })
      expect(response.status).toBe(201)
      return { ...((await response.json()) as { id: number; folio: string }), ...sender }
    },

    /** Changes what is stored, as time would, while the server is stopped. */
    changeStored: async (change: (db: Db) => Promise<unknown>) => {
      await server.stop()
      const { db, close } = await connect({ databaseUrl: undefined, dataDir, onError: () => undefined })
      await change(db)
      await close()
      server = await startServer(settings)
    },

    /** No mail leaves until the returned function is called. */
    cutMail: async () => {
      const { port } = smtp
      await smtp.stop()
      return async () => {
        smtp = await startSmtpSink({ ...options, port })
      }
    },
  }
}
