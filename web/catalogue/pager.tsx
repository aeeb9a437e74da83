import { SiteLink } from '../ui/site-link.tsx'
import { listAddress } from './list-address.ts'

type Props = { categoryId: number; page: number; name: string; totalPages: number }

const look = 'inline-flex min-h-12 items-center rounded border px-5 font-bold'

export function Pager({ page, totalPages, ...filter }: Props) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label="Páginas" className="figures mt-12 flex items-center justify-center gap-6">
      <Step to={page - 1} label="Previo" enabled={page > 1} filter={filter} />
      <span>
        {page} de {totalPages}
      </span>
      <Step to={page + 1} label="Siguiente" enabled={page < totalPages} filter={filter} />
    </nav>
  )
}

type StepProps = { to: number; label: string; enabled: boolean; filter: { categoryId: number; name: string } }

function Step({ to, label, enabled, filter }: StepProps) {
  if (!enabled) {
    return (
      <span aria-disabled="true" className={`${look} border-steel-100 text-steel-600`}>
        {label}
      </span>
    )
  }
  return (
    <SiteLink
      to={listAddress({ ...filter, page: to })}
      className={`${look} border-steel-400 hover:border-red hover:text-red`}
    >
      {label}
    </SiteLink>
  )
}
