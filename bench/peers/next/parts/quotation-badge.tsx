'use client'

import { useSyncExternalStore } from 'react'

const storeName = 'precinta-cotizacion'

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}

function readCount(): number {
  try {
    return JSON.parse(localStorage.getItem(storeName) ?? '').state.items.length
  } catch {
    return 0
  }
}

export function QuotationBadge({ className = '' }: { className?: string }) {
  const count = useSyncExternalStore(subscribe, readCount, () => 0)
  if (count === 0) return null
  return (
    <span
      className={`figures min-w-6 rounded bg-red px-1.5 text-center font-bold text-sm text-white leading-6 ${className}`}
    >
      {count}
      <span className="sr-only">{count === 1 ? ' producto' : ' productos'}</span>
    </span>
  )
}
