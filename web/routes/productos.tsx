import { CategoryMenu } from '../catalogue/category-menu.tsx'
import { readListAddress } from '../catalogue/list-address.ts'
import { Pager } from '../catalogue/pager.tsx'
import { ProductGrid } from '../catalogue/product-card.tsx'
import { productos } from '../content/paginas.ts'
import { pageMeta } from '../page-meta.ts'
import { apiContext } from '../server-context.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/productos.ts'

const trail = [{ name: 'Productos', path: '/productos' }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: productos.meta, path: '/productos', trail })

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { categoryId, page, name } = readListAddress(new URL(request.url).searchParams)
  const [list, categories] = await Promise.all([
    api.getProducts({ categoryId, page: page - 1, name }),
    api.getCategories(),
  ])
  return { list, categories, categoryId, page, name }
}

export default function Productos({ loaderData }: Route.ComponentProps) {
  const { list, categories, categoryId, page, name } = loaderData
  return (
    <>
      <Breadcrumbs trail={trail} />
      <div className="page py-10 lg:py-16">
        <h1 className="strap title-2">{productos.title}</h1>
        <p className="measure mt-4">{productos.text}</p>
        <div className="mt-10 grid gap-10 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <Search name={name} />
            <CategoryMenu categories={categories} categoryId={categoryId} />
          </div>
          <div id="lista" className="lg:col-span-9">
            <h2 className="sr-only">Resultados</h2>
            {list.products.length > 0 ? <ProductGrid products={list.products} columns={3} /> : <NoResults />}
            <Pager categoryId={categoryId} page={page} name={name} totalPages={list.totalPages} />
          </div>
        </div>
      </div>
    </>
  )
}

function Search({ name }: { name: string }) {
  return (
    <search>
      <form action="/productos" className="relative">
        <input
          type="search"
          name="name"
          defaultValue={name}
          placeholder="Buscar producto"
          aria-label="Buscar producto"
          className="min-h-12 w-full rounded border border-steel-400 pr-12 pl-4"
        />
        <button type="submit" className="absolute inset-y-0 right-0 grid w-12 place-items-center hover:text-red">
          <Icon name="search" className="size-5" />
          <span className="sr-only">Buscar</span>
        </button>
      </form>
    </search>
  )
}

function NoResults() {
  const { title, items } = productos.emptyHelp
  return (
    <div className="rounded bg-steel-50 p-8 lg:p-12">
      <Icon name="search" className="size-12 text-steel-400" />
      <p className="title-2 mt-4">{productos.empty}</p>
      <p className="mt-6 font-bold">{title}</p>
      <ul className="mt-2 list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <div className="page band text-center">
      <title>{productos.meta.title}</title>
      <Icon name="alert" className="mx-auto size-16 text-red" />
      <h1 className="title-2 mt-6">{productos.failure}</h1>
    </div>
  )
}
