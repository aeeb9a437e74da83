'use client'

import { useQuotationCount, useStoredQuotationList } from '../generated/web/requests/quotation/quotation-list.ts'

export function QuotationBadge({ className = '' }: { className?: string }) {
  useStoredQuotationList()
  const count = useQuotationCount()
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
