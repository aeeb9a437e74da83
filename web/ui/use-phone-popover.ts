import { useEffect, useRef } from 'react'

/** A popover that only small screens have: where the window grows it closes, or it would stay in front of the page. */
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
