import { Link } from 'react-router'
import { productsQuery } from '../data/queries.ts'
import { queryClient } from '../data/query-client.ts'
import { listAddress } from './list-address.ts'
import type { ListPlace } from './use-list-choice.ts'

type Props = ListPlace & { totalPages: number }

const look = 'inline-flex min-h-12 items-center rounded border px-5 font-bold'

export function Pager({ totalPages, ...place }: Props) {
  if (totalPages <= 1) return null
  const { page } = place.address
  return (
    <nav aria-label="Páginas" className="figures mt-12 flex items-center justify-center gap-6">
      <Step to={page - 1} label="Previo" isEnabled={page > 1} {...place} />
      <span>
        {page} de {totalPages}
      </span>
      <Step to={page + 1} label="Siguiente" isEnabled={page < totalPages} {...place} />
    </nav>
  )
}

type StepProps = ListPlace & { to: number; label: string; isEnabled: boolean }

function Step({ to, label, isEnabled, address, isSearch }: StepProps) {
  if (!isEnabled) {
    return (
      <span aria-disabled="true" className={`${look} border-steel-100 text-steel-600`}>
        {label}
      </span>
    )
  }
  const fetchAhead = () => queryClient().prefetchQuery(productsQuery({ ...address, page: to }))
  return (
    <Link
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      to={listAddress({ ...address, page: to, ...(isSearch && { name: '' }) })}
      state={isSearch ? { name: address.name } : undefined}
      className={`${look} border-steel-500 hover:border-red hover:text-red`}
    >
      {label}
    </Link>
  )
}
