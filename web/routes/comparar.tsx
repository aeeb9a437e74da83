import { data, redirect } from 'react-router'
import { isApiError } from '../../shared/api-error.ts'
import { comparisonPath, readComparedIds, showsOnlyDifferences } from '../../shared/catalogue/addresses.ts'
import type { Comparison } from '../../shared/catalogue/public.ts'
import { maxCompared } from '../../shared/limits.ts'
// All other pages would carry these styles along.
import '../catalogue/compared.css'
import { ComparedProducts } from '../catalogue/compared-products.tsx'
import { ListFailure } from '../catalogue/list-states.tsx'
import { comparar } from '../content/comparar.ts'
import { pageMeta } from '../document/page-meta.ts'
import { apiContext, reportContext } from '../document/server-context.server.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { CtaButton } from '../ui/cta-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { unbroken } from '../ui/unbroken.ts'
import type { Route } from './+types/comparar.ts'

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
    return data({ comparison: await context.get(apiContext).getComparison(ids), isOnlyDifferences })
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw redirect('/')
    context.get(reportContext)(error)
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
