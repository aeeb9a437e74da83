import type { Category } from '../../shared/catalogue/public.ts'
import { productos } from '../content/productos.ts'
import { contactAddress } from '../requests/search-message.ts'
import { CtaButton } from '../ui/cta-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { inSentence } from './category-name.ts'
import { type ListAddress, listAddress } from './list-address.ts'

/** Only the title is announced to screen readers. */
export const NoResultsTitle = () => (
  <p className="title-2 flex items-center gap-4">
    <Icon name="search" className="size-10 text-steel-600 lg:size-12" />
    {productos.empty}
  </p>
)

type Props = {
  name: string
  categoryId: number
  chosen: ListAddress['chosen']
  suggestion: string | undefined
  categories: Category[] | undefined
}

export function NoResults({ name, categoryId, chosen, suggestion, categories = [] }: Props) {
  const isCatalogueEmpty = !(name || categoryId || chosen.size)
  const isElsewhere = name !== '' && categoryId > 0
  return (
    <div className="mt-5 border-steel-200 border-t pt-4">
      {isElsewhere && (
        <TextLink to={listAddress({ name })} className="wrap-anywhere">
          {`Buscar «${name}» en todo el catálogo`}
        </TextLink>
      )}
      {suggestion && (
        <p className="text-lg">
          ¿Quisiste decir{' '}
          <SiteLink
            to={listAddress({ name: suggestion })}
            className="wrap-anywhere inline-flex min-h-11 items-center font-bold text-red underline"
          >
            {suggestion}
          </SiteLink>
          ?
        </p>
      )}
      {isCatalogueEmpty ? (
        <p>{productos.preparing}</p>
      ) : (
        <>
          <h3 className={`title-3 ${isElsewhere || suggestion ? 'mt-6' : 'mt-2'}`}>
            {isElsewhere || suggestion ? 'O mira por categoría' : 'Mira por categoría'}
          </h3>
          <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
            {categories.map((category) => (
              <CategoryLink key={category.id} to={listAddress({ categoryId: category.id })}>
                {inSentence(category.name)}
              </CategoryLink>
            ))}
            <CategoryLink to="/productos">Ver todo el catálogo</CategoryLink>
          </ul>
        </>
      )}
      <CtaButton to={contactAddress(name)} className="mt-8">
        Escríbenos qué buscas
      </CtaButton>
    </div>
  )
}

const CategoryLink = ({ to, children }: { to: string; children: string }) => (
  <li>
    <SiteLink
      to={to}
      className="flex min-h-12 items-center justify-between gap-3 border-steel-100 border-b py-2 font-semibold hover:text-red"
    >
      {children}
      <Icon name="arrow-right" className="size-5 text-red" />
    </SiteLink>
  </li>
)
