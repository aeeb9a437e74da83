import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const delayMs = 400
const repeatMs = 80

const sizeAfter = (repeats: number) => (repeats < 9 ? 1 : repeats < 28 ? 10 : 100)

type Handlers = { onClick: (event: MouseEvent) => void; onRepeat: (size: number) => void }

/** A long press also ends with a click, which is ignored. */
export function useHold({ onClick, onRepeat }: Handlers) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  const stop = () => clearTimeout(timer.current)
  const cancel = () => {
    stop()
    wasHeld.current = false
  }
  const repeat = (repeats: number) => {
    wasHeld.current = true
    onRepeat(sizeAfter(repeats))
    timer.current = setTimeout(repeat, repeatMs, repeats + 1)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDown: ({ button }: PointerEvent) => {
      cancel()
      if (button === 0) timer.current = setTimeout(repeat, delayMs, 0)
    },
    onPointerUp: stop,
    // On touch, pointerleave fires before click, so it must not reset `wasHeld`.
    onPointerLeave: stop,
    onPointerCancel: cancel,
    // A long touch would open the context menu.
    onContextMenu: (event: MouseEvent) => wasHeld.current && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (!wasHeld.current) onClick(event)
      wasHeld.current = false
    },
  }
}
