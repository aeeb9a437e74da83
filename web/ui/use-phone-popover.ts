import { useEffect, useRef } from 'react'

/** Closes the popover when the window becomes wide, because it would stay open over the page. */
export function usePhonePopover<T extends HTMLElement>() {
  const popover = useRef<T>(null)
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)')
    const closeIfWide = () => wide.matches && popover.current?.hidePopover()
    wide.addEventListener('change', closeIfWide)
    return () => wide.removeEventListener('change', closeIfWide)
  }, [])
  return popover
}
