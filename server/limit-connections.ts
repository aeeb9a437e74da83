import type { Server, Socket } from 'node:net'
import { addressBlock } from './client-address.ts'
import { createCounts } from './counts.ts'

export function limitConnections(server: Server, mostPerAddress: number): void {
  const open = createCounts()
  server.on('connection', (socket: Socket) => {
    const client = addressBlock(socket.remoteAddress ?? '')
    socket.once('close', () => open.remove(client))
    if (open.add(client) > mostPerAddress) socket.destroy()
  })
}
