import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Catalogue } from '../../domain/catalogue/snapshot/catalogue.ts'
import { productPath } from '../../shared/catalogue/addresses.ts'
import type { Settings } from '../../shared/settings/settings.ts'
import type { Logger } from '../log.ts'
import { pictureFileOf } from '../pdf/picture-file.ts'
import { respondWithPdf } from '../pdf/respond-with-pdf.ts'
import type { SheetThread } from '../pdf/sheet-thread.ts'
import type { LocalUploads } from '../uploads/local-uploads.ts'
import { createSheetCache } from './sheet-cache.ts'

type Options = {
  catalogue: { readonly current: Catalogue }
  settings: { readonly current: Settings }
  sheetThread: SheetThread
  publicUrl: string
  localUploads: LocalUploads
  log: Logger
}

export function dataSheets({ catalogue, settings, sheetThread, publicUrl, localUploads, log }: Options) {
  const findSheet = createSheetCache(sheetThread)
  return new Hono().use(etag()).get('/:file{[\\w-]+\\.pdf}', async (c) => {
    const slug = c.req.param('file').slice(0, -'.pdf'.length)
    const product = catalogue.current.findBySlug(slug)
    if (!product) return c.notFound()
    const { name, code, desc, jsonDetails } = product
    const { specifications, information } = jsonDetails
    const job = {
      kind: 'data-sheet' as const,
      product: { name, code, desc, jsonDetails: { specifications, information } },
      company: settings.current.company,
      url: new URL(productPath(product), publicUrl).href,
      pictureFile: await pictureFileOf(product, localUploads),
    }
    return respondWithPdf(c, {
      draw: () => findSheet(job),
      log,
      headers: {
        'Content-Disposition': `inline; filename="${slug}.pdf"`,
        'Cache-Control': 'public, max-age=0, s-maxage=10',
      },
    })
  })
}
