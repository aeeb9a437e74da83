import { lazy, Suspense } from 'react'
import { chosenOf } from '../../shared/catalogue/addresses.ts'
import type { Category, Column, Nearest, ProductList, ProductListItem } from '../../shared/catalogue/public.ts'
import { productsPerPage } from '../../shared/limits.ts'
import { fold } from '../../shared/text.ts'
import { productos } from '../content/productos.ts'
import { contactAddress } from '../requests/search-message.ts'
import { CtaButton, TextLink } from '../ui/buttons.tsx'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { inSentence } from './categories.ts'
import { countText } from './count-text.ts'
import { type ListAddress, listAddress } from './list-address.ts'
import { ProductGrid } from './product-card.tsx'
import type { SearchHit } from './search-events.ts'

type Props = {
  list: ProductList
  /** While the next list loads, this is still the address of the shown one. */
  address: ListAddress
  categories: Category[] | undefined
}

export function Results({ list, address, categories }: Props) {
  const { products, columns, matchingAll = Number.POSITIVE_INFINITY, suggestion, nearest, named } = list
  const before = (address.page - 1) * productsPerPage
  const complete = products.slice(0, Math.max(matchingAll - before, 0))
  const partial = products.slice(complete.length)
  // Searches within a category are not counted.
  const isCounted = address.name !== '' && address.categoryId === 0
  const foundFrom = (first: number) => (isCounted ? { text: address.name, position: first + 1 } : undefined)
  const { none, some } = productos.partial
  const line = <PartialLine>{matchingAll === 0 ? none : some}</PartialLine>
  return (
    <>
      <div role="status">
        {named && <ByMeasure categoryId={address.categoryId} {...named} />}
        {aboutService.test(fold(address.name)) && <ServiceHint />}
        {nearest && <NearestHint {...nearest} />}
        {products.length === 0 && <NoResultsTitle />}
        {partial.length > 0 &&
          (complete.length === 0 ? line : <p className="sr-only">{countsText(complete.length, partial.length)}</p>)}
      </div>
      {products.length === 0 && <NoResults {...address} suggestion={suggestion} categories={categories} />}
      {complete.length > 0 && <Products products={complete} columns={columns} found={foundFrom(before)} />}
      {partial.length > 0 && (
        <>
          {complete.length > 0 && <div className="mt-12">{line}</div>}
          <Products
            products={partial}
            columns={columns}
            labelledBy={lineId}
            found={foundFrom(before + complete.length)}
          />
        </>
      )}
    </>
  )
}

type ByMeasureProps = NonNullable<ProductList['named']> & { categoryId: number }

/** Words find texts; a tool for 13 to 19 mm is found by its measure. */
const ByMeasure = ({ options, total, categoryId }: ByMeasureProps) => (
  <p className="mb-8">
    Por medida:{' '}
    <SiteLink to={listAddress({ categoryId, chosen: chosenOf(options) })} className={hintLink}>
      {countText(total)} para {unbroken(both.format(options.map(({ label }) => label)))}
    </SiteLink>
  </p>
)

/** Beside what the words find, which may be nothing or of another kind. */
const NearestHint = ({ text, links }: Nearest) => (
  <div className="mb-8">
    <p>{text}</p>
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ label, to }) => (
        <li key={to}>
          <SiteLink to={to} className={`inline-flex min-h-11 items-center ${hintLink}`}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  </div>
)

const aboutService = /\b(repuestos?|mantencion|mantenimiento|servicio tecnico|repara\p{L}+)\b/u

/** The catalogue sells no spare parts, and mentions them in many products. */
const ServiceHint = () => (
  <p className="mb-8">
    {productos.service.text}{' '}
    <SiteLink to={productos.service.link.to} className={hintLink}>
      {productos.service.link.label}
    </SiteLink>
  </p>
)

const hintLink = 'font-semibold text-red underline underline-offset-4'

const both = new Intl.ListFormat('es-CL')

type ProductsProps = {
  products: ProductListItem[]
  columns: Column[] | undefined
  labelledBy?: string
  found: SearchHit | undefined
}

/** Most visitors look at cards. */
const ProductTable = lazy(() => import('./product-table.tsx'))

const Products = ({ columns, ...shown }: ProductsProps) =>
  columns ? (
    <Suspense>
      <ProductTable columns={columns} {...shown} />
    </Suspense>
  ) : (
    <ProductGrid columns={3} {...shown} />
  )

const lineId = 'coinciden-en-parte'

const PartialLine = ({ children }: { children: string }) => (
  <p id={lineId} className="mb-8 flex items-center border-steel-200 border-b pb-3 font-semibold lg:min-h-12 lg:pb-0">
    {children}
  </p>
)

const countsText = (complete: number, partial: number) =>
  `Coinciden con todas las palabras: ${complete}; en parte: ${partial}.`

/** Only the title is announced to screen readers. */
const NoResultsTitle = () => (
  <p className="title-2 flex items-center gap-4">
    <Icon name="search" className="size-10 text-steel-600 lg:size-12" />
    {productos.empty}
  </p>
)

type NoResultsProps = {
  name: string
  categoryId: number
  chosen: ListAddress['chosen']
  suggestion: string | undefined
  categories: Category[] | undefined
}

function NoResults({ name, categoryId, chosen, suggestion, categories = [] }: NoResultsProps) {
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
