import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { errorResponse } from '../../api/http/errors.ts'
import { requests } from '../../db/schema.ts'
import type { Deps } from '../../domain/deps.ts'
import { currentLetterhead } from '../../domain/quotes/letterhead.ts'
import { readQuotes } from '../../domain/quotes/read-quotes.ts'
import { quoteFileName } from '../../shared/quotes/names.ts'
import { dayText, plainDayText } from '../../shared/time-text.ts'
import type { Logger } from '../log.ts'
import type { QuoteJob } from '../pdf/draw-sheet-worker.ts'
import { pictureFileOf } from '../pdf/picture-file.ts'
import { respondWithPdf } from '../pdf/respond-with-pdf.ts'
import type { SheetThread } from '../pdf/sheet-thread.ts'
import type { LocalUploads } from '../uploads/local-uploads.ts'

type PdfDeps = Pick<Deps, 'db' | 'settings' | 'now'> & { sheetThread: SheetThread; localUploads: LocalUploads }

/** `sellerId` is who would send the draft; without it there are no drafts. */
type Wanted = { requestId: number; version: number; sellerId?: string }

/** The result is undefined if there is no such version. */
export async function quotePdf(deps: PdfDeps, wanted: Wanted): Promise<Buffer | undefined> {
  const job = await findQuote(deps, wanted)
  if (!job) return undefined
  const drawn = await deps.sheetThread.draw(job)
  if (!drawn) throw new Error('Too many documents are waiting to be drawn.')
  return drawn.pdf
}

export async function respondWithQuote(c: Context, deps: PdfDeps & { log: Logger }, wanted: Wanted) {
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

async function findQuote(deps: PdfDeps, { requestId, version, sellerId }: Wanted): Promise<QuoteJob | undefined> {
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
