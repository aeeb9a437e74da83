import { createHash, randomBytes } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
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
  const page = <ServerRouter context={context} url={request.url} nonce={mark} />
  const stream = await renderToReadableStream(page, { signal: request.signal, nonce: mark })
  await stream.allReady
  const { html, script } = startScriptsLater(await new Response(stream).text(), mark, sheet)
  const style = styleFor(html)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(ownScriptsHeader, [...ownScripts(html), script].map(hashOf).join(' '))
  headers.set(ownStyleHeader, hashOf(style))
  const whole = html.replace(`${styleMark}</style>`, () => `${style}</style>`).replace('</head>', `${icon}</head>`)
  return new Response(whole.replaceAll(` nonce="${mark}"`, ''), { status, headers })
}

/** In the page itself, so that nobody fetches it beside the first picture, and not in the scripts, which have no use for it. */
const icon = `<link rel="icon" type="image/svg+xml" href="${favicon}">`

/** Known to this process only. What carries it was written by React; a script that was slipped in does not. */
const mark = randomBytes(16).toString('hex')
const markedScript = new RegExp(`<script(?=[^>]* nonce="${mark}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g')

const ownScripts = (html: string) => [...html.matchAll(markedScript)].map(([, script = '']) => script)
const styleFor = criticalStyle(styles)

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportContext)(error)
}
