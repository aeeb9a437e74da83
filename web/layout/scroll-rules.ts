import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'

const hashDelayMs = 100
const storageName = 'precinta-posiciones'

/** Scroll position by history entry. */
const positions = new Map<string, number>()

/**
 * A new path starts at the top; back and forward restore the position. A hash scrolls smoothly to its element after a
 * short delay. The router's own restoration is not used, because it jumps to the element at once.
 */
export function useScrollRules() {
  const location = useLocation()
  const type = useNavigationType()
  const here = useRef(location)

  useLayoutEffect(() => {
    const before = here.current
    here.current = location
    if (before.pathname !== location.pathname) document.getElementById('contenido')?.focus({ preventScroll: true })
    if (before !== location && type === 'POP') {
      scrollTo(0, positions.get(location.key) ?? 0)
      return
    }
    if (before.pathname !== location.pathname) scrollTo(0, 0)
    if (!location.hash) return
    const timer = setTimeout(() => scrollToElement(idIn(location.hash)), hashDelayMs)
    return () => clearTimeout(timer)
  }, [location, type])

  useEffect(() => keepPositions(() => here.current), [])
}

/** A hash that cannot be decoded is used as it is. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

function scrollToElement(id: string) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
}

/** Restores positions within the site and leaves reloads and external navigation to the browser. */
function keepPositions(here: () => Location) {
  const store = () => positions.set(here().key, scrollY)
  const onPageHide = () => {
    history.scrollRestoration = 'auto'
    sessionStorage.setItem(storageName, JSON.stringify([...positions]))
  }
  const onPageShow = () => {
    history.scrollRestoration = 'manual'
  }
  for (const [key, y] of readStored()) positions.set(key, y)
  store()
  onPageShow()
  addEventListener('scroll', store, { passive: true })
  addEventListener('pagehide', onPageHide)
  addEventListener('pageshow', onPageShow)
  return () => {
    removeEventListener('scroll', store)
    removeEventListener('pagehide', onPageHide)
    removeEventListener('pageshow', onPageShow)
  }
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '[]')
  } catch {
    return []
  }
}
