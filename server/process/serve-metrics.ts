import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { errorResponse } from '../../api/http/errors.ts'
import type { Metrics } from './metrics.ts'

/** The first middleware, so that everything is counted. */
export const countResponses = ({ countResponse }: Metrics, monotonicMs: () => number) =>
  createMiddleware(async (c, next) => {
    const start = monotonicMs()
    await next()
    const { method, path } = c.req
    countResponse({ method: methodLabel(method), path, status: c.res.status, ms: monotonicMs() - start })
  })

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Anybody may invent a method, and every label is kept. */
const methodLabel = (method: string) => (methods.has(method) ? method : 'other')

export const serveMetrics = ({ read }: Metrics, token: string) =>
  new Hono().get('/metrics', async (c) => {
    if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)) return errorResponse(c, 'unauthorized')
    const { text, contentType } = await read()
    return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  })

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
