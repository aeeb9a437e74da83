import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

const debounceMs = 800

/** Typing does not change the address, so the search is in the history state. */
export type SearchState = { name: string; isTyping?: boolean }

export function useSearchedName(): string | undefined {
  const search = useSearchState()
  const [applied, setApplied] = useState(search?.name)
  useEffect(() => {
    if (!search?.isTyping) {
      setApplied(search?.name)
      return
    }
    const timer = setTimeout(() => setApplied(search.name), debounceMs)
    return () => clearTimeout(timer)
  }, [search])
  return applied
}

function useSearchState(): SearchState | undefined {
  const { state } = useLocation()
  // The server has no history state, so it must be ignored until the page is hydrated.
  const isHydrated = useIsHydrated()
  return isHydrated && typeof state?.name === 'string' ? state : undefined
}
