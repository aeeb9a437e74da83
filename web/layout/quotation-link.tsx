import { useQuotationCount } from '../requests/quotation/quotation-list.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'

export function QuotationLink({ className = '', onClick }: { className?: string; onClick?: () => void }) {
  const count = useQuotationCount()
  return (
    <SiteLink
      to="/cotizacion"
      onClick={onClick}
      className={`inline-flex items-center gap-2 ${count > 0 ? 'font-bold' : ''} ${className}`}
    >
      <Icon name="list" className="size-5" />
      Cotización
      <QuotationBadge />
    </SiteLink>
  )
}

export function QuotationBadge({ className = '' }: { className?: string }) {
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
