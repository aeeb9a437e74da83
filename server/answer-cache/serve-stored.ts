import type { MiddlewareHandler } from 'hono'
import { encodingFor } from '../encodings.ts'
import type { Listener } from '../listen.ts'
import type { Logger } from '../log.ts'
import type { AnswerCache } from './answer-cache.ts'
import { isKnown, plainBody, type StoredAnswer } from './stored-answer.ts'

/** Whoever shows who he is gets an answer of his own. */
const isForAnyone = (method: string | undefined, authorization: string | undefined) =>
  (method === 'GET' || method === 'HEAD') && authorization === undefined

export const serveStored =
  (cache: AnswerCache): MiddlewareHandler =>
  async (c, next) => {
    const { method, url } = c.req
    if (!isForAnyone(method, c.req.header('Authorization'))) return next()
    const { pathname, search } = new URL(url)
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
export const fastLane =
  (cache: AnswerCache, log: Logger): Listener =>
  (request, response, next) => {
    const { method, url = '', headers } = request
    const encoding = encodingFor(headers['accept-encoding'])
    const answer = encoding && isForAnyone(method, headers.authorization) ? cache.find(url) : undefined
    if (!answer || !encoding) return next()
    const status = isKnown(answer, headers['if-none-match']) ? 304 : 200
    const stored = answer.encoded[encoding]
    response.writeHead(status, status === 304 ? answer.unchangedHeaders : stored.headers)
    response.end(status === 200 && method === 'GET' ? stored.body : undefined)
    log.info({ method, path: url.split('?', 1)[0], status, ms: 0 }, 'request')
  }

async function plain(answer: StoredAnswer) {
  const headers = Object.entries({ ...answer.headers, 'content-length': String(answer.length) }).flat()
  return { headers, body: await plainBody(answer) }
}

const pairs = (flat: string[]): [string, string][] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []))
