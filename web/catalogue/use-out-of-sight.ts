import { useEffect, useRef, useState } from 'react'

/** The root margin excludes the mobile bar, which is 64 px high. */
export function useOutOfSight<T extends Element>() {
  const element = useRef<T>(null)
  const [isOutOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new IntersectionObserver(([entry]) => entry && setOutOfSight(entry.intersectionRatio < 0.99), {
      rootMargin: '0px 0px -64px',
      threshold: [0, 0.99],
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return { element, isOutOfSight }
}
