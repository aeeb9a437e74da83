/** This is inlined as text, so it cannot refer to anything outside, and scripts must not delay the first picture. */
export function startScripts() {
  const held = document.getElementById('scripts')
  const scripts = document.createRange().createContextualFragment(held?.textContent ?? '')
  document.head.append(...scripts.querySelectorAll('script:not([type])'))
  const start = () => document.head.append(scripts)
  // Not every frame after `load` shows the page already.
  addEventListener('load', () =>
    new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true }),
  )
  addEventListener('pointerdown', start)
  addEventListener('keydown', start)
  setTimeout(start, 3000)
}
