import { useEffect } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import { maxQuotationLines } from '../../../contract/limits.ts'
import { clampQuantity } from '../../catalogue/quantities.ts'

/** Older versions stored items without `unit`. */
export type QuotationItem = { id: number; image: string; name: string; quantity: number; unit?: string }

type QuotationList = {
  items: QuotationItem[]
  /** The result is false if the list is full. */
  add: (item: QuotationItem) => boolean
  restore: (item: QuotationItem, index: number) => void
  remove: (id: number) => void
  update: (id: number, quantity: number) => void
  /** What another tab has added since the items were sent stays on the list. */
  reset: (sent?: QuotationItem[]) => void
}

const storeName = 'precinta-cotizacion'

/** Without storage, or when it is full, the list lasts until the page is closed. */
const safeStorage: StateStorage = {
  getItem: (name) => attempt(() => localStorage.getItem(name)) ?? null,
  setItem: (name, value) => attempt(() => localStorage.setItem(name, value)),
  removeItem: (name) => attempt(() => localStorage.removeItem(name)),
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

export const useQuotationList = create<QuotationList>()(
  persist(
    (set, get) => ({
      items: [],
      add: (item) => {
        set(({ items }) => ({ items: withItem(items, item) }))
        return get().items.some(({ id }) => id === item.id)
      },
      restore: (item, index) =>
        set(({ items }) => ({
          items: items.some(({ id }) => id === item.id) ? items : items.toSpliced(index, 0, item),
        })),
      remove: (id) => set(({ items }) => ({ items: items.filter((item) => item.id !== id) })),
      update: (id, quantity) =>
        set(({ items }) => ({
          items: items.map((item) => (item.id === id ? { ...item, quantity: clampQuantity(quantity) } : item)),
        })),
      reset: (sent = get().items) => set(({ items }) => ({ items: without(sent, items) })),
    }),
    {
      name: storeName,
      version: 1,
      storage: createJSONStorage(() => safeStorage),
      // The server renders an empty list, so the stored one must be read after hydration.
      skipHydration: true,
      partialize: ({ items }) => ({ items }),
      merge: (stored, list) => ({ ...list, items: readItems(stored) }),
    },
  ),
)

function withItem(items: QuotationItem[], added: QuotationItem): QuotationItem[] {
  const known = items.find(({ id }) => id === added.id)
  if (!known) return [...items, { ...added, quantity: clampQuantity(added.quantity) }].slice(0, maxQuotationLines)
  const quantity = clampQuantity(known.quantity + added.quantity)
  return items.map((item) => (item === known ? { ...added, quantity } : item))
}

function without(sent: QuotationItem[], items: QuotationItem[]): QuotationItem[] {
  const sentOf = new Map(sent.map(({ id, quantity }) => [id, quantity]))
  return items
    .map((item) => ({ ...item, quantity: item.quantity - (sentOf.get(item.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Stored data may come from another version or be edited by hand. */
function readItems(stored: unknown): QuotationItem[] {
  const items = (stored as { items?: unknown } | null | undefined)?.items
  if (!Array.isArray(items)) return []
  return items
    .filter(isItem)
    .map(({ id, image, name, quantity, unit }) => ({
      ...{ id, image, name, quantity: clampQuantity(Math.trunc(quantity)) },
      ...(typeof unit === 'string' && unit && { unit }),
    }))
    .filter((item, index, all) => all.findIndex(({ id }) => id === item.id) === index)
    .slice(0, maxQuotationLines)
}

function isItem(value: unknown): value is QuotationItem {
  const { id, image, name, quantity } = (value ?? {}) as Record<keyof QuotationItem, unknown>
  return Number.isSafeInteger(id) && typeof image === 'string' && typeof name === 'string' && Number.isFinite(quantity)
}

/** The stored list may change after a return from the bfcache and in another tab. */
export function useStoredQuotationList() {
  useEffect(() => {
    const { rehydrate } = useQuotationList.persist
    const onStorage = ({ key }: StorageEvent) => (key === storeName || key === null) && rehydrate()
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && rehydrate()
    rehydrate()
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onPageShow)
    }
  }, [])
}

export const useQuotationCount = () => useQuotationList(({ items }) => items.length)
