import type { Context } from 'hono'
import { errorResponse } from '../../api/http/errors.ts'
import { clientGone } from '../client-gone.ts'
import type { Logger } from '../log.ts'
import { DrawingTimeout } from './sheet-thread.ts'

const retryAfterSeconds = 10

type Options = {
  /** The result is undefined while too many drawings are waiting. It may reject once the client has gone. */
  draw: () => Promise<Buffer> | Buffer | undefined
  log: Logger
  headers: Record<string, string>
}

export async function respondWithPdf(c: Context, { draw, log, headers }: Options) {
  const { signal } = c.req.raw
  const pdf = await drawInTime(draw, signal, (err) => log.error({ err, path: c.req.path }, 'PDF not drawn'))
  if (signal.aborted) return clientGone()
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

async function drawInTime(draw: Options['draw'], signal: AbortSignal, onTimeout: (error: DrawingTimeout) => void) {
  try {
    return await draw()
  } catch (error) {
    if (signal.aborted) return undefined
    if (!(error instanceof DrawingTimeout)) throw error
    onTimeout(error)
    return undefined
  }
}
