/** Long enough for reading a long request without any input. */
const absentAfterMs = 2 * 60_000

const touches = ['keydown', 'pointerdown', 'wheel', 'click', 'input', 'focusin'] as const

let touchedAt = 0

/** Starts tracking user input. Opening the page counts as input. */
export function watchUserActivity(): void {
  const touch = () => {
    touchedAt = Date.now()
  }
  touch()
  for (const kind of touches) window.addEventListener(kind, touch, { capture: true, passive: true })
}

/** Whether there has been no input for minutes, so that calls are automatic and not by the user. */
export const isUnattended = () => Date.now() - touchedAt > absentAfterMs
