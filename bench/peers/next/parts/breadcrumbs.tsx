import type { ReactNode } from 'react'
import { SiteLink } from './site-link'

export function Breadcrumbs({ trail, children }: { trail: { name: string; path: string }[]; children?: ReactNode }) {
  return (
    <div className="border-steel-100 border-b">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-2">
        <nav aria-label="Ruta de navegación">
          <ol className="flex flex-wrap items-center gap-x-2 text-sm text-steel-600">
            {[{ name: 'Inicio', path: '/' }, ...trail.slice(0, -1)].map(({ name, path }) => (
              <li key={path} className="flex items-center gap-2">
                <SiteLink to={path} className="inline-flex min-h-8 items-center hover:text-red hover:underline">
                  {name}
                </SiteLink>
                <span aria-hidden="true">/</span>
              </li>
            ))}
            <li aria-current="page" className="text-ink">
              {trail.at(-1)?.name}
            </li>
          </ol>
        </nav>
        {children}
      </div>
    </div>
  )
}
