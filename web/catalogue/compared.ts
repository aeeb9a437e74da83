import { useEffect } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { maxCompared } from '../../shared/limits.ts'

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
