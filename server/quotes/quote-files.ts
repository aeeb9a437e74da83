import { Hono } from 'hono'
import { idOf, idPath } from '../../api/http/request-guards.ts'
import { requireStaff, type StaffEnv } from '../../api/http/require-staff.ts'
import type { StaffDeps } from '../../domain/deps.ts'
import { tokenShape, trackingPath } from '../../shared/tracking/tracking-page.ts'
import type { Logger } from '../log.ts'
import type { SheetThread } from '../pdf/sheet-thread.ts'
import type { LocalUploads } from '../uploads/local-uploads.ts'
import { respondWithQuote } from './quote-pdf.ts'

type Options = StaffDeps & { sheetThread: SheetThread; localUploads: LocalUploads; log: Logger }

/** Drawing needs the server's thread, so these routes are not in the API's own folder. */
export const staffQuoteFiles = (deps: Options) =>
  new Hono<StaffEnv>().get(`/api/admin/requests${idPath}/quotes/:file{[0-9]{1,9}\\.pdf}`, requireStaff(deps), (c) =>
    respondWithQuote(c, deps, {
      requestId: idOf(c),
      version: Number.parseInt(c.req.param('file'), 10),
      sellerId: c.get('staff').id,
    }),
  )

export const buyersQuoteFiles = (deps: Options) =>
  new Hono().get(`/seguimiento/:token{${tokenShape}}/:file{cotizacion-v[0-9]{1,9}\\.pdf}`, async (c) => {
    const { token, file } = c.req.param()
    const tracked = await deps.tracking.findTracked(deps.db, token)
    // The private page tells what it tells about any other address without quotes, and knows a confirmed browser.
    if (!tracked || tracked.isHeldBack || tracked.kind === 'receipt') return c.redirect(trackingPath(token))
    const version = Number.parseInt(file.slice('cotizacion-v'.length), 10)
    return respondWithQuote(c, deps, { requestId: tracked.request.id, version })
  })
