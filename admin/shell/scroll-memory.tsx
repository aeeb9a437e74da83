import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const stored = 'posiciones'

/** How far down each visit to a screen was. What another program stored under this name counts for nothing. */
function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(stored) ?? '[]'))
  } catch {
    return new Map()
  }
}

/** A person who scrolls meanwhile does not want to be moved. */
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
  const [positions] = useState(readPositions)
  const before = useRef(pathname)
  const isRestoring = useRef(false)
  const target = useRef<{ key: string; top: number }>(undefined)

  // Read before the listener is there, because a shorter screen scrolls by itself.
  useLayoutEffect(() => {
    const top = type === NavigationType.Pop ? positions.get(key) : undefined
    target.current = top === undefined ? undefined : { key, top }
    isRestoring.current = top !== undefined
    const remember = () => {
      if (!isRestoring.current) positions.set(key, window.scrollY)
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, type, positions])

  useEffect(() => {
    const isOtherScreen = before.current !== pathname
    before.current = pathname
    if (type !== NavigationType.Pop && isOtherScreen) window.scrollTo(0, 0)
    if (target.current?.key !== key) return
    return restore(target.current.top, () => {
      isRestoring.current = false
    })
  }, [pathname, type, key])

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
  }, [positions])

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
