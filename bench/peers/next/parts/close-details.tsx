'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Shuts the details of this id on Escape, on a click elsewhere and when another page is shown. */
export function CloseDetails({ id }: { id: string }) {
  const pathname = usePathname()
  useEffect(() => {
    const close = () => document.getElementById(id)?.removeAttribute('open')
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    const onPointerDown = ({ target }: PointerEvent) =>
      !document.getElementById(id)?.contains(target as Node) && close()
    if (pathname) close()
    addEventListener('keydown', onKeyDown)
    addEventListener('pointerdown', onPointerDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      removeEventListener('pointerdown', onPointerDown)
    }
  }, [id, pathname])
  return null
}
