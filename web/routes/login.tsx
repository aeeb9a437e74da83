import { login } from '../content/paginas.ts'
import { pageMeta } from '../page-meta.ts'
import { CtaButton } from '../ui/cta-button.tsx'
import type { Route } from './+types/login.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: login.meta, path: '/login', noindex: true })

/** The staff's door; its form comes with the back office. */
export default function Login() {
  return (
    <div className="page band min-h-[60vh]">
      <h1 className="strap title-1">{login.title}</h1>
      <p className="measure mt-6">{login.text}</p>
      <CtaButton to="/productos" className="mt-8">
        Ver el catálogo
      </CtaButton>
    </div>
  )
}
