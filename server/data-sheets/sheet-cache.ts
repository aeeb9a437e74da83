import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SheetJob } from '../pdf/draw-sheet-worker.ts'
import type { SheetThread } from '../pdf/sheet-thread.ts'

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
