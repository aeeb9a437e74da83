import { useEffect, useState } from 'react'

/** This is a fraction of the scrollable height. */
const shownFrom = 0.05

export function useFloatingHeader() {
  const [state, setState] = useState({ isShown: false, wasShown: false })
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)')
    let last = scrollY
    const show = (isShown: boolean) =>
      setState((before) => (before.isShown === isShown ? before : { isShown, wasShown: true }))
    const onScroll = () => {
      const way = document.documentElement.scrollHeight - innerHeight
      const isUpward = scrollY < last
      if (scrollY !== last) show(wide.matches && isUpward && way > 0 && scrollY / way > shownFrom)
      last = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return state
}
