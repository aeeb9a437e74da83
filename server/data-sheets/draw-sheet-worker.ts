/** The thread that draws data sheets, one after the other. */
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { drawDataSheet, type SheetContent } from './draw-data-sheet.ts'

/** All that a sheet shows: two jobs that say the same give the same sheet. */
export type SheetJob = {
  product: SheetContent
  /** Where the product is on the site. */
  url: string
  /** The file of the main picture, if there is one. */
  pictureFile: string | undefined
}

/** Not complete: its picture could not be read this time. */
export type DrawnSheet = { pdf: Buffer; isComplete: boolean }

parentPort?.on('message', async ({ product, url, pictureFile }: SheetJob) => {
  const picture = pictureFile ? await readFile(pictureFile).catch(() => undefined) : undefined
  const pdf = await drawDataSheet(product, { picture, url })
  parentPort?.postMessage({ pdf, isComplete: !pictureFile || picture !== undefined } satisfies DrawnSheet)
})
