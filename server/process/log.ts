import { DrizzleQueryError } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { type DestinationStream, type Logger, pino } from 'pino'
import { isDatabaseUnavailable } from '../../domain/outcome.ts'
import { maskSecrets } from '../guard/private-addresses.ts'

export type { Logger }

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, path: maskSecrets },
  }
  return destination ? pino(options, destination) : pino(options)
}

type ErrorLike = { name?: string; message?: string; stack?: string; code?: unknown; cause?: unknown }

/** Messages of database and mail errors contain personal data, so only their type and stack are logged. */
function describeError(error: unknown) {
  if (typeof error !== 'object' || error === null) return { type: typeof error }
  const { name, message = '', stack = '', code, cause } = error as ErrorLike
  const deepest = (cause ?? error) as ErrorLike
  const mayHoldPersonalData = error instanceof DrizzleQueryError || deepest.code !== undefined
  // Every request fails then, and where it did tells nothing.
  if (isDatabaseUnavailable(error)) return { type: name, code: code ?? deepest.code }
  const place = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return {
    type: name,
    code: code ?? deepest.code,
    ...(!mayHoldPersonalData && { message: maskSecrets(message) }),
    stack: place.join('\n'),
  }
}

export const logRequests = (log: Logger, monotonicMs: () => number) =>
  createMiddleware(async (c, next) => {
    const start = monotonicMs()
    await next()
    const { method, path } = c.req
    log.info({ method, path, status: c.res.status, ms: Math.round(monotonicMs() - start) }, 'request')
  })
