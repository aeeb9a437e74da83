import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { data, redirect, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import type { Category, ProductList } from '../../shared/catalogue/public.ts'
import { categoryName, categoryTrail, inFixedOrder } from '../catalogue/categories.ts'
import { CategoryMenu } from '../catalogue/category-menu.tsx'
import { type ListAddress, listAddress, readListAddress } from '../catalogue/list-address.ts'
import { ListBar, Pager } from '../catalogue/list-controls.tsx'
import { ListFailure } from '../catalogue/list-failure.tsx'
import { ChosenFilters, ListFilters } from '../catalogue/list-filters.tsx'
import { ProductSearchField, useSearchedName } from '../catalogue/list-search.tsx'
import { ProductGridSkeleton } from '../catalogue/product-card.tsx'
import { Results } from '../catalogue/results.tsx'
import type { PageMeta } from '../content/content.ts'
import { productos } from '../content/productos.ts'
import { categoriesQuery, productsQuery, useFreshMeta } from '../data/queries.ts'

import { queryClient } from '../data/query-client.ts'
import { backendContext, pageContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import type { Route } from './+types/productos.ts'

export const handle: PageHandle = { cache: 'list' }

const AboutCategory = lazy(() => import('../catalogue/about-category.tsx'))

const trailOf = (categories: Category[] | undefined, categoryId: number) => [
  { name: 'Productos', path: '/productos' },
  ...categoryTrail(categories, categoryId),
]

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const { categoryId, page, name, chosen, order, isTable } = readListAddress(new URLSearchParams(location.search))
  const isNarrowed = loaderData?.list?.filters?.some(({ key }) => chosen.has(key))
  return pageMeta(matches, {
    meta: describeList(categoryName(loaderData?.categories, categoryId), page),
    path: listAddress({ categoryId, page }),
    trail: trailOf(loaderData?.categories, categoryId),
    noindex: name !== '' || isNarrowed || order !== undefined || isTable,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(backendContext)
  const { page, ...filter } = readListAddress(new URL(request.url).searchParams)
  try {
    const [list, categories] = await Promise.all([api.getProducts({ ...filter, page: page - 1 }), api.getCategories()])
    if (page > 1 && page > list.totalPages) return redirect(listAddress({ ...filter, page: list.totalPages }))
    return { list, categories: inFixedOrder(categories), hasFailed: false }
  } catch (error) {
    context.get(pageContext).report(error)
    return data({ list: undefined, categories: undefined, hasFailed: true }, 503)
  }
}

/** Navigation does not wait for data. */
export const clientLoader = () => ({
  list: undefined,
  categories: queryClient().getQueryData(categoriesQuery.queryKey),
  hasFailed: false,
})

export default function Productos({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const searched = useSearchedName()
  const asked = { ...readListAddress(params), ...(searched !== undefined && { name: searched }) }
  const enabled = !loaderData.hasFailed
  const list = useQuery({
    ...productsQuery(asked),
    initialData: searched === undefined ? loaderData.list : undefined,
    placeholderData: keepPreviousData,
    enabled,
  })
  const categories = useQuery({ ...categoriesQuery, initialData: loaderData.categories, enabled })
  const address = { ...asked, ...knownChoice(asked, list.data) }
  const shown = useShownAddress(address, list.isPlaceholderData)
  const place = { address, isSearch: searched !== undefined }
  const top = useScrollToListOnPageChange(address)
  const category = categoryName(categories.data, address.categoryId)
  useFreshMeta(categories.data !== undefined && !loaderData.categories)
  useLastPage(address, list.data?.totalPages)

  if (loaderData.hasFailed || list.isLoadingError || categories.isLoadingError) return <ListFailure />
  return (
    <>
      <Breadcrumbs trail={trailOf(categories.data, address.categoryId)} isShort />
      <div className="page py-6 lg:py-12">
        <h1 className="strap from-edge title-2">{category ?? productos.title}</h1>
        <div className="mt-5 grid gap-x-6 gap-y-5 lg:mt-8 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-3">
            <ProductSearchField name={address.name} />
            <div className="flex gap-3 lg:block">
              <CategoryMenu categories={categories.data} categoryId={address.categoryId} />
              <ListFilters
                filters={list.data?.filters ?? []}
                total={list.data?.total}
                onDone={() => top.current?.scrollIntoView({ block: 'start' })}
                {...place}
              />
            </div>
          </div>
          <section
            ref={top}
            aria-label="Resultados"
            aria-busy={list.isPlaceholderData}
            className="min-w-0 scroll-mt-6 transition-opacity aria-busy:opacity-60 lg:col-span-9"
          >
            <h2 className="sr-only">Resultados</h2>
            {/* Below the search box, which must not move when a typed search takes the text away. */}
            {address.name === '' &&
              (category ? (
                <Suspense>
                  <AboutCategory category={category} />
                </Suspense>
              ) : (
                <Intro />
              ))}
            {list.data && hasBar(list.data) && (
              <div className="mb-5 grid gap-4 lg:mb-8">
                <ListBar sorts={list.data.sorts ?? []} total={list.data.total} {...place} />
                <ChosenFilters filters={list.data.filters ?? []} {...place} />
              </div>
            )}
            {list.data ? (
              <Results list={list.data} address={shown} categories={categories.data} />
            ) : (
              <ProductGridSkeleton />
            )}
            {list.data && <Pager {...place} totalPages={list.data.totalPages} />}
          </section>
        </div>
      </div>
    </>
  )
}

const Intro = () => <p className="measure mb-4 lg:mb-6">{productos.text}</p>

/** Advertisements add parameters of their own, which are in no link of the page that the server renders. */
const knownChoice = ({ chosen, order }: ListAddress, { filters = [], sorts = [] }: Partial<ProductList> = {}) => ({
  chosen: new Map([...chosen].filter(([key]) => filters.some((filter) => filter.key === key))),
  order: sorts.find(({ key }) => key === order?.key) && order,
})

/** Another backend knows neither filters nor totals. */
const hasBar = ({ filters, total = 0 }: ProductList) => filters !== undefined || total > 0

function useShownAddress(address: ListAddress, isPrevious: boolean): ListAddress {
  const shown = useRef(address)
  useEffect(() => {
    if (!isPrevious) shown.current = address
  })
  return isPrevious ? shown.current : address
}

function useScrollToListOnPageChange({ page, ...address }: ListAddress) {
  const list = useRef<HTMLElement>(null)
  const type = useNavigationType()
  const filter = listAddress(address)
  const shown = useRef({ page, filter })
  useEffect(() => {
    const before = shown.current
    shown.current = { page, filter }
    if (before.page === page || before.filter !== filter || type === 'POP') return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
  }, [page, filter, type])
  return list
}

function useLastPage(address: ListAddress, totalPages = address.page) {
  const navigate = useNavigate()
  const isPast = address.page > 1 && address.page > totalPages
  const last = listAddress({ ...address, page: totalPages })
  useEffect(() => {
    if (isPast) navigate(last, { replace: true })
  }, [isPast, last, navigate])
}

/** Search engines need a distinct title for every category and page. */
function describeList(category: string | undefined, page: number): PageMeta {
  const { title, description } = productos.meta
  const part = page > 1 ? `, página ${page}` : ''
  if (!category)
    return {
      title: part ? `Catálogo${part}` : title,
      description: description.replace(/\.$/, `${part}.`),
    }
  return {
    title: `${category}${part}`,
    description: `${category}${part}: productos con medidas, resistencias y ficha técnica en el catálogo de {empresa} en Chile, para reunirlos en una lista y cotizar sin registro.`,
  }
}
