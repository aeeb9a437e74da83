import { createHash } from 'node:crypto'
import type { SheetJob } from './draw-sheet-worker.ts'
import type { SheetThread } from './sheet-thread.ts'

/** Some 500 sheets. */
const usualBytes = 32 * 1024 * 1024

/** Sheets by what they show, so that a change of one product leaves those of the others. Beyond the limit, the one that was not asked for the longest goes. */
export function createSheetCache({ draw }: Pick<SheetThread, 'draw'>, mostBytes = usualBytes) {
  const sheets = new Map<string, Buffer>()
  const underway = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function keep(key: string, sheet: Buffer) {
    sheets.set(key, sheet)
    bytes += sheet.length
    for (const [oldest, { length }] of sheets) {
      if (bytes <= mostBytes) return
      sheets.delete(oldest)
      bytes -= length
    }
  }

  /** Nothing while too many others are being drawn. */
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
        if (isComplete) keep(key, pdf)
        return pdf
      })
      .finally(() => underway.delete(key))
    if (drawing) underway.set(key, drawing)
    return drawing
  }
}
