import { Breadcrumbs } from './breadcrumbs'
import { CloseOnNavigation } from './close-on-navigation'
import { categories, productos, products } from './content'
import { Icon } from './icon'
import { ProductGrid } from './product-grid'
import { ProductSearch } from './product-search'
import { SiteLink } from './site-link'

const productsPerPage = 12
const pagerLook = 'inline-flex min-h-12 items-center rounded border px-5 font-bold'

export function ProductListPage({ name }: { name: string }) {
  const wanted = name.toLowerCase()
  const found = products.filter((product) => `${product.name} ${product.subtitle}`.toLowerCase().includes(wanted))
  const pages = Math.ceil(found.length / productsPerPage)
  return (
    <>
      <Breadcrumbs trail={[{ name: 'Productos', path: '/productos' }]} />
      <div className="page py-10 lg:py-16">
        <h1 className="strap title-2">{productos.title}</h1>
        <p className="measure mt-4">{productos.text}</p>
        <div className="mt-10 grid gap-x-6 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <ProductSearch name={name} />
            <CategoryMenu />
          </div>
          <section aria-label="Resultados" className="scroll-mt-6 lg:col-span-9">
            <h2 className="sr-only">Resultados</h2>
            <ProductGrid products={found.slice(0, productsPerPage)} columns={3} />
            {pages > 1 && (
              <nav aria-label="Páginas" className="figures mt-12 flex items-center justify-center gap-6">
                <span aria-disabled="true" className={`${pagerLook} border-steel-100 text-steel-600`}>
                  Previo
                </span>
                <span>1 de {pages}</span>
                <SiteLink
                  to="/productos?page=2"
                  className={`${pagerLook} border-steel-500 hover:border-red hover:text-red`}
                >
                  Siguiente
                </SiteLink>
              </nav>
            )}
          </section>
        </div>
      </div>
    </>
  )
}

const choice =
  'flex min-h-12 items-center justify-between gap-3 py-2 text-base leading-6 hover:text-red aria-[current]:font-bold aria-[current]:text-red'

function CategoryMenu() {
  return (
    <>
      <button
        type="button"
        popoverTarget="categorias"
        className="mt-3 flex min-h-12 w-full items-center justify-between gap-3 rounded border border-steel-500 px-4 font-semibold lg:hidden"
      >
        <span className="truncate">Categorías</span>
        <Icon name="filter" className="size-5" />
      </button>
      <nav id="categorias" popover="auto" aria-label="Categorías" className="category-menu">
        <CloseOnNavigation id="categorias" />
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
        <ul className="divide-y divide-steel-100 border-steel-100 border-y">
          {categories.map(({ id, name, other_Categories: subcategories }) => (
            <li key={id}>
              {subcategories.length === 0 ? (
                <SiteLink to={`/productos?categoryId=${id}`} className={`${choice} font-semibold`}>
                  {name}
                </SiteLink>
              ) : (
                <details className="group">
                  <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold text-base leading-6">
                    {name}
                    <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
                  </summary>
                  <ul className="pb-3">
                    {subcategories.map((sub) => (
                      <li key={sub.id}>
                        <SiteLink to={`/productos?categoryId=${sub.id}`} className={`${choice} pl-4`}>
                          {sub.name}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
