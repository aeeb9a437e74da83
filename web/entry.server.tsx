import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { oneAtATime } from '../shared/concurrency.ts'
import { DocumentParts } from './document/document-parts.tsx'
import { hashInlineParts, inlineHashesHeader } from './document/inline-parts.server.ts'
import { pageContext } from './document/page-backend.server.ts'
import { startScripts } from './document/start-scripts.server.ts'
import style from './site.css?inline'

const script = `(${startScripts})()`
const maxRenderMs = 10_000
/** Health checks and cached pages must not wait for fifty pages that somebody requested at once. */
const inTurn = oneAtATime(() => setImmediate())

/** Nobody receives it, and logs must not count it as a failure of ours. */
const clientDisconnected = 499

/** Pages are not streamed, because most of them are cached and an error must set the status. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = context.get(pageContext)
  const page = (
    <DocumentParts value={{ nonce, style, script }}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </DocumentParts>
  )
  const { signal } = request
  const bytes = await inTurn(async () => (signal.aborted ? undefined : renderWhole(page, nonce)))
  if (!bytes) return new Response(null, { status: clientDisconnected })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (nonce) headers.set(inlineHashesHeader, hashInlineParts(new TextDecoder().decode(bytes), nonce))
  return new Response(bytes, { status, headers })
}

function renderWhole(page: React.ReactNode, nonce: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    onAllReady: () => buffer(pipe(new PassThrough())).then((bytes) => resolve(new Uint8Array(bytes)), reject),
    onShellError: reject,
    onError: reject,
  })
  // A page that is never ready would hold up all others.
  const timer = setTimeout(abort, maxRenderMs)
  return promise.finally(() => clearTimeout(timer))
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageContext).report(error)
}
