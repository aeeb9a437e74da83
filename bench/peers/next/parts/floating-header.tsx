'use client'

import { type ReactNode, useEffect, useState } from 'react'

export function FloatingHeader({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const way = document.documentElement.scrollHeight - innerHeight
      if (scrollY !== last) setShown(scrollY < last && way > 0 && scrollY / way > 0.05)
      last = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return (
    <section aria-label="Encabezado compacto" className="floating-header" data-shown={shown} inert={!shown}>
      <div className="page flex min-h-14 items-center justify-between">{children}</div>
    </section>
  )
}
