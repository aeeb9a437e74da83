import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { listChoiceParams, toggled, wholeList } from '../../shared/catalogue/addresses.ts'
import type { Filter } from '../../shared/catalogue/public.ts'
import { Icon } from '../ui/icon.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { usePhonePopover } from '../ui/use-phone-popover.ts'
import { countText } from './count-text.ts'
import { type ListPlace, placeWith, useListChoice } from './list-controls.tsx'

type Props = ListPlace & { filters: Filter[]; total: number | undefined; onDone: () => void }

/** On phones this is a popover, which the browser opens without scripts. */
export function ListFilters({ filters, total, onDone, ...place }: Props) {
  const sheet = usePhonePopover<HTMLFormElement>()
  const choose = useListChoice(place)
  const { address } = place
  const chosenCount = [...address.chosen.values()].flat().length
  if (filters.length === 0) return null

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    sheet.current?.hidePopover()
    onDone()
  }

  return (
    <>
      <button
        type="button"
        popoverTarget="filtros"
        className="mt-3 flex min-h-12 min-w-0 flex-1 items-center justify-between gap-1 rounded border border-steel-500 px-2 text-left font-semibold text-base leading-5 sm:px-4 lg:hidden"
      >
        <span>{chosenCount > 0 ? `Filtros: ${chosenCount}` : 'Filtrar por medida'}</span>
        <Icon name="sliders" className="size-5" />
      </button>
      <form
        ref={sheet}
        id="filtros"
        popover="auto"
        action="/productos"
        aria-label="Filtros"
        onSubmit={onSubmit}
        className="side-sheet"
      >
        <div className="flex items-center justify-between">
          <p className="title-3 lg:text-xl">Filtrar por medida</p>
          <button
            type="button"
            popoverTarget="filtros"
            popoverTargetAction="hide"
            className="grid size-11 place-items-center lg:hidden"
          >
            <Icon name="close" />
            <span className="sr-only">Cerrar filtros</span>
          </button>
        </div>
        <KeptParams {...place} filters={filters} />
        <div className="mt-3 divide-y divide-steel-100 border-steel-100 border-y">
          {filters.map((filter, index) => (
            <FilterGroup
              key={filter.key}
              filter={filter}
              chosen={address.chosen.get(filter.key) ?? []}
              isOpen={index < 2}
              onToggle={(value) => choose(toggled(address, filter.key, value))}
            />
          ))}
        </div>
        <div className="side-sheet-end">
          <button
            type="submit"
            className="min-h-12 w-full rounded bg-red px-6 font-bold text-white hover:bg-red-dark noscript:block lg:hidden"
          >
            <span className="noscript:hidden">Ver {countText(total)}</span>
            <span className="hidden noscript:inline">Ver productos</span>
          </button>
        </div>
      </form>
    </>
  )
}

/** Without scripts the form must carry along what it does not show. */
function KeptParams({ address, filters }: Pick<Props, 'address' | 'filters'>) {
  const shown = new Set(filters.map(({ key }) => key))
  const kept = listChoiceParams(address).filter(([key]) => !shown.has(key))
  const { categoryId, name } = address
  return (
    <>
      {categoryId > 0 && <input type="hidden" name="categoryId" value={categoryId} />}
      {name && <input type="hidden" name="name" value={name} />}
      {kept.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
    </>
  )
}

type GroupProps = { filter: Filter; chosen: readonly string[]; isOpen: boolean; onToggle: (value: string) => void }

function FilterGroup({ filter: { key, name, help, options }, chosen, isOpen, onToggle }: GroupProps) {
  return (
    <details className="group py-1" open={isOpen || chosen.length > 0}>
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold text-base leading-6">
        {name}
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{name}</legend>
        {help && <p className="pb-1 text-sm text-steel-600 leading-5">{unbroken(help)}</p>}
        {options.map(({ value, label, count }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-3 text-base leading-6 hover:text-red has-checked:font-semibold lg:min-h-9"
          >
            <input
              type="checkbox"
              name={key}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
              className="size-5 accent-red"
            />
            <span className="grow">{unbroken(label)}</span>
            <span className="figures text-sm text-steel-600">
              {count}
              <span className="sr-only"> {count === 1 ? 'producto' : 'productos'}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}

type ChosenFiltersProps = ListPlace & { filters: Filter[] }

export function ChosenFilters({ filters, ...place }: ChosenFiltersProps) {
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
