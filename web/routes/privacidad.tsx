import { privacidad } from '../content/privacidad.ts'
import { useCopy } from '../document/company-context.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Paragraphs } from '../ui/section.tsx'
import type { Route } from './+types/privacidad.ts'

export const handle: PageHandle = { cache: 'always' }

const trail = [{ name: 'Privacidad', path: '/privacidad' }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: privacidad.meta, path: '/privacidad', trail })

export default function Privacidad() {
  const { title, updated, intro, sections } = useCopy(privacidad)
  return (
    <>
      <Breadcrumbs trail={trail} />
      <div className="band page">
        <h1 className="strap from-edge title-1">{title}</h1>
        <p className="measure mt-6">{intro}</p>
        <p className="mt-2 text-steel-600">Actualizada el {updated}.</p>
        <div className="mt-14 grid gap-12">
          {sections.map((section) => (
            <section key={section.title} className="grid gap-x-6 border-steel-200 border-t pt-5 lg:grid-cols-12">
              <h2 className="title-3 lg:col-span-4">{section.title}</h2>
              <Paragraphs of={section.paragraphs} className="mt-3 lg:col-span-8 lg:mt-0" />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
