import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { reportContext } from './server-context.ts'

/** Pages are sent whole: they are the same for everyone, and a mistake shows in the status. */
export default async function render(request: Request, status: number, headers: Headers, context: EntryContext) {
  const page = <ServerRouter context={context} url={request.url} />
  const body = await renderToReadableStream(page, { signal: request.signal })
  await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportContext)(error)
}
