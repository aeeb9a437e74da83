/** Runs in the browser, from within the page; all that it needs is handed in. */
export default function startLater(files: string[], script: string, sheet: string, patienceMs: number) {
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
