import { useEffect, useState } from 'react'

/** Shown while scrolling up, past this part of the page's way. */
const shownFrom = 0.05

export function useFloatingHeader(): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const way = document.documentElement.scrollHeight - innerHeight
      const isUpward = scrollY < last
      if (scrollY !== last) setShown(isUpward && way > 0 && scrollY / way > shownFrom)
      last = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return shown
}
