/**
 * Runs inside the page, where it stands as text: it can use nothing from outside. The scripts that fetch others wait
 * until the page is painted, so that on a slow connection the first picture has it for itself, but no longer than a
 * visitor who does something already, or three seconds. The others prepare the router's data and run at once.
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
