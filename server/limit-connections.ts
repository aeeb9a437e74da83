import type { Server, Socket } from 'node:net'
import { addressBlock } from './client-address.ts'

export function limitConnections(server: Server, mostPerAddress: number): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = addressBlock(socket.remoteAddress ?? '')
    const count = (counts.get(address) ?? 0) + 1
    if (count > mostPerAddress) return socket.destroy()
    counts.set(address, count)
    return socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  })
}
