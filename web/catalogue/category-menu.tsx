import type { Category } from '../../contract/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { listAddress } from './list-address.ts'

type Props = { categories: Category[]; categoryId: number }

/** A category without subcategories is chosen and cleared by a click; one with them opens to show them. */
export function CategoryMenu({ categories, categoryId }: Props) {
  return (
    <nav aria-label="Categorías" className="mt-8">
      <ul className="divide-y divide-steel-100 border-steel-100 border-y">
        {categories.map(({ id, name, other_Categories: subcategories }) => (
          <li key={id}>
            {subcategories.length === 0 ? (
              <Choice id={id} name={name} chosen={id === categoryId} className="font-semibold" />
            ) : (
              <details className="group" open={subcategories.some((sub) => sub.id === categoryId)}>
                <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold text-base leading-6">
                  {name}
                  <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
                </summary>
                <ul className="pb-3">
                  {subcategories.map((sub) => (
                    <li key={sub.id}>
                      <Choice id={sub.id} name={sub.name} chosen={sub.id === categoryId} className="pl-4" />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Choice({ id, name, chosen, className }: { id: number; name: string; chosen: boolean; className: string }) {
  return (
    <SiteLink
      to={chosen ? '/productos' : listAddress({ categoryId: id })}
      aria-current={chosen || undefined}
      className={`flex min-h-12 items-center justify-between gap-3 py-2 text-base leading-6 hover:text-red aria-[current]:font-bold aria-[current]:text-red ${className}`}
    >
      {name}
      {chosen && <Icon name="close" className="size-4" />}
    </SiteLink>
  )
}
