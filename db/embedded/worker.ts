/** The thread that runs the embedded PostgreSQL, so that no query ever holds up the event loop of the server. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { DurableFs } from './durable-fs.ts'

export type WorkerData = { dataFolder: string; socketPath: string }

const { dataFolder, socketPath } = workerData as WorkerData

/** PGlite's own parameters, less -F: it means "do not sync". */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
]

/** An error in a statement is an answer; an exception means that the engine itself is lost, and the process with it. */
class Engine extends PGlite {
  override async execProtocolRawStream(...args: Parameters<PGlite['execProtocolRawStream']>): Promise<void> {
    try {
      await super.execProtocolRawStream(...args)
    } catch (error) {
      setImmediate(() => {
        throw error
      })
    }
  }
}

async function open(folder: string): Promise<Engine> {
  const engine = new Engine({ fs: new DurableFs(folder), startParams })
  await engine.waitReady
  return engine
}

/** A database that is killed while it is first made must not be found half made at the next start. */
async function make(folder: string) {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const database = await open(unfinished)
  await database.close()
  renameSync(unfinished, folder)
}

if (!existsSync(dataFolder)) await make(dataFolder)
const database = await open(dataFolder)
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 1 })
await server.start()

parentPort?.once('message', async () => {
  await server.stop()
  await database.close()
  parentPort?.postMessage('stopped')
})
parentPort?.postMessage('started')
