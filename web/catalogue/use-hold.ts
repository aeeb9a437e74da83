import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const delayMs = 400
const repeatMs = 80

/** The longer it is held, the larger the steps. */
const sizeAfter = (repeats: number) => (repeats < 9 ? 1 : repeats < 28 ? 10 : 100)

type Acts = { onClick: (event: MouseEvent) => void; onRepeat: (size: number) => void }

/** A button that repeats while it is held. The click that ends a long press does not count. */
export function useHold({ onClick, onRepeat }: Acts) {
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
    // A finger that is lifted leaves the button before its click comes.
    onPointerLeave: stop,
    onPointerCancel: cancel,
    // A long touch would open the browser's menu.
    onContextMenu: (event: MouseEvent) => wasHeld.current && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (!wasHeld.current) onClick(event)
      wasHeld.current = false
    },
  }
}
