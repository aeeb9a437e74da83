import { useEffect, useRef } from 'react'

/** An open popover would stay over the page when the window becomes wide. */
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
