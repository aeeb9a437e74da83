import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import type { Company } from '../../shared/settings/company.ts'
import { drawDataSheet, type SheetContent } from '../data-sheets/draw-data-sheet.ts'
import { drawList, type ListLine } from '../quotation-list/draw-list.ts'
import { drawQuote, type PicturedLine, type QuoteSheet } from '../quotes/draw-quote.ts'
import { thumbnailOf } from './thumbnails.ts'

/** A job holds everything a sheet depends on, because it is the cache key. */
export type DataSheetJob = {
  kind: 'data-sheet'
  product: SheetContent
  company: Company
  url: string
  pictureFile: string | undefined
}

export type ListJob = {
  kind: 'list'
  lines: WithFile<ListLine>[]
  day: string
  company: Company
  url: string
}

export type QuoteJob = {
  kind: 'quote'
  quote: QuoteSheet
  lines: WithFile<PicturedLine>[]
}

type WithFile<Line> = Omit<Line, 'picture'> & { pictureFile: string | undefined }

export type SheetJob = DataSheetJob | ListJob | QuoteJob

export type DrawnSheet = { pdf: Buffer; isComplete: boolean }

function draw(job: SheetJob): Promise<DrawnSheet> {
  if (job.kind === 'quote') return drawQuoteJob(job)
  return job.kind === 'list' ? drawListJob(job) : drawDataSheetJob(job)
}

async function drawDataSheetJob({ product, company, url, pictureFile }: DataSheetJob): Promise<DrawnSheet> {
  const picture = pictureFile ? await readFile(pictureFile).catch(() => undefined) : undefined
  const pdf = await drawDataSheet(product, { picture, url, company })
  return { pdf, isComplete: !pictureFile || picture !== undefined }
}

const drawListJob = async ({ lines, ...rest }: ListJob): Promise<DrawnSheet> => ({
  pdf: await drawList(await withPictures(lines), rest),
  isComplete: true,
})

const drawQuoteJob = async ({ quote, lines }: QuoteJob): Promise<DrawnSheet> => ({
  pdf: await drawQuote(quote, await withPictures(lines)),
  isComplete: true,
})

async function withPictures<Line extends { pictureFile: string | undefined }>(lines: Line[]) {
  const pictured = []
  for (const { pictureFile, ...line } of lines) {
    pictured.push({ ...line, picture: pictureFile ? await thumbnailOf(pictureFile) : undefined })
  }
  return pictured
}

parentPort?.on('message', async (job: SheetJob) => parentPort?.postMessage(await draw(job)))
