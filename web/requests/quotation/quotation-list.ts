import { useEffect } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import type { Pack } from '../../../shared/catalogue/pack.ts'
import { maxNoteLength, maxOtherProductLength, maxQuotationLines } from '../../../shared/limits.ts'
import { clampQuantity } from '../../catalogue/quantities.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'

/** The backend rejects control characters, which may come with pasted text. */
export const typedText = (text: string, maxLength: number) =>
  text
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/(?!\n)[\p{Cc}\u2028\u2029]/gu, ' ')

/** Older versions stored items without `unit`, `format` and `note`. The quantity is in sale units, also with a format. */
export type QuotationItem = {
  id: number
  image: string
  name: string
  quantity: number
  unit?: string
  format?: Pack
  note?: string
}

export type ListContent = {
  items: QuotationItem[]
  /** A product that is not in the catalogue, in the buyer's words. */
  otherProduct: string
}

type QuotationList = ListContent & {
  /** The result is false if the list is full. */
  add: (item: QuotationItem) => boolean
  restore: (item: QuotationItem, index: number) => void
  remove: (id: number) => void
  update: (id: number, quantity: number) => void
  setNote: (id: number, note: string) => void
  setOtherProduct: (text: string) => void
  replace: (list: ListContent) => void
  /** What another tab has added since the list was sent stays on it. */
  reset: (sent?: ListContent) => void
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
      otherProduct: '',
      add: (item) => {
        set(({ items }) => ({ items: withItem(items, item) }))
        return get().items.some(({ id }) => id === item.id)
      },
      restore: (item, index) =>
        set(({ items }) => ({
          items: items.some(({ id }) => id === item.id) ? items : items.toSpliced(index, 0, item),
        })),
      remove: (id) => set(({ items }) => ({ items: items.filter((item) => item.id !== id) })),
      update: (id, quantity) => set(({ items }) => changed(items, id, { quantity: clampQuantity(quantity) })),
      setNote: (id, note) => set(({ items }) => changed(items, id, { note: typedText(note, maxNoteLength) })),
      setOtherProduct: (text) => set({ otherProduct: typedText(text, maxOtherProductLength) }),
      replace: ({ items, otherProduct }) => set({ items, otherProduct }),
      reset: (sent = get()) =>
        set(({ items, otherProduct }) => ({
          items: without(sent.items, items),
          otherProduct: otherProduct === sent.otherProduct ? '' : otherProduct,
        })),
    }),
    {
      name: storeName,
      version: 1,
      storage: createJSONStorage(() => safeStorage),
      // The server renders an empty list, so the stored one must be read after hydration.
      skipHydration: true,
      partialize: ({ items, otherProduct }) => ({ items, otherProduct }),
      merge: (stored, list) => ({ ...list, ...readStored(stored) }),
    },
  ),
)

const changed = (items: QuotationItem[], id: number, change: Partial<QuotationItem>) => ({
  items: items.map((item) => (item.id === id ? whole({ ...item, ...change }) : item)),
})

/** A line has a format only while its quantity is a whole number of them; a stored one may be anything. */
function whole({ format, ...item }: QuotationItem): QuotationItem {
  return format && format.quantity > 0 && item.quantity % format.quantity === 0 ? { ...item, format } : item
}

export function withItem(items: QuotationItem[], added: QuotationItem): QuotationItem[] {
  const known = items.find(({ id }) => id === added.id)
  if (!known)
    return [...items, whole({ ...added, quantity: clampQuantity(added.quantity) })].slice(0, maxQuotationLines)
  const quantity = clampQuantity(known.quantity + added.quantity)
  return items.map((item) => (item === known ? whole({ ...known, ...added, quantity }) : item))
}

function without(sent: QuotationItem[], items: QuotationItem[]): QuotationItem[] {
  const sentOf = new Map(sent.map(({ id, quantity }) => [id, quantity]))
  return items
    .map((item) => whole({ ...item, quantity: item.quantity - (sentOf.get(item.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Stored data may come from another version or be edited by hand. */
export function readStored(stored: unknown): ListContent {
  const { items, otherProduct } = (stored ?? {}) as Record<keyof ListContent, unknown>
  return {
    items: Array.isArray(items) ? readItems(items) : [],
    otherProduct: typeof otherProduct === 'string' ? typedText(otherProduct, maxOtherProductLength) : '',
  }
}

const readItems = (items: unknown[]): QuotationItem[] =>
  items
    .filter(isItem)
    .map(({ id, image, name, quantity, unit, format, note }) =>
      whole({
        id,
        image,
        name,
        quantity: clampQuantity(Math.trunc(quantity)),
        ...(typeof unit === 'string' && unit && { unit }),
        ...(format && { format }),
        ...(typeof note === 'string' && note && { note: typedText(note, maxNoteLength) }),
      }),
    )
    .filter((item, index, all) => all.findIndex(({ id }) => id === item.id) === index)
    .slice(0, maxQuotationLines)

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

/** `useStoredQuotationList` reads the list in the effects of hydration, so it is read whenever a page renders after that. */
export const useIsListRead = useIsHydrated

export const useQuotationCount = () => useQuotationList(({ items }) => items.length)
