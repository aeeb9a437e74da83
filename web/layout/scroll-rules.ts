import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'

const hashDelayMs = 100
const storageName = 'precinta-posiciones'

const positions = new Map<string, number>()

/** The router's own restoration is not used, because it jumps to the element of a hash at once. */
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

/** Reloads and external navigation are left to the browser. */
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
