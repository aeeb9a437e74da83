import { Link } from 'react-router'
import { toggled, wholeList } from '../../shared/catalogue/addresses.ts'
import type { Filter } from '../../shared/catalogue/public.ts'
import { Icon } from '../ui/icon.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { type ListPlace, placeWith } from './use-list-choice.ts'

type Props = ListPlace & { filters: Filter[] }

export function ChosenFilters({ filters, ...place }: Props) {
  const { address } = place
  const chosen = filters.flatMap(({ key, name, options }) =>
    options
      .filter(({ value }) => address.chosen.get(key)?.includes(value))
      .map(({ value, label }) => ({ key, value, text: `${name}: ${label}` })),
  )
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Filtros elegidos" className="flex flex-wrap gap-2">
      {chosen.map(({ key, value, text }) => (
        <li key={`${key}=${value}`}>
          <Link
            {...placeWith(place, toggled(address, key, value))}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-2 rounded border border-steel-500 bg-white pr-3 pl-4 text-base leading-6 hover:border-red hover:text-red"
          >
            <span className="sr-only">Quitar </span>
            {unbroken(text)}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          {...placeWith(place, { chosen: wholeList.chosen })}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 font-semibold text-base leading-6 underline hover:text-red"
        >
          Quitar todos
        </Link>
      </li>
    </ul>
  )
}
