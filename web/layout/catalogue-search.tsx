import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../ui/icon.tsx'

type Props = { className?: string; onSearch?: () => void }

/** Leads to the catalogue from every page, also without scripts. */
export function CatalogueSearch({ className = '', onSearch }: Props) {
  const navigate = useNavigate()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    navigate(name ? `/productos?${new URLSearchParams({ name })}` : '/productos')
    onSearch?.()
  }
  return (
    <search className={className}>
      <form action="/productos" onSubmit={onSubmit} className="relative">
        <input
          type="search"
          name="name"
          maxLength={200}
          autoComplete="off"
          placeholder="Buscar en el catálogo"
          aria-label="Buscar en el catálogo"
          className="min-h-11 w-full rounded border border-steel-500 bg-white pr-11 pl-3 text-base leading-6 lg:min-h-8 lg:text-sm"
        />
        <button type="submit" className="absolute inset-y-0 right-0 grid w-11 place-items-center hover:text-red">
          <Icon name="search" className="size-4" />
          <span className="sr-only">Buscar en el catálogo</span>
        </button>
      </form>
    </search>
  )
}
