import { Link, useNavigate } from 'react-router'
import { type ListChoice, listChoiceParams, orderParam, orderText } from '../../shared/catalogue/addresses.ts'
import type { Sort } from '../../shared/catalogue/public.ts'
import { productsQuery } from '../data/queries.ts'
import { queryClient } from '../data/query-client.ts'
import { Icon } from '../ui/icon.tsx'
import { countText } from './count-text.ts'
import { type ListAddress, listAddress } from './list-address.ts'

type Props = ListPlace & { sorts: Sort[]; total: number | undefined }

export function ListBar({ sorts, total, ...place }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="figures whitespace-nowrap font-semibold">
        {total !== undefined && countText(total)}
      </p>
      <div className="flex min-w-0 grow basis-52 items-center justify-end gap-3 sm:grow-0 sm:basis-auto">
        {sorts.length > 0 && <SortForm sorts={sorts} {...place} />}
        <Views {...place} />
      </div>
    </div>
  )
}

function SortForm({ sorts, ...place }: ListPlace & { sorts: Sort[] }) {
  const { address } = place
  const choose = useListChoice(place)
  const { categoryId, name, order } = address
  const kept = listChoiceParams({ ...address, order: undefined })
  const onChange = (text: string) => {
    const key = text.replace(/^-/, '')
    choose({ order: key ? { key, isDescending: text.startsWith('-') } : undefined })
  }
  return (
    <form action="/productos" className="flex min-w-0 grow items-center gap-2">
      {categoryId > 0 && <input type="hidden" name="categoryId" value={categoryId} />}
      {name && <input type="hidden" name="name" value={name} />}
      {kept.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <label className="sr-only" htmlFor="orden">
        Ordenar por
      </label>
      <select
        id="orden"
        name={orderParam}
        value={order ? orderText(order) : ''}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-11 w-full min-w-0 text-ellipsis rounded border border-steel-500 bg-white px-2 text-base leading-6 sm:px-3"
      >
        <option value="">Orden del catálogo</option>
        {sorts.map(({ key, name }) => (
          <optgroup key={key} label={name}>
            <option value={key}>{name}: menor a mayor</option>
            <option value={`-${key}`}>{name}: mayor a menor</option>
          </optgroup>
        ))}
      </select>
      <button type="submit" className="hidden min-h-11 rounded border border-steel-500 px-4 noscript:inline">
        Ordenar
      </button>
    </form>
  )
}

const viewLook = 'grid size-11 place-items-center hover:text-red aria-[current]:bg-ink aria-[current]:text-white'

function Views(place: ListPlace) {
  const { isTable } = place.address
  return (
    <nav aria-label="Ver como" className="flex flex-none overflow-hidden rounded border border-steel-500">
      <Link
        {...placeWith(place, { isTable: false })}
        preventScrollReset
        aria-current={!isTable || undefined}
        className={viewLook}
      >
        <Icon name="grid" className="size-5" />
        <span className="sr-only">Tarjetas</span>
      </Link>
      <Link
        {...placeWith(place, { isTable: true })}
        preventScrollReset
        aria-current={isTable || undefined}
        className={viewLook}
      >
        <Icon name="table" className="size-5" />
        <span className="sr-only">Tabla</span>
      </Link>
    </nav>
  )
}

type PagerProps = ListPlace & { totalPages: number }

const look = 'inline-flex min-h-12 items-center rounded border px-5 font-bold'

export function Pager({ totalPages, ...place }: PagerProps) {
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

/** A typed search is in the history state instead of the address. */
export type ListPlace = { address: ListAddress; isSearch: boolean }

export const placeWith = ({ address, isSearch }: ListPlace, choice: Partial<ListChoice>) => ({
  to: listAddress({ ...address, ...choice, page: 1, ...(isSearch && { name: '' }) }),
  state: isSearch ? { name: address.name } : undefined,
})

export function useListChoice(place: ListPlace) {
  const navigate = useNavigate()
  return (choice: Partial<ListChoice>) => {
    const { to, state } = placeWith(place, choice)
    navigate(to, { state, preventScrollReset: true })
  }
}
