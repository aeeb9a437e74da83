import { Link } from 'react-router'
import { productsQuery } from '../data/queries.ts'
import { queryClient } from '../data/query-client.ts'
import { listAddress } from './list-address.ts'

type Filter = {
  categoryId: number
  name: string
  /** A typed search is in the history state instead of the address. */
  isSearch: boolean
}
type Props = Filter & { page: number; totalPages: number }

const look = 'inline-flex min-h-12 items-center rounded border px-5 font-bold'

export function Pager({ page, totalPages, ...filter }: Props) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label="Páginas" className="figures mt-12 flex items-center justify-center gap-6">
      <Step to={page - 1} label="Previo" isEnabled={page > 1} {...filter} />
      <span>
        {page} de {totalPages}
      </span>
      <Step to={page + 1} label="Siguiente" isEnabled={page < totalPages} {...filter} />
    </nav>
  )
}

type StepProps = Filter & { to: number; label: string; isEnabled: boolean }

function Step({ to, label, isEnabled, categoryId, name, isSearch }: StepProps) {
  if (!isEnabled) {
    return (
      <span aria-disabled="true" className={`${look} border-steel-100 text-steel-600`}>
        {label}
      </span>
    )
  }
  const fetchAhead = () => queryClient().prefetchQuery(productsQuery({ categoryId, name, page: to }))
  return (
    <Link
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      to={listAddress({ categoryId, page: to, ...(!isSearch && { name }) })}
      state={isSearch ? { name } : undefined}
      className={`${look} border-steel-500 hover:border-red hover:text-red`}
    >
      {label}
    </Link>
  )
}
