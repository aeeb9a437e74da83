'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Shuts the popover of this id when another page is shown. */
export function CloseOnNavigation({ id }: { id: string }) {
  const pathname = usePathname()
  useEffect(() => {
    if (pathname) document.getElementById(id)?.hidePopover()
  }, [id, pathname])
  return null
}
