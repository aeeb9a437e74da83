import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { encodingFor } from '../encodings.ts'
import { keepAliveMs, type Listener } from '../listen.ts'
import type { Logger } from '../log.ts'
import type { AnswerCache } from './answer-cache.ts'
import { type Encoded, isKnown, plainBody, type StoredAnswer } from './stored-answer.ts'

/** Authorized calls of the API bypass the cache; pages are the same for everyone. */
const isForAnyone = (method: string | undefined, path: string, authorization: string | undefined) =>
  (method === 'GET' || method === 'HEAD') && (authorization === undefined || !path.startsWith('/api/'))

export const serveStored =
  (cache: AnswerCache): MiddlewareHandler =>
  async (c, next) => {
    const { method, url } = c.req
    const { pathname, search } = new URL(url)
    if (!isForAnyone(method, pathname, c.req.header('Authorization'))) return next()
    const answer = await cache.get(pathname + search)
    if (!answer) return next()
    if (isKnown(answer, c.req.header('If-None-Match'))) {
      return new Response(null, { status: 304, headers: pairs(answer.unchangedHeaders) })
    }
    const encoding = encodingFor(c.req.header('Accept-Encoding'))
    const { headers, body } = encoding ? answer.encoded[encoding] : await plain(answer)
    return new Response(method === 'HEAD' ? null : new Uint8Array(body), { headers: pairs(headers) })
  }

/** The same for what is at hand already, before anything else is entered: all that a visit of a known page costs. */
export function fastLane(cache: AnswerCache, log: Logger, now: () => Date): Listener {
  const wholeOf = keepWhole(now)
  return (request, response, next) => {
    const { method, url = '', headers } = request
    const encoding = encodingFor(headers['accept-encoding'])
    const answer = encoding && isForAnyone(method, url, headers.authorization) ? cache.find(url) : undefined
    if (!answer || !encoding) return next()
    const status = isKnown(answer, headers['if-none-match']) ? 304 : 200
    const stored = answer.encoded[encoding]
    if (status === 200 && method === 'GET' && isNextInLine(response)) {
      response.socket.write(wholeOf(stored))
      // Node's server hears by it that the answer is out, and turns to the next request of the connection.
      response.emit('finish')
    } else {
      response.writeHead(status, status === 304 ? answer.unchangedHeaders : stored.headers)
      response.end(status === 200 && method === 'GET' ? stored.body : undefined)
    }
    log.info({ method, path: url.split('?', 1)[0], status, ms: 0 }, 'request')
  }
}

/** The connection stays, and all that was written to it before is out. */
const isNextInLine = (response: ServerResponse): response is ServerResponse & { socket: Socket } =>
  response.shouldKeepAlive && response.socket?.writableLength === 0

/**
 * Answers as they go over the line, from the status to the last byte. Put together once a second, which is how often
 * their date changes: for Node to do it at every visit costs half as much as all the rest.
 */
function keepWhole(now: () => Date): (stored: Encoded) => Buffer {
  const whole = new Map<Encoded, Buffer>()
  let second = 0
  return (stored) => {
    const time = now()
    const current = Math.floor(time.getTime() / 1000)
    if (current !== second) whole.clear()
    second = current
    const ready = whole.get(stored)
    if (ready) return ready
    const bytes = Buffer.concat([headOf(stored, time), stored.body])
    whole.set(stored, bytes)
    return bytes
  }
}

function headOf({ headers }: Encoded, date: Date): Buffer {
  const ofConnection = ['connection', 'keep-alive', 'keep-alive', `timeout=${keepAliveMs / 1000}`]
  const all = pairs([...headers, 'date', date.toUTCString(), ...ofConnection])
  const lines = all.map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(['HTTP/1.1 200 OK', ...lines, '\r\n'].join('\r\n'), 'latin1')
}

async function plain(answer: StoredAnswer) {
  const headers = Object.entries({ ...answer.headers, 'content-length': String(answer.length) }).flat()
  return { headers, body: await plainBody(answer) }
}

const pairs = (flat: string[]): [string, string][] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []))
