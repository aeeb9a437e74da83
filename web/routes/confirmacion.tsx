import { confirmacion } from '../content/paginas.ts'
import { pageMeta } from '../page-meta.ts'
import { CtaButton } from '../ui/cta-button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/confirmacion.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: confirmacion.meta, path: '/confirmacion', noindex: true })

export default function Confirmacion() {
  return (
    <div className="page band min-h-[60vh]">
      <Icon name="check" className="size-16 text-red" />
      <h1 className="strap title-1 mt-6">{confirmacion.title}</h1>
      <p className="measure mt-6 text-lg">{confirmacion.text}</p>
      <CtaButton to="/" className="mt-8">
        {confirmacion.link}
      </CtaButton>
    </div>
  )
}
