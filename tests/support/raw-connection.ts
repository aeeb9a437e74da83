import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

/** A raw connection: sends any bytes and reads one response after the other. */
export function openConnection(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).setEncoding('latin1')
  const pieces = socket[Symbol.asyncIterator]()
  let received = ''
  async function readUntil(isThere: () => boolean) {
    while (!isThere()) {
      const { value, done } = await pieces.next()
      if (done) throw new Error(`The connection ended after ${received}`)
      received += value
    }
  }
  return {
    socket,
    send: (text: string) => socket.write(text, 'latin1'),
    read: async ({ hasBody = true } = {}) => {
      await readUntil(() => received.includes('\r\n\r\n'))
      const end = received.indexOf('\r\n\r\n') + 4
      const head = received.slice(0, end)
      const length = hasBody ? Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]) : 0
      await readUntil(() => received.length >= end + length)
      const body = Buffer.from(received.slice(end, end + length), 'latin1')
      received = received.slice(end + length)
      return { head, body: /\r\ncontent-encoding: br/i.test(head) && hasBody ? brotliDecompressSync(body) : body }
    },
    isAtEnd: async () => received === '' && ((await pieces.next()).done ?? false),
    [Symbol.dispose]: () => socket.destroy(),
  }
}
