import { useSearchParams } from 'react-router'
import { confirmacion } from '../content/paginas.ts'
import { pageMeta } from '../document/page-meta.ts'
import { CtaButton } from '../ui/cta-button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/confirmacion.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: confirmacion.meta, path: '/confirmacion', noindex: true })

export default function Confirmacion() {
  const folio = useFolio()
  return (
    <div className="page band min-h-[60vh]">
      <Icon name="check" className="size-16 text-red" />
      <h1 className="strap from-edge title-1 mt-6">{confirmacion.title}</h1>
      <p className="measure mt-6 text-lg">{confirmacion.text}</p>
      {folio && (
        <p className="figures mt-3 text-steel-600">
          Folio: <strong className="text-ink">{folio}</strong>
        </p>
      )}
      <CtaButton to="/" className="mt-8">
        {confirmacion.link}
      </CtaButton>
    </div>
  )
}

/** Anyone can put text into an address. */
function useFolio(): string | undefined {
  const [params] = useSearchParams()
  const folio = params.get('folio') ?? ''
  return /^[A-Z]{1,4}-[\d-]{3,20}$/.test(folio) ? folio : undefined
}
