import { useRouteLoaderData } from 'react-router'
import type { Category } from '../../shared/catalogue/public.ts'
import type { loader as rootLoader } from '../root.tsx'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { usePhonePopover } from '../ui/use-phone-popover.ts'
import { categoryName } from './categories.ts'
import { listAddress } from './list-address.ts'

type Props = { categories: Category[] | undefined; categoryId: number }

/** On phones this is a popover, which the browser opens without scripts. */
export function CategoryMenu({ categories, categoryId }: Props) {
  const sheet = usePhonePopover<HTMLElement>()
  const chosen = categoryName(categories, categoryId)
  return (
    <>
      <button
        type="button"
        popoverTarget="categorias"
        className="mt-3 flex min-h-12 min-w-0 flex-1 items-center justify-between gap-1 rounded border border-steel-500 px-2 text-left font-semibold text-base leading-5 sm:px-4 lg:hidden"
      >
        <span className="line-clamp-2">
          {chosen ? <span className="sr-only">Categoría: </span> : 'Categorías'}
          {chosen}
        </span>
        <Icon name="filter" className="size-5" />
      </button>
      <nav ref={sheet} id="categorias" popover="auto" aria-label="Categorías" className="category-menu">
        <div className="flex items-center justify-between lg:hidden">
          <p className="title-3">Categorías</p>
          <button
            type="button"
            popoverTarget="categorias"
            popoverTargetAction="hide"
            className="grid size-11 place-items-center"
          >
            <Icon name="close" />
            <span className="sr-only">Cerrar categorías</span>
          </button>
        </div>
        {categories ? (
          <Tree categories={categories} categoryId={categoryId} onChoose={() => sheet.current?.hidePopover()} />
        ) : (
          <div className="skeleton grid gap-3" role="status" aria-label="Cargando categorías">
            {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((line) => (
              <div key={line} className="h-9" />
            ))}
          </div>
        )}
      </nav>
    </>
  )
}

type TreeProps = { categories: Category[]; categoryId: number; onChoose: () => void }

function Tree({ categories, categoryId, onChoose }: TreeProps) {
  const choice = (id: number) => ({ id, isChosen: id === categoryId, onChoose })
  // Another backend may know only products of subcategories.
  const isOwnBackend = !useRouteLoaderData<typeof rootLoader>('root')?.apiUrl
  return (
    <ul className="divide-y divide-steel-100 border-steel-100 border-y">
      {categories.map(({ id, name, other_Categories: subcategories }) => (
        <li key={id}>
          {subcategories.length === 0 ? (
            <Choice {...choice(id)} name={name} className="font-semibold" />
          ) : (
            <details className="group" open={[id, ...subcategories.map((sub) => sub.id)].includes(categoryId)}>
              <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold text-base leading-6">
                {name}
                <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
              </summary>
              <ul className="pb-3">
                {isOwnBackend && (
                  <li>
                    <Choice {...choice(id)} name="Ver todo" of={name} className="pl-4" />
                  </li>
                )}
                {subcategories.map((sub) => (
                  <li key={sub.id}>
                    <Choice {...choice(sub.id)} name={sub.name} className="pl-4" />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

type ChoiceProps = {
  id: number
  name: string
  of?: string
  isChosen: boolean
  onChoose: () => void
  className: string
}

function Choice({ id, name, of: whole, isChosen, onChoose, className }: ChoiceProps) {
  return (
    <SiteLink
      to={isChosen ? '/productos' : listAddress({ categoryId: id })}
      onClick={onChoose}
      aria-current={isChosen || undefined}
      aria-label={whole && `${name} en ${whole}`}
      className={`flex min-h-12 items-center justify-between gap-3 py-2 text-base leading-6 hover:text-red aria-[current]:font-bold aria-[current]:text-red ${className}`}
    >
      {name}
      {isChosen && <Icon name="close" className="size-4" />}
    </SiteLink>
  )
}
