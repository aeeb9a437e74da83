'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Shows what it holds once someone points at the card. */
export function SecondPicture({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const card = mark.current?.closest('article')
    const want = () => setWanted(true)
    card?.addEventListener('pointerenter', want, { once: true })
    return () => card?.removeEventListener('pointerenter', want)
  }, [])
  return isWanted ? children : <span ref={mark} hidden />
}
