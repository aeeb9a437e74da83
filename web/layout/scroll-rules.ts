import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'

const hashDelay = 100
const storageName = 'precinta-posiciones'

/** How far down each entry of the history was left. */
const positions = new Map<string, number>()

/**
 * A new path begins at the top; back and forward return to where one was. A hash moves the view to its element,
 * a moment later and smoothly. (The router's own restoration would jump to the element at once.)
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
    const timer = setTimeout(() => scrollToElement(idIn(location.hash)), hashDelay)
    return () => clearTimeout(timer)
  }, [location, type])

  useEffect(() => keepPositions(() => here.current), [])
}

/** A hash that is no encoded text names its element as it stands. */
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

/** Within the site we restore; over a reload or a visit elsewhere the browser does. */
function keepPositions(here: () => Location) {
  const note = () => positions.set(here().key, scrollY)
  const leave = () => {
    history.scrollRestoration = 'auto'
    sessionStorage.setItem(storageName, JSON.stringify([...positions]))
  }
  const stay = () => {
    history.scrollRestoration = 'manual'
  }
  for (const [key, y] of readStored()) positions.set(key, y)
  note()
  stay()
  addEventListener('scroll', note, { passive: true })
  addEventListener('pagehide', leave)
  addEventListener('pageshow', stay)
  return () => {
    removeEventListener('scroll', note)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', stay)
  }
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '[]')
  } catch {
    return []
  }
}
