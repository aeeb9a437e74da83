import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

export function ProductSearchField({ name }: { name: string }) {
  const navigate = useNavigate()
  const [text, setText] = useState(name)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const field = input.current
    // Text that is being typed must not be overwritten, even if it was typed before hydration.
    setText(field && document.activeElement === field ? field.value : name)
  }, [name])

  const search = (state: SearchState) => navigate('/productos', { replace: true, state })
  const onType = (typed: string) => {
    setText(typed)
    search({ name: typed.trim(), isTyping: true })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search({ name: text.trim() })
  }

  return (
    <search>
      <form action="/productos" className="relative" onSubmit={onSubmit}>
        <input
          ref={input}
          type="search"
          name="name"
          value={text}
          onChange={({ target }) => onType(target.value)}
          maxLength={200}
          autoComplete="off"
          placeholder="Buscar producto"
          aria-label="Buscar producto"
          className="min-h-12 w-full rounded border border-steel-500 pr-12 pl-4"
        />
        <button type="submit" className="absolute inset-y-0 right-0 grid w-12 place-items-center hover:text-red">
          <Icon name="search" className="size-5" />
          <span className="sr-only">Buscar</span>
        </button>
      </form>
    </search>
  )
}

const debounceMs = 800

/** Typing does not change the address, so the search is in the history state. */
type SearchState = { name: string; isTyping?: boolean }

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
