import { Worker } from 'node:worker_threads'
import { threadFile } from '../../../shared/project-path.ts'
import type { SheetReading } from './parse-sheet-worker.ts'

/** Genuine import files take a fraction of this. */
const readingMs = 60_000
const memoryMb = 256

const tooLong: SheetReading = { unreadable: 'El archivo tarda demasiado en leerse: divídelo.' }
const tooLarge: SheetReading = { unreadable: 'El archivo es demasiado grande una vez abierto: divídelo.' }

export type ReadSheet = (bytes: Uint8Array) => Promise<SheetReading>

/** Each file has its own thread, so that the main thread stays free for visitors. */
export function sheetReader({ timeoutMs = readingMs } = {}): ReadSheet {
  let last: Promise<unknown> = Promise.resolve()
  return (bytes) => {
    const reading = last.then(() => readInThread(bytes, timeoutMs))
    last = reading.catch(() => undefined)
    return reading
  }
}

async function readInThread(bytes: Uint8Array, timeoutMs: number): Promise<SheetReading> {
  const { promise, resolve, reject } = Promise.withResolvers<SheetReading>()
  const worker = new Worker(threadFile('parse-sheet-worker', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  const timer = setTimeout(() => resolve(tooLong), timeoutMs)
  worker.once('message', resolve)
  worker.once('error', (error) => (isOutOfMemory(error) ? resolve(tooLarge) : reject(error)))
  worker.once('exit', () => reject(new Error('The thread that reads files has ended.')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
