import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const debounce = 800

/** What the search box puts into the history entry, because typing leaves the address bare. */
export type SearchState = { name: string; isTyping?: boolean }

/**
 * What was searched for: at once where it was chosen (Enter, a link, back), after a pause where it is being typed.
 * Nothing if the address alone counts.
 */
export function useSearchedName(): string | undefined {
  const search = useSearchState()
  const [applied, setApplied] = useState(search?.name)
  useEffect(() => {
    if (!search?.isTyping) {
      setApplied(search?.name)
      return
    }
    const timer = setTimeout(() => setApplied(search.name), debounce)
    return () => clearTimeout(timer)
  }, [search])
  return applied
}

function useSearchState(): SearchState | undefined {
  const { state } = useLocation()
  // The server does not know the history; until the page has come alive it counts as empty here too.
  const isAlive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return isAlive && typeof state?.name === 'string' ? state : undefined
}
