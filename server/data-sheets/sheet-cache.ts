import { createHash } from 'node:crypto'
import type { SheetJob } from './draw-sheet-worker.ts'
import type { SheetThread } from './sheet-thread.ts'

/** About 500 sheets. */
const defaultMaxBytes = 32 * 1024 * 1024

/** An LRU cache keyed by content, so that changing one product does not invalidate the sheets of the others. */
export function createSheetCache({ draw }: Pick<SheetThread, 'draw'>, maxBytes = defaultMaxBytes) {
  const sheets = new Map<string, Buffer>()
  const underway = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function store(key: string, sheet: Buffer) {
    sheets.set(key, sheet)
    bytes += sheet.length
    for (const [oldest, { length }] of sheets) {
      if (bytes <= maxBytes) return
      sheets.delete(oldest)
      bytes -= length
    }
  }

  /** Returns undefined while the queue is full. */
  return (job: SheetJob): Promise<Buffer> | Buffer | undefined => {
    const key = createHash('sha256').update(JSON.stringify(job)).digest('base64url')
    const known = sheets.get(key)
    if (known) {
      sheets.delete(key)
      sheets.set(key, known)
      return known
    }
    const running = underway.get(key)
    if (running) return running
    const drawing = draw(job)
      ?.then(({ pdf, isComplete }) => {
        if (isComplete) store(key, pdf)
        return pdf
      })
      .finally(() => underway.delete(key))
    if (drawing) underway.set(key, drawing)
    return drawing
  }
}
