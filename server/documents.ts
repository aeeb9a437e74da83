import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { errorResponse } from '../api/http/errors.ts'
import { idOf, idPath } from '../api/http/request-guards.ts'
import { requireStaff, type StaffEnv } from '../api/http/require-staff.ts'
import { requests } from '../db/schema.ts'
import type { ListJob, QuoteJob } from '../documents/draw-sheet-worker.ts'
import { createSheetCache, DrawingTimeout, type SheetThread } from '../documents/sheet-thread.ts'
import type { Deps } from '../domain/deps.ts'
import { currentLetterhead } from '../domain/quotes/letterhead.ts'
import { readQuotes } from '../domain/quotes/read-quotes.ts'
import { productPath } from '../shared/catalogue/addresses.ts'
import { amountText } from '../shared/catalogue/amount-text.ts'
import { readPictureAddress } from '../shared/catalogue/picture.ts'
import type { Product } from '../shared/catalogue/public.ts'
import { packText } from '../shared/catalogue/sale-unit.ts'
import { quoteFileName } from '../shared/quotes/quote-names.ts'
import { formatParam, readLines } from '../shared/requests/quotation-lines-param.ts'
import { dayText, fileDay, plainDayText } from '../shared/time-text.ts'
import { tokenShape, trackingPath } from '../shared/tracking/tracking-page.ts'
import { clientDisconnected } from './guard/disconnected-client.ts'
import { library } from './library.ts'
import type { Logger } from './process/log.ts'
import type { LocalUploads } from './uploads/local-uploads.ts'

/** What drawing needs beside the application's own parts. */
type Drawing = { sheetThread: SheetThread; localUploads: LocalUploads; log: Logger }

export function dataSheets({
  catalogue,
  settings,
  sheetThread,
  publicUrl,
  localUploads,
  log,
}: Pick<Deps, 'catalogue' | 'settings' | 'publicUrl'> & Drawing) {
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

type AskedLine = NonNullable<ReturnType<typeof readLines>>[number]

export function listPdf({
  catalogue,
  settings,
  sheetThread,
  publicUrl,
  localUploads,
  now,
  log,
}: Pick<Deps, 'catalogue' | 'settings' | 'publicUrl' | 'now'> & Drawing) {
  const lineOf = async ({ id, quantity }: AskedLine, named: string | undefined): Promise<ListJob['lines'][number]> => {
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

const retryAfterSeconds = 10

type PdfResponse = {
  /** The result is undefined while too many drawings are waiting. It may reject once the client has disconnected. */
  draw: () => Promise<Buffer> | Buffer | undefined
  log: Logger
  headers: Record<string, string>
}

async function respondWithPdf(c: Context, { draw, log, headers }: PdfResponse) {
  const { signal } = c.req.raw
  const pdf = await drawInTime(draw, signal, (err) => log.error({ err, path: c.req.path }, 'PDF not drawn'))
  if (signal.aborted) return clientDisconnected()
  if (!pdf) {
    c.header('Retry-After', String(retryAfterSeconds))
    return errorResponse(c, 'unavailable')
  }
  return c.body(new Uint8Array(pdf), 200, {
    'Content-Type': 'application/pdf',
    'Content-Length': String(pdf.length),
    ...headers,
  })
}

async function drawInTime(draw: PdfResponse['draw'], signal: AbortSignal, onTimeout: (error: DrawingTimeout) => void) {
  try {
    return await draw()
  } catch (error) {
    if (signal.aborted) return undefined
    if (!(error instanceof DrawingTimeout)) throw error
    onTimeout(error)
    return undefined
  }
}

/** Drawing needs the server's thread, so these routes are not in the API's own folder. */
export const staffQuoteFiles = (deps: Deps & Drawing) =>
  new Hono<StaffEnv>().get(`/api/admin/requests${idPath}/quotes/:file{[0-9]{1,9}\\.pdf}`, requireStaff(deps), (c) =>
    respondWithQuote(c, deps, {
      requestId: idOf(c),
      version: Number.parseInt(c.req.param('file'), 10),
      sellerId: c.get('staff').id,
    }),
  )

export const buyersQuoteFiles = (deps: Deps & Drawing) =>
  new Hono().get(`/seguimiento/:token{${tokenShape}}/:file{cotizacion-v[0-9]{1,9}\\.pdf}`, async (c) => {
    const { token, file } = c.req.param()
    const tracked = await deps.tracking.findTracked(deps.db, token)
    // The private page tells what it tells about any other address without quotes, and knows a confirmed browser.
    if (!tracked || tracked.isHeldBack || tracked.kind === 'receipt') return c.redirect(trackingPath(token))
    const version = Number.parseInt(file.slice('cotizacion-v'.length), 10)
    return respondWithQuote(c, deps, { requestId: tracked.request.id, version })
  })

type QuoteDrawing = Pick<Deps, 'db' | 'settings' | 'now'> & Omit<Drawing, 'log'>

/** `sellerId` is who would send the draft; without it there are no drafts. */
type Wanted = { requestId: number; version: number; sellerId?: string }

/** The result is undefined if there is no such version. */
export async function quotePdf(deps: QuoteDrawing, wanted: Wanted): Promise<Buffer | undefined> {
  const job = await findQuote(deps, wanted)
  if (!job) return undefined
  const drawn = await deps.sheetThread.draw(job)
  if (!drawn) throw new Error('Too many documents are waiting to be drawn.')
  return drawn.pdf
}

async function respondWithQuote(c: Context, deps: QuoteDrawing & Drawing, wanted: Wanted) {
  const job = await findQuote(deps, wanted)
  if (!job) return errorResponse(c, 'not_found')
  return respondWithPdf(c, {
    draw: () => deps.sheetThread.draw(job, c.req.raw.signal)?.then(({ pdf }) => pdf),
    log: deps.log,
    headers: {
      'Content-Disposition': `inline; filename="${quoteFileName(job.quote)}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

async function findQuote(deps: QuoteDrawing, { requestId, version, sellerId }: Wanted): Promise<QuoteJob | undefined> {
  const { db, localUploads } = deps
  const now = deps.now()
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId))
  const quote = (await readQuotes(db, requestId, now)).find((each) => each.version === version)
  if (!request || !quote) return undefined
  const letterhead = quote.letterhead ?? (sellerId && (await currentLetterhead(deps, db, request, sellerId)))
  if (!letterhead) return undefined
  return {
    kind: 'quote',
    quote: {
      ...quote,
      letterhead,
      folio: request.folio,
      isDraft: quote.sentAt === null,
      day: dayText(quote.sentAt ?? now),
      validUntil: plainDayText(quote.validUntil),
    },
    lines: await Promise.all(
      quote.lines.map(async ({ productId: _, picture, ...line }) => ({
        ...line,
        pictureFile: await pictureFileOf({ srcImg: picture ? [picture] : [] }, localUploads),
      })),
    ),
  }
}

async function pictureFileOf(
  { srcImg }: Pick<Product, 'srcImg'>,
  { folder, fetch }: LocalUploads,
): Promise<string | undefined> {
  const address = readPictureAddress(srcImg[0] ?? '')
  const [, isUpload, name] = /^\/media\/(uploads\/)?(.+)$/.exec(address?.path ?? '') ?? []
  if (!name) return undefined
  const file = `${name}.jpg`
  // A document is drawn without a picture that cannot be fetched.
  if (isUpload) await fetch(file).catch(() => undefined)
  return join(isUpload ? folder : library, file)
}
