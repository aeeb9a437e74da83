/** A thread of its own keeps queries from blocking the server's event loop. */
import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openEngine } from './engine.ts'

export type WorkerData = { dataFolder: string; socketPath: string }

const { dataFolder, socketPath } = workerData as WorkerData

const engine = await openEngine(dataFolder)
// An old connection may still be closing when the next one opens.
const server = new PGLiteSocketServer({ db: engine, path: socketPath, maxConnections: 8 })
await server.start()

parentPort?.once('message', async () => {
  await server.stop()
  await engine.close()
  parentPort?.postMessage('stopped')
})
parentPort?.postMessage('started')
