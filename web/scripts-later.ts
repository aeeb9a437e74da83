/** Something of the page that does not come keeps its scripts away no longer than this. */
const patienceMs = 3_000

/** Runs in the browser; all that it needs is handed in. */
function startLater(files: string[], script: string, sheet: string, patienceMs: number) {
  const add = (tag: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(tag), properties))
  const page = document.documentElement.dataset
  let isRunning = false
  const run = () => {
    if (!isRunning) add('script', { type: 'module', textContent: script })
    isRunning = true
  }
  const start = () => {
    clearTimeout(impatience)
    painted?.disconnect()
    removeEventListener('load', startAfterPaint)
    for (const name of occasions) removeEventListener(name, start)
    for (const href of files) add('link', { rel: 'modulepreload', href })
    // What moves may need more of the style than the page did.
    const onload = () => {
      page.styled = ''
      run()
    }
    add('link', { rel: 'stylesheet', href: sheet, onload, onerror: run })
    setTimeout(run, patienceMs)
  }
  const startAfterPaint = () => {
    if (document.hidden || !painted) start()
    else painted.observe({ type: 'paint', buffered: true })
  }
  const painted = 'PerformanceObserver' in window ? new PerformanceObserver(() => start()) : undefined
  const impatience = setTimeout(start, patienceMs)
  addEventListener('load', startAfterPaint)
  // Who does something already should not wait.
  const occasions = ['pointerdown', 'keydown']
  for (const name of occasions) addEventListener(name, start)

  const showWhole = () => {
    page.whole = ''
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // The browser takes who comes back, or to a certain place, there by itself.
  if (visit?.type !== 'navigate' || location.hash) showWhole()
  for (const name of [...occasions, 'scroll', 'wheel', 'touchstart']) {
    addEventListener(name, showWhole, { once: true, passive: true })
  }
}

const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g

/**
 * What a page shows goes over the line first, and then what makes it move: on a slow line the scripts, which the router
 * starts at once, keep the first picture waiting. The page can be read and its links and forms work without them. The
 * whole style comes with them. Only the script that carries the mark is React's own.
 */
export function startScriptsLater(html: string, mark: string, sheet: string): { html: string; script: string } {
  // Taken out where they are found: to go through a long page twice for each is a twentieth of the work of making it.
  const files: string[] = []
  const withoutFiles = html.replaceAll(preload, (_, file: string) => {
    files.push(file)
    return ''
  })
  let script = ''
  const moduleScript = new RegExp(`(<script nonce="${mark}") type="module" async="">([\\s\\S]*?)</script>`)
  const started = withoutFiles.replace(moduleScript, (_, tag: string, code: string) => {
    script = code
    const values = [files, script, sheet, patienceMs].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'))
    return `${tag}>(${starter})(${values})</script>`
  })
  return { html: started, script }
}

const starter = String(startLater).replaceAll(/\n\s+/g, '\n')
