/** Staff may read a request for this long without any input. */
const absentAfterMs = 2 * 60_000

const touches = ['keydown', 'pointerdown', 'wheel', 'click', 'input', 'focusin'] as const

let touchedAt = 0

export function watchUserActivity(): void {
  const touch = () => {
    touchedAt = Date.now()
  }
  touch()
  for (const kind of touches) window.addEventListener(kind, touch, { capture: true, passive: true })
}

/** Calls without recent input are automatic, not by the user. */
export const isUnattended = () => Date.now() - touchedAt > absentAfterMs
