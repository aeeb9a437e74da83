import { cotizacion } from '../content/paginas.ts'
import { pageMeta } from '../page-meta.ts'
import { useQuotationList } from '../quotation/quotation-list.ts'
import { CtaButton } from '../ui/cta-button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/cotizacion.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: cotizacion.meta, path: '/cotizacion', noindex: true })

export default function Cotizacion() {
  const items = useQuotationList((list) => list.items)
  return (
    <div className="page band min-h-[60vh]">
      <h1 className="strap title-2">{cotizacion.title}</h1>
      {items.length > 0 ? (
        <ul className="mt-8 divide-y divide-steel-100">
          {items.map(({ id, name, quantity }) => (
            <li key={id} className="figures flex justify-between gap-6 py-4">
              {name}
              <span>{quantity}</span>
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-8">
          <Icon name="list" className="size-12 text-steel-400" />
          <p className="mt-4 font-bold text-xl">{cotizacion.empty}</p>
          <p className="measure mt-2">{cotizacion.emptyHelp}</p>
          <CtaButton to="/productos" className="mt-6">
            Ver el catálogo
          </CtaButton>
        </div>
      )}
    </div>
  )
}
