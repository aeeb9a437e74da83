import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

type Pair = { client: Socket; server: Socket }

/** Stands between a client and a server, and fails as networks do. */
export async function startForwarder(target: { path: string } | { port: number; host: string }) {
  const pairs = new Set<Pair>()
  let isSilent = false
  let losesResponseTo: string | undefined

  const forwarder = createServer((client) => {
    const server = connect(target)
    const pair = { client, server }
    pairs.add(pair)
    let isLost = false
    client.on('data', (data) => {
      if (isSilent || isLost) return
      if (losesResponseTo && data.includes(losesResponseTo)) {
        losesResponseTo = undefined
        isLost = true
      }
      server.write(data)
    })
    server.on('data', (data) => {
      if (isLost) client.destroy()
      else if (!isSilent) client.write(data)
    })
    const close = () => {
      pairs.delete(pair)
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) socket.on('error', () => {}).on('close', close)
  })
  forwarder.listen(0, '127.0.0.1')
  await once(forwarder, 'listening')
  const address = forwarder.address()
  if (typeof address !== 'object' || !address) throw new Error('No port was given.')

  return {
    port: address.port,
    /** Drops all data, and keeps connections open. */
    fallSilent: () => {
      isSilent = true
    },
    /** What was dropped is missing, so the old connections cannot go on. */
    recover: () => {
      isSilent = false
      for (const { client } of pairs) client.destroy()
    },
    /** The server receives the next message with this text; its client never learns how it ended. */
    loseResponseTo: (text: string) => {
      losesResponseTo = text
    },
    stop: () => {
      forwarder.close()
      for (const { client } of pairs) client.destroy()
    },
  }
}
