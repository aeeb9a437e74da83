import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Pool } from 'pg'
import { threadFile } from '../../shared/project-path.ts'
import { lockFolder, UnusableFolder } from './data-folder.ts'
import type { WorkerData } from './embedded-worker.ts'

export type Embedded = { folder: string; socketDir: string; stop: () => Promise<void> }

/** `pg` expects this socket in the folder given as host. */
const socketName = '.s.PGSQL.5432'

/** Operating systems allow 104 to 108 bytes. */
const maxSocketPath = 100

export const canBindSocket = (path: string) => Buffer.byteLength(path) <= maxSocketPath

export const embeddedFolder = (dataDir: string) => resolve(dataDir, 'postgres')

export async function startEmbedded(dataDir: string): Promise<Embedded> {
  const folder = embeddedFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  const socketDir = makeSocketDir(folder)
  const workerData: WorkerData = { dataFolder: join(folder, 'data'), socketPath: join(socketDir, socketName) }
  const worker = new Worker(threadFile('embedded-worker', import.meta.url), { workerData })
  await message(worker, 'started').catch((cause) => {
    lock.release()
    throw new UnusableFolder(folder, cause)
  })
  const onLost = (cause: unknown) => {
    throw new UnusableFolder(folder, cause)
  }
  worker.once('error', onLost).once('exit', onLost)

  const stop = async () => {
    worker.off('error', onLost).off('exit', onLost)
    const stopped = message(worker, 'stopped')
    worker.postMessage('stop')
    await stopped
    await worker.terminate()
    rmSync(socketDir, { recursive: true, force: true })
    lock.release()
  }
  return { folder, socketDir, stop }
}

function makeSocketDir(folder: string): string {
  const socketDir = join(folder, 'socket')
  if (!canBindSocket(join(socketDir, socketName))) return mkdtempSync(join(tmpdir(), 'precinta-'))
  rmSync(socketDir, { recursive: true, force: true })
  mkdirSync(socketDir, { mode: 0o700 })
  return socketDir
}

/** Without its listeners, a later failure of the thread is uncaught and ends the process. */
async function message(worker: Worker, expected: string): Promise<void> {
  const { promise, resolve: done, reject: fail } = Promise.withResolvers<void>()
  const onExit = (code: number) => fail(new Error(`The database thread ended with code ${code}.`))
  const onMessage = (received: unknown) => received === expected && done()
  worker.on('message', onMessage).once('error', fail).once('exit', onExit)
  try {
    await promise
  } finally {
    worker.off('message', onMessage).off('error', fail).off('exit', onExit)
  }
}

const minute = 60_000

/** A PostgreSQL server does these by itself; the embedded one does not. */
const chores = [
  { statement: 'checkpoint', everyMs: 5 * minute },
  { statement: 'vacuum (analyze)', everyMs: 60 * minute },
]

export function scheduleMaintenance(pool: Pool, onError: (error: unknown) => void): { stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const timers = chores.map(({ statement, everyMs }) =>
    setInterval(() => {
      running = running.then(() => pool.query(statement)).catch(onError)
    }, everyMs).unref(),
  )
  const stop = async () => {
    for (const timer of timers) clearInterval(timer)
    await running
  }
  return { stop }
}
