import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { maxCompared } from '../../shared/limits.ts'
import type { loader as rootLoader } from '../root.tsx'
import { Icon } from '../ui/icon.tsx'

type Compared = {
  ids: number[]
  toggle: (id: number) => void
  clear: () => void
}

/** Lasts as long as the tab. */
export const useCompared = create<Compared>()(
  persist(
    (set) => ({
      ids: [],
      toggle: (id) =>
        set(({ ids }) => {
          if (ids.includes(id)) return { ids: ids.filter((other) => other !== id) }
          return { ids: [...ids, id].slice(0, maxCompared) }
        }),
      clear: () => set({ ids: [] }),
    }),
    {
      name: 'precinta-comparar',
      storage: createJSONStorage(() => sessionStorage),
      // The server renders none as chosen.
      skipHydration: true,
      partialize: ({ ids }) => ({ ids }),
      merge: (stored, state) => ({ ...state, ids: readIds(stored) }),
    },
  ),
)

function readIds(stored: unknown): number[] {
  const { ids } = (stored ?? {}) as { ids?: unknown }
  return Array.isArray(ids) ? ids.filter(Number.isSafeInteger).slice(0, maxCompared) : []
}

export function useStoredCompared() {
  useEffect(() => {
    useCompared.persist?.rehydrate()
  }, [])
}

type Props = { id: number; name: string; className?: string }

/** Without scripts the form opens a comparison with this product, where others can be added. */
export function CompareToggle({ id, name, className = '' }: Props) {
  const isChosen = useCompared(({ ids }) => ids.includes(id))
  const isFull = useCompared(({ ids }) => ids.length >= maxCompared)
  const toggle = useCompared((compared) => compared.toggle)
  const isOwnBackend = !useRouteLoaderData<typeof rootLoader>('root')?.apiUrl
  if (!isOwnBackend) return null
  const isBlocked = isFull && !isChosen
  return (
    <form
      action="/comparar"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBlocked) toggle(id)
      }}
    >
      <button
        type="submit"
        name="productos"
        value={id}
        aria-pressed={isChosen}
        aria-disabled={isBlocked}
        aria-label={`Comparar ${name}`}
        title={isBlocked ? `Se comparan hasta ${maxCompared} productos` : undefined}
        className="compare-toggle"
      >
        <Icon name={isChosen ? 'check' : 'compare'} className="size-5" />
        Comparar
      </button>
    </form>
  )
}
