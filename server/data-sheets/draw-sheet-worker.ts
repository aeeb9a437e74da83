/** The worker thread that draws data sheets, one at a time. */
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { drawDataSheet, type SheetContent } from './draw-data-sheet.ts'

/** Everything a sheet depends on, so that it can serve as the cache key. */
export type SheetJob = {
  product: SheetContent
  /** The product's page on the site. */
  url: string
  pictureFile: string | undefined
}

/** A sheet is incomplete if its picture could not be read. */
export type DrawnSheet = { pdf: Buffer; isComplete: boolean }

parentPort?.on('message', async ({ product, url, pictureFile }: SheetJob) => {
  const picture = pictureFile ? await readFile(pictureFile).catch(() => undefined) : undefined
  const pdf = await drawDataSheet(product, { picture, url })
  parentPort?.postMessage({ pdf, isComplete: !pictureFile || picture !== undefined } satisfies DrawnSheet)
})
