import { hash, randomBytes } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { criticalStyle } from './critical-style.ts'
import favicon from './layout/favicon.svg?inline'
import { ownScriptsHeader, ownStyleHeader } from './own-inline.ts'
import { startScriptsLater } from './scripts-later.ts'
import { reportContext } from './server-context.ts'
import styles from './site.css?inline'
import sheet from './site.css?url'
import { styleMark } from './style-mark.ts'

/** Pages are sent whole: they are the same for everyone, and a mistake shows in the status. */
export default async function render(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { page, data } = await wholePage(request, context)
  const { html, script } = startScriptsLater(page, { mark, sheet, handOver: handOver(data) })
  const style = styleFor(html)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(ownScriptsHeader, [...ownScripts(html), script].map(hashOf).join(' '))
  headers.set(ownStyleHeader, hashOf(style))
  const whole = html.replace(`${styleMark}</style>`, () => `${style}</style>`).replace('</head>', `${icon}</head>`)
  return new Response(Buffer.from(whole.replaceAll(` nonce="${mark}"`, '')), { status, headers })
}

/** Nothing in a page waits for anything, so that it need not be a stream, which takes a quarter longer. */
async function wholePage(request: Request, { serverHandoffStream, ...context }: EntryContext) {
  const data = await new Response(serverHandoffStream).text()
  const page = renderToString(<ServerRouter context={context} url={request.url} nonce={mark} />)
  return { page: `<!DOCTYPE html>${page}`, data }
}

/** What the router's stream would have written at the end of the page: the data that it was made with. */
function handOver(data: string): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  const router = 'window.__reactRouterContext.streamController'
  return `${router}.enqueue(${text});${router}.close()`
}

/** In the page itself, so that nobody fetches it beside the first picture, and not in the scripts, which have no use for it. */
const icon = `<link rel="icon" type="image/svg+xml" href="${favicon}">`

/** Known to this process only. What carries it was written by React; a script that was slipped in does not. */
const mark = randomBytes(16).toString('hex')
const markedScript = new RegExp(`<script(?=[^>]* nonce="${mark}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g')

const ownScripts = (html: string) => [...html.matchAll(markedScript)].map(([, script = '']) => script)
const styleFor = criticalStyle(styles)

const hashOf = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportContext)(error)
}
