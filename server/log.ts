import { DrizzleQueryError } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { type Logger, pino } from 'pino'

export type { Logger }

/** Structured lines on standard output. What a visitor wrote never gets into them. */
export function createLog(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } })
}

/**
 * The message of a failed query repeats its parameters, PostgreSQL's detail the values of a row, and a mail server's
 * refusal the address: of those, only the kind and the place are logged.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  const code = cause && 'code' in cause ? String(cause.code) : undefined
  const place = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  const speaksOfVisitors = error instanceof DrizzleQueryError || code !== undefined
  return { type: error.name, code, ...(!speaksOfVisitors && { message: error.message }), stack: place?.join('\n') }
}

export const logRequests = (log: Logger, now: () => Date) =>
  createMiddleware(async (c, next) => {
    const start = now().getTime()
    await next()
    const { method, path } = c.req
    log.info({ method, path, status: c.res.status, ms: now().getTime() - start }, 'request')
  })
