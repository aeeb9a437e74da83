import { useEffect, useRef, useState } from 'react'

/** Whether a part of the element lies outside of what is seen of the page, above the bar at the foot of phones. */
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
