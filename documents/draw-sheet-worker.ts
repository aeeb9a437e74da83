import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Company } from '../shared/settings/company.ts'
import { drawDataSheet, type SheetContent } from './draw-data-sheet.ts'
import { drawList, type ListLine } from './draw-list.ts'
import { drawQuote, type PicturedLine, type QuoteSheet } from './draw-quote.ts'

/** The pictures of a long list in full size would make a file of many megabytes. */
const width = 240

const thumbnails = new LRUCache<string, Buffer>({ max: 1_000 })

async function thumbnailOf(file: string): Promise<Buffer | undefined> {
  const known = thumbnails.get(file)
  if (known) return known
  const made = await sharp(file)
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => undefined)
  if (made) thumbnails.set(file, made)
  return made
}

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
