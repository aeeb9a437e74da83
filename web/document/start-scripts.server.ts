/**
 * Inlined into the page as text, so it cannot reference anything outside. Module scripts load after the first paint, so
 * that they do not compete with the first picture on a slow connection, but at the latest on the first input or after
 * three seconds. Classic scripts only prepare the router's data and run at once.
 */
export function startScripts() {
  const held = document.getElementById('scripts')
  const scripts = document.createRange().createContextualFragment(held?.textContent ?? '')
  document.head.append(...scripts.querySelectorAll('script:not([type])'))
  const start = () => document.head.append(scripts)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  addEventListener('pointerdown', start)
  addEventListener('keydown', start)
  setTimeout(start, 3000)
}
