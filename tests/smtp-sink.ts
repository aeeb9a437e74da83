import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Received = Email & { envelopeTo: string[]; raw: string }

type Options = {
  /** The response to a message: undefined accepts it, a text rejects it permanently. */
  response?: (message: Received) => string | undefined | Promise<string | undefined>
  port?: number
}

/** A local mail server that stores the messages it accepts. */
export async function startSmtpSink({ response = () => undefined, port = 0 }: Options = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, session, done) {
      const chunks = await stream.toArray().catch(() => undefined)
      if (!chunks) return done(new Error('The sender hung up.'))
      const raw = Buffer.concat(chunks)
      const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
      const message = { ...(await PostalMime.parse(raw)), envelopeTo, raw: raw.toString() }
      const rejection = await response(message)
      if (rejection) return done(Object.assign(new Error(rejection), { responseCode: 550 }))
      received.push(message)
      done()
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: actualPort } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    received,
    receivedBy: (address: string) => received.filter(({ envelopeTo }) => envelopeTo.includes(address)),
    stop: () => new Promise<void>((done) => server.close(done)),
  }
}
