import { join } from 'node:path'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { errorResponse } from '../../api/http/errors.ts'
import { readPictureAddress } from '../../contract/catalogue/picture.ts'
import { productPath } from '../../contract/catalogue/product-path.ts'
import type { Product } from '../../contract/catalogue/public.ts'
import type { Catalogue } from '../../domain/catalogue/snapshot/catalogue.ts'
import { library } from '../library.ts'
import type { Logger } from '../log.ts'
import type { SheetJob } from './draw-sheet-worker.ts'
import { createSheetCache } from './sheet-cache.ts'
import { DrawingTimeout, type SheetThread } from './sheet-thread.ts'

type Options = {
  catalogue: { readonly current: Catalogue }
  sheetThread: SheetThread
  publicUrl: string
  uploadsFolder: string
  log: Logger
}

const retryAfterSeconds = 10

export function dataSheets({ catalogue, sheetThread, publicUrl, uploadsFolder, log }: Options) {
  const findSheet = createSheetCache(sheetThread)
  const drawn = async (job: SheetJob) => {
    try {
      return await findSheet(job)
    } catch (error) {
      if (!(error instanceof DrawingTimeout)) throw error
      log.error({ err: error, url: job.url }, 'data sheet not drawn')
      return undefined
    }
  }

  return new Hono().use(etag()).get('/:file{[\\w-]+\\.pdf}', async (c) => {
    const slug = c.req.param('file').slice(0, -'.pdf'.length)
    const product = catalogue.current.findBySlug(slug)
    if (!product) return c.notFound()
    const { name, desc, jsonDetails } = product
    const { specifications, information } = jsonDetails
    const sheet = await drawn({
      product: { name, desc, jsonDetails: { specifications, information } },
      url: new URL(productPath(product), publicUrl).href,
      pictureFile: findPicture(product, uploadsFolder),
    })
    if (!sheet) {
      c.header('Retry-After', String(retryAfterSeconds))
      return errorResponse(c, 'unavailable')
    }
    return c.body(new Uint8Array(sheet), 200, {
      'Content-Type': 'application/pdf',
      'Content-Length': String(sheet.length),
      'Content-Disposition': `inline; filename="${slug}.pdf"`,
      'Cache-Control': 'public, max-age=300',
    })
  })
}

function findPicture({ srcImg }: Product, uploadsFolder: string): string | undefined {
  const address = readPictureAddress(srcImg[0] ?? '')
  const [, folder, name] = /^\/media\/(uploads\/)?(.+)$/.exec(address?.path ?? '') ?? []
  return name && join(folder ? uploadsFolder : library, `${name}.jpg`)
}
