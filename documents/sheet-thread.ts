import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { oneAtATime } from '../shared/concurrency.ts'
import { threadFile } from '../shared/project-path.ts'
import type { DrawnSheet, SheetJob } from './draw-sheet-worker.ts'

/** A crawler may request the sheets of a catalogue of this size at once; the last is then drawn after some 10 s. */
const maxWaiting = 256
const drawingMs = 30_000

export class DrawingTimeout extends Error {}

export type SheetThread = {
  /** Returns undefined while too many sheets are waiting. An aborted job is not drawn. */
  draw: (job: SheetJob, signal?: AbortSignal) => Promise<DrawnSheet> | undefined
  stop: () => Promise<void>
}

export function createSheetThread({ timeoutMs = drawingMs } = {}): SheetThread {
  let running: ReturnType<typeof startWorker> | undefined
  let isStopped = false
  let waiting = 0
  const inTurn = oneAtATime()

  async function drawNow(job: SheetJob): Promise<DrawnSheet> {
    if (isStopped) throw new Error('No PDF is drawn any more.')
    if (!running || running.ended.aborted) running = startWorker()
    const { worker, ended, end } = running
    const timer = setTimeout(end, timeoutMs, new DrawingTimeout('The PDF took too long to draw.'))
    try {
      worker.postMessage(job)
      const [{ pdf, isComplete }] = await once(worker, 'message', { signal: ended })
      return { pdf: Buffer.from(pdf), isComplete }
    } catch (error) {
      throw ended.aborted ? ended.reason : error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    draw: (job, signal) => {
      if (waiting >= maxWaiting) return undefined
      waiting += 1
      return inTurn(() => {
        waiting -= 1
        signal?.throwIfAborted()
        return drawNow(job)
      })
    },
    stop: async () => {
      isStopped = true
      await running?.worker.terminate()
    },
  }
}

function startWorker() {
  const worker = new Worker(threadFile('draw-sheet-worker', import.meta.url))
  const ending = new AbortController()
  worker.once('error', (error) => ending.abort(error))
  worker.once('exit', () => ending.abort(new Error('The thread that draws PDFs has ended.')))
  const end = (reason: Error) => {
    ending.abort(reason)
    void worker.terminate()
  }
  return { worker, ended: ending.signal, end }
}

const defaultMaxBytes = 32 * 1024 * 1024

/** The key is the content, so changing one product does not invalidate the sheets of the others. */
export function createSheetCache({ draw }: Pick<SheetThread, 'draw'>, maxBytes = defaultMaxBytes) {
  const sheets = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length })
  const underway = new Map<string, Promise<Buffer>>()

  return (job: SheetJob): Promise<Buffer> | Buffer | undefined => {
    const key = createHash('sha256').update(JSON.stringify(job)).digest('base64url')
    const known = sheets.get(key) ?? underway.get(key)
    if (known) return known
    const drawing = draw(job)
      ?.then(({ pdf, isComplete }) => {
        if (isComplete) sheets.set(key, pdf)
        return pdf
      })
      .finally(() => underway.delete(key))
    if (drawing) underway.set(key, drawing)
    return drawing
  }
}
