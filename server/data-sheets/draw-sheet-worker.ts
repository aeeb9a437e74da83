import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { drawList, type ListLine } from '../quotation-list/draw-list.ts'
import { thumbnailOf } from '../quotation-list/thumbnails.ts'
import { drawDataSheet, type SheetContent } from './draw-data-sheet.ts'

/** A job holds everything a sheet depends on, because it is the cache key. */
export type DataSheetJob = {
  kind: 'data-sheet'
  product: SheetContent
  url: string
  pictureFile: string | undefined
}

export type ListJob = {
  kind: 'list'
  lines: (Omit<ListLine, 'picture'> & { pictureFile: string | undefined })[]
  day: string
  url: string
}

export type SheetJob = DataSheetJob | ListJob

export type DrawnSheet = { pdf: Buffer; isComplete: boolean }

const draw = (job: SheetJob) => (job.kind === 'list' ? drawListJob(job) : drawDataSheetJob(job))

async function drawDataSheetJob({ product, url, pictureFile }: DataSheetJob): Promise<DrawnSheet> {
  const picture = pictureFile ? await readFile(pictureFile).catch(() => undefined) : undefined
  const pdf = await drawDataSheet(product, { picture, url })
  return { pdf, isComplete: !pictureFile || picture !== undefined }
}

async function drawListJob({ lines, ...rest }: ListJob): Promise<DrawnSheet> {
  const pictured = []
  for (const { pictureFile, ...line } of lines) {
    pictured.push({ ...line, picture: pictureFile && (await thumbnailOf(pictureFile)) })
  }
  return { pdf: await drawList(pictured, rest), isComplete: true }
}

parentPort?.on('message', async (job: SheetJob) => parentPort?.postMessage(await draw(job)))
