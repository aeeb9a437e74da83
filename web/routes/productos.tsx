import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { data, redirect, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { company } from '../../company.ts'
import { CategoryMenu } from '../catalogue/category-menu.tsx'
import { categoryName } from '../catalogue/category-name.ts'
import { listAddress, readListAddress } from '../catalogue/list-address.ts'
import { ListFailure, NoResults } from '../catalogue/list-states.tsx'
import { Pager } from '../catalogue/pager.tsx'
import { ProductGrid, ProductGridSkeleton } from '../catalogue/product-card.tsx'
import { ProductSearch } from '../catalogue/product-search.tsx'
import type { PageMeta } from '../content/content.ts'
import { productos } from '../content/paginas.ts'
import { categoriesQuery, productsQuery } from '../data/queries.ts'
import { queryClient } from '../data/query-client.ts'
import { pageMeta } from '../page-meta.ts'
import { apiContext, reportContext } from '../server-context.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import type { Route } from './+types/productos.ts'

const trail = [{ name: 'Productos', path: '/productos' }]

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const { categoryId, page, name } = readListAddress(new URLSearchParams(location.search))
  const category = categoryName(
    loaderData?.categories ?? queryClient().getQueryData(categoriesQuery.queryKey),
    categoryId,
  )
  return pageMeta(matches, {
    meta: describeList(category, page),
    path: listAddress({ categoryId, page }),
    trail,
    noindex: name !== '',
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { page, ...filter } = readListAddress(new URL(request.url).searchParams)
  try {
    const [list, categories] = await Promise.all([api.getProducts({ ...filter, page: page - 1 }), api.getCategories()])
    if (page > list.totalPages) return redirect(listAddress({ ...filter, page: list.totalPages }))
    return { list, categories }
  } catch (error) {
    context.get(reportContext)(error)
    return data({ list: undefined, categories: undefined }, 503)
  }
}

/** In the browser the page shows at once and its data as it comes. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  queryClient().prefetchQuery(productsQuery(readListAddress(new URL(request.url).searchParams)))
  queryClient().prefetchQuery(categoriesQuery)
  return { list: undefined, categories: undefined }
}

export default function Productos({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const searched = useSearchedName()
  const address = { ...readListAddress(params), ...(searched !== undefined && { name: searched }) }
  const list = useQuery({
    ...productsQuery(address),
    initialData: searched === undefined ? loaderData.list : undefined,
    placeholderData: keepPreviousData,
  })
  const categories = useQuery({ ...categoriesQuery, initialData: loaderData.categories })
  const top = useScrollToListOnPageChange(address.page)

  if (list.isError || categories.isError) return <ListFailure />
  return (
    <>
      <Breadcrumbs trail={trail} />
      <div className="page py-10 lg:py-16">
        <h1 className="strap title-2">{productos.title}</h1>
        <p className="measure mt-4">{productos.text}</p>
        <div className="mt-10 grid gap-x-6 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <ProductSearch name={address.name} />
            <CategoryMenu categories={categories.data} categoryId={address.categoryId} />
          </div>
          <section
            ref={top}
            aria-label="Resultados"
            aria-busy={list.isPlaceholderData}
            className="scroll-mt-6 transition-opacity aria-busy:opacity-60 lg:col-span-9"
          >
            <h2 className="sr-only">Resultados</h2>
            {!list.data && <ProductGridSkeleton />}
            {list.data &&
              (list.data.products.length > 0 ? (
                <ProductGrid products={list.data.products} columns={3} />
              ) : (
                <NoResults />
              ))}
            {list.data && <Pager {...address} isSearch={searched !== undefined} totalPages={list.data.totalPages} />}
          </section>
        </div>
      </div>
    </>
  )
}

/** What was typed into the search; it is kept in the history entry, because typing leaves the address bare. */
function useSearchedName(): string | undefined {
  const { state } = useLocation()
  // The server does not know the history; until the page has come alive it counts as empty here too.
  const isAlive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return isAlive && typeof state?.name === 'string' ? state.name : undefined
}

function useScrollToListOnPageChange(page: number) {
  const list = useRef<HTMLElement>(null)
  const type = useNavigationType()
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (type === 'POP') return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
  }, [page, type])
  return list
}

/** Every category and every page is one of its own to a search engine. */
function describeList(category: string | undefined, page: number): PageMeta {
  const { title, description } = productos.meta
  const part = page > 1 ? `, página ${page}` : ''
  if (!category)
    return {
      title: part ? `Catálogo${part} | ${company.name}` : title,
      description: description.replace(/\.$/, `${part}.`),
    }
  return {
    title: `${category}${part} | ${company.name}`,
    description: `${category}${part}: productos con medidas, resistencias y ficha técnica en el catálogo de ${company.name} en Chile, para reunirlos en una lista y cotizar sin registro.`,
  }
}
