/** The thread that runs the embedded PostgreSQL, so that no query ever holds up the event loop of the server. */
import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openEngine } from './engine.ts'

export type WorkerData = { dataFolder: string; socketPath: string }

const { dataFolder, socketPath } = workerData as WorkerData

const engine = await openEngine(dataFolder)
// A connection that is given up may still be closing while the next one opens.
const server = new PGLiteSocketServer({ db: engine, path: socketPath, maxConnections: 8 })
await server.start()

parentPort?.once('message', async () => {
  await server.stop()
  await engine.close()
  parentPort?.postMessage('stopped')
})
parentPort?.postMessage('started')
