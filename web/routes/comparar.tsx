import { data, Link, redirect } from 'react-router'
import { isApiError } from '../../shared/api-error.ts'
import { comparisonPath, productPath, readComparedIds, showsOnlyDifferences } from '../../shared/catalogue/addresses.ts'
import type { Comparison, ProductListItem } from '../../shared/catalogue/public.ts'
import { maxCompared } from '../../shared/limits.ts'
import { useCompared } from '../catalogue/compared.tsx'
import { ListFailure } from '../catalogue/list-failure.tsx'
import { QuickAdd } from '../catalogue/quick-add.tsx'
import { comparar } from '../content/comparar.ts'
import { backendContext, pageContext } from '../document/page-backend.server.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { CtaButton } from '../ui/buttons.tsx'
import { Icon } from '../ui/icon.tsx'
import { PictureAt } from '../ui/picture.tsx'
import { ProductCode } from '../ui/product-code.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { unbroken } from '../ui/unbroken.ts'
import type { Route } from './+types/comparar.ts'
// All other pages would carry these styles along.
import '../catalogue/compared.css'
import type { PageHandle } from '../document/page-meta.ts'

export const handle: PageHandle = { cache: 'never' }

const trail = [
  { name: 'Productos', path: '/productos' },
  { name: 'Comparar', path: '/comparar' },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: comparar.meta, path: '/comparar', noindex: true })

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const ids = readComparedIds(params)
  const isOnlyDifferences = showsOnlyDifferences(params)
  try {
    return data({ comparison: await context.get(backendContext).api.getComparison(ids), isOnlyDifferences })
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw redirect('/')
    context.get(pageContext).report(error)
    return data({ comparison: undefined, isOnlyDifferences }, 503)
  }
}

export default function Comparar({ loaderData: { comparison, isOnlyDifferences } }: Route.ComponentProps) {
  if (!comparison) return <ListFailure />
  const { products } = comparison
  const isEmpty = products.length === 0
  return (
    <>
      <Breadcrumbs trail={trail} />
      <div className="page py-10 lg:py-16">
        <h1 className="strap from-edge title-2">{comparar.title}</h1>
        <p className="measure mt-4">{isEmpty ? comparar.empty : comparar.text}</p>
        {isEmpty ? (
          <CtaButton to="/productos" className="mt-8">
            Ver el catálogo
          </CtaButton>
        ) : (
          <>
            <ComparedProducts {...comparison} isOnlyDifferences={isOnlyDifferences} />
            <Others {...comparison} isOnlyDifferences={isOnlyDifferences} />
          </>
        )}
      </div>
    </>
  )
}

function Others({ products, others, isOnlyDifferences }: Comparison & { isOnlyDifferences: boolean }) {
  if (products.length >= maxCompared || others.length === 0) return null
  const ids = products.map(({ id }) => id)
  return (
    <section aria-labelledby="agregar-otro" className="mt-12 print:hidden">
      <h2 id="agregar-otro" className="title-3">
        Agregar otro de la misma categoría
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {others.map(({ id, name }) => (
          <li key={id}>
            <SiteLink
              to={comparisonPath([...ids, id], isOnlyDifferences)}
              className="inline-flex min-h-11 items-center gap-2 rounded border border-steel-200 px-3 text-base leading-6 hover:border-red hover:text-red"
            >
              <Icon name="plus" className="size-4" />
              {unbroken(name)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = Pick<Comparison, 'products' | 'rows'> & { isOnlyDifferences: boolean }

function ComparedProducts({ products, rows, isOnlyDifferences }: Props) {
  const ids = products.map(({ id }) => id)
  const isMarked = (row: Comparison['rows'][number]) => row.isDifferent && products.length > 1
  const shown = isOnlyDifferences && products.length > 1 ? rows.filter(isMarked) : rows
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        {products.length > 1 && <RowChoice ids={ids} isOnlyDifferences={isOnlyDifferences} />}
        {products.length > 2 && (
          <p className="flex items-center gap-2 text-base text-steel-600 leading-6 lg:hidden">
            {comparar.more(products.length)}
            <Icon name="arrow-right" className="size-5" />
          </p>
        )}
      </div>
      <Table ids={ids} products={products} rows={shown} isMarked={isMarked} isOnlyDifferences={isOnlyDifferences} />
      {isOnlyDifferences && products.length > 1 && shown.length === 0 && <p className="mt-6">{comparar.same}</p>}
    </>
  )
}

type RowChoiceProps = { ids: number[]; isOnlyDifferences: boolean }

/** Links, so that it also works without scripts and in a shared address. */
function RowChoice({ ids, isOnlyDifferences }: RowChoiceProps) {
  const { all, different } = comparar.rows
  return (
    <nav aria-label="Filas" className="flex overflow-hidden rounded border border-steel-500">
      {[
        { name: all, isChosen: !isOnlyDifferences, to: comparisonPath(ids) },
        { name: different, isChosen: isOnlyDifferences, to: comparisonPath(ids, true) },
      ].map(({ name, isChosen, to }) => (
        <Link
          key={name}
          to={to}
          replace
          preventScrollReset
          aria-current={isChosen || undefined}
          className="inline-flex min-h-11 items-center px-4 font-semibold text-base leading-6 hover:text-red aria-[current]:bg-ink aria-[current]:text-white"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

type TableProps = Props & { ids: number[]; isMarked: (row: Comparison['rows'][number]) => boolean }

function Table({ ids, products, rows, isMarked, isOnlyDifferences }: TableProps) {
  const without = (removed: number) =>
    comparisonPath(
      ids.filter((id) => id !== removed),
      isOnlyDifferences,
    )
  return (
    <ScrollRegion label="Tabla de comparación" className="compared">
      <table data-products={ids.length}>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.id} scope="col">
                <Head product={product} without={without(product.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-different={isMarked(row)}>
              <th scope="row">
                <span className="compared-name">
                  {row.name}
                  {isMarked(row) && <span className="sr-only"> (distinto)</span>}
                </span>
              </th>
              {ids.map((id, index) => (
                <td key={id} className="figures">
                  {inNarrowColumn(row.texts[index] ?? '') || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** `2.600 × 1.650 × 2.480 mm` is wider than a column of a phone. */
const inNarrowColumn = (text: string) => unbroken(text).replaceAll('×\u00a0', '× ')

/** Otherwise the tray would bring it back. */
function removeChosen(id: number) {
  const { ids, toggle } = useCompared.getState()
  if (ids.includes(id)) toggle(id)
}

function Head({ product, without }: { product: ProductListItem; without: string }) {
  return (
    <div className="compared-head">
      <span className="product-thumbnail max-w-64">
        {product.srcImg[0] && <PictureAt url={product.srcImg[0]} alt={product.alt} sizes="240px" />}
      </span>
      <SiteLink to={productPath(product)} className="mt-3 block font-bold leading-6 hover:text-red">
        {unbroken(product.name)}
      </SiteLink>
      <ProductCode code={product.code} />
      <SiteLink
        to={without}
        onClick={() => removeChosen(product.id)}
        className="inline-flex min-h-11 items-center gap-2 text-base text-steel-600 leading-6 hover:text-red print:hidden"
      >
        <Icon name="close" className="size-4" />
        Quitar<span className="sr-only"> {unbroken(product.name)}</span>
      </SiteLink>
      <QuickAdd product={product} className="mt-auto print:hidden" />
    </div>
  )
}
