import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { oneAtATime } from '../../shared/concurrency.ts'
import { threadFile } from '../../shared/project-path.ts'
import type { DrawnSheet, SheetJob } from './draw-sheet-worker.ts'

/** A crawler may request the sheets of a catalogue of this size at once; the last is then drawn after some 10 s. */
const mostWaiting = 256
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
      if (waiting >= mostWaiting) return undefined
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
