import { Hono } from 'hono'
import { errorResponse } from '../../api/http/errors.ts'
import type { Catalogue } from '../../domain/catalogue/snapshot/catalogue.ts'
import { amountText } from '../../shared/catalogue/amount-text.ts'
import { packText } from '../../shared/catalogue/sale-unit.ts'
import { formatParam, readLines } from '../../shared/requests/quotation-lines-param.ts'
import type { Settings } from '../../shared/settings/settings.ts'
import { dayText, fileDay } from '../../shared/time-text.ts'
import type { Logger } from '../log.ts'
import type { ListJob } from '../pdf/draw-sheet-worker.ts'
import { pictureFileOf } from '../pdf/picture-file.ts'
import { respondWithPdf } from '../pdf/respond-with-pdf.ts'
import type { SheetThread } from '../pdf/sheet-thread.ts'
import type { LocalUploads } from '../uploads/local-uploads.ts'

type Options = {
  catalogue: { readonly current: Catalogue }
  settings: { readonly current: Settings }
  sheetThread: SheetThread
  publicUrl: string
  localUploads: LocalUploads
  now: () => Date
  log: Logger
}

type Line = NonNullable<ReturnType<typeof readLines>>[number]

export function listPdf({ catalogue, settings, sheetThread, publicUrl, localUploads, now, log }: Options) {
  const lineOf = async ({ id, quantity }: Line, named: string | undefined): Promise<ListJob['lines'][number]> => {
    const product = catalogue.current.getProduct(id)
    const { unit, packs } = product?.jsonDetails ?? {}
    const format = packs?.find((pack) => packText(pack) === named && quantity % pack.quantity === 0)
    return {
      name: product?.name ?? `Producto n.º ${id} (ya no está en el catálogo)`,
      code: product?.code ?? product?.slug ?? '',
      quantity: amountText({ quantity, unit, format }),
      pictureFile: product && (await pictureFileOf(product, localUploads)),
    }
  }

  return new Hono().get('/lista.pdf', async (c) => {
    const lines = readLines(c.req.query('productos') ?? '')
    if (!lines) return errorResponse(c, 'bad_request')
    const job: ListJob = {
      kind: 'list',
      lines: await Promise.all(lines.map((line) => lineOf(line, c.req.query(formatParam(line))))),
      day: dayText(now()),
      company: settings.current.company,
      url: new URL('/cotizacion', publicUrl).href,
    }
    return respondWithPdf(c, {
      draw: () => sheetThread.draw(job, c.req.raw.signal)?.then(({ pdf }) => pdf),
      log,
      headers: {
        'Content-Disposition': `attachment; filename="lista-para-cotizar-${fileDay(now())}.pdf"`,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    })
  })
}
