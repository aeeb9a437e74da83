import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Received = Email & { envelopeTo: string[]; raw: string }

type Rejection = { code: number; text: string }

type Options = {
  /** Rejects a recipient or a sender before the message. */
  recipient?: (address: string) => Rejection | undefined
  sender?: (address: string) => Rejection | undefined
  /** The response to a message: undefined accepts it, a text rejects it with 550. */
  response?: (message: Received) => string | Rejection | undefined | Promise<string | undefined>
  port?: number
}

/** A local mail server that stores the messages it accepts. */
export async function startSmtpSink({
  recipient = () => undefined,
  sender = () => undefined,
  response = () => undefined,
  port = 0,
}: Options = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: ({ address }, _session, done) => done(errorOf(sender(address))),
    onRcptTo: ({ address }, _session, done) => done(errorOf(recipient(address))),
    async onData(stream, session, done) {
      const chunks = await stream.toArray().catch(() => undefined)
      if (!chunks) return done(new Error('The sender hung up.'))
      const raw = Buffer.concat(chunks)
      const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
      const message = { ...(await PostalMime.parse(raw)), envelopeTo, raw: raw.toString() }
      const rejection = await response(message)
      if (rejection) return done(errorOf(typeof rejection === 'string' ? { code: 550, text: rejection } : rejection))
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

const errorOf = (rejection: Rejection | undefined) =>
  rejection && Object.assign(new Error(rejection.text), { responseCode: rejection.code })
