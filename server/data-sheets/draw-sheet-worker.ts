import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { drawDataSheet, type SheetContent } from './draw-data-sheet.ts'

/** A job holds everything a sheet depends on, because it is the cache key. */
export type SheetJob = {
  product: SheetContent
  url: string
  pictureFile: string | undefined
}

export type DrawnSheet = { pdf: Buffer; isComplete: boolean }

parentPort?.on('message', async ({ product, url, pictureFile }: SheetJob) => {
  const picture = pictureFile ? await readFile(pictureFile).catch(() => undefined) : undefined
  const pdf = await drawDataSheet(product, { picture, url })
  parentPort?.postMessage({ pdf, isComplete: !pictureFile || picture !== undefined } satisfies DrawnSheet)
})
