import type { ReactNode } from 'react'
import type { Crumb } from '../document/page-meta.ts'
import { SiteLink } from './site-link.tsx'

type Props = {
  trail: Crumb[]
  /** On phones the page's heading follows directly, so its name is left out. */
  isShort?: boolean
  children?: ReactNode
}

export function Breadcrumbs({ trail, isShort = false, children }: Props) {
  const here = trail.at(-1)
  return (
    <div className="border-steel-100 border-b">
      <div className="page flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 sm:gap-x-8">
        <nav aria-label="Ruta de navegación">
          <ol className="flex flex-wrap items-center gap-x-2 text-sm text-steel-600">
            {[{ name: 'Inicio', path: '/' }, ...trail.slice(0, -1)].map(({ name, path }, index) => (
              <li key={path} className="flex items-center gap-2">
                <SiteLink to={path} className="inline-flex min-h-8 items-center hover:text-red hover:underline">
                  {name}
                </SiteLink>
                <span aria-hidden="true" className={isShort && index === trail.length - 1 ? 'max-sm:hidden' : ''}>
                  /
                </span>
              </li>
            ))}
            <li aria-current="page" className={`text-ink ${isShort ? 'max-sm:sr-only' : ''}`}>
              {here?.name}
            </li>
          </ol>
        </nav>
        {children}
      </div>
    </div>
  )
}
