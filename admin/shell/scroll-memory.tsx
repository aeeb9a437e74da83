import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const stored = 'posiciones'

/** A visit to a screen, and how far down it was. */
const positions = new Map<string, number>(JSON.parse(sessionStorage.getItem(stored) ?? '[]'))

/** Whoever scrolls meanwhile does not want to be moved. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Every visit from an address that was typed has this key, so after a reload it could be another one. */
const firstVisit = 'default'

/**
 * Going back leads to where one was, and another screen begins at its top. Must follow the screens in the tree, because
 * some of react-admin's links scroll to the top.
 */
export function ScrollMemory() {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const before = useRef(pathname)
  const isRestoring = useRef(false)

  useLayoutEffect(() => {
    const remember = () => {
      if (!isRestoring.current) positions.set(key, window.scrollY)
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useEffect(() => {
    const isOtherScreen = before.current !== pathname
    before.current = pathname
    const target = positions.get(key)
    if (type !== NavigationType.Pop) {
      if (isOtherScreen) window.scrollTo(0, 0)
      return
    }
    if (target === undefined) return
    isRestoring.current = true
    const stop = restore(target, () => {
      isRestoring.current = false
    })
    return stop
  }, [key, pathname, type])

  useEffect(() => {
    const native = history.scrollRestoration
    history.scrollRestoration = 'manual'
    const keep = () =>
      sessionStorage.setItem(stored, JSON.stringify([...positions].filter(([key]) => key !== firstVisit)))
    window.addEventListener('pagehide', keep)
    return () => {
      history.scrollRestoration = native
      window.removeEventListener('pagehide', keep)
    }
  }, [])

  return null
}

/** A list that still loads is too short, so it is tried again whenever it has grown. */
function restore(target: number, onEnd: () => void): () => void {
  const observer = new ResizeObserver(() => attempt())
  const stop = () => {
    observer.disconnect()
    for (const move of ownMoves) window.removeEventListener(move, stop)
    onEnd()
  }
  const attempt = () => {
    window.scrollTo(0, target)
    const last = document.documentElement.scrollHeight - window.innerHeight
    if (last >= target) stop()
  }
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
