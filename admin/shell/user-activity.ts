/** Somebody who reads a long request touches nothing for a while. */
const absentAfterMs = 2 * 60_000

const touches = ['keydown', 'pointerdown', 'wheel', 'click', 'input', 'focusin'] as const

let touchedAt = 0

/** From now on the page knows when somebody last touched it. To open it counts too. */
export function watchUserActivity(): void {
  const touch = () => {
    touchedAt = Date.now()
  }
  touch()
  for (const kind of touches) window.addEventListener(kind, touch, { capture: true, passive: true })
}

/** Whether nobody has touched the page for minutes: what it asks for then, it asks for by itself. */
export const isUnattended = () => Date.now() - touchedAt > absentAfterMs
