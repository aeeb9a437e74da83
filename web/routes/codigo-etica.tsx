import { codigoEtica } from '../content/codigo-etica.ts'
import { useCopy } from '../document/company-context.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Paragraphs } from '../ui/section.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { Route } from './+types/codigo-etica.ts'

export const handle: PageHandle = { cache: 'always' }

const trail = [
  { name: 'Nosotros', path: '/nosotros' },
  { name: 'Código de ética', path: '/codigo-etica' },
]

const anchor = (number: number | string) => `seccion-${number}`

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: codigoEtica.meta, path: '/codigo-etica', trail })

export default function CodigoEtica() {
  const { sections, provisions } = useCopy(codigoEtica)
  return (
    <>
      <section className="on-dark bg-ink text-white">
        <div className="page py-16 lg:py-24">
          <p className="label">{codigoEtica.hero.category}</p>
          <h1 className="title-1 mt-3">{codigoEtica.hero.title}</h1>
          <p className="measure mt-5 text-lg leading-8">{codigoEtica.hero.description}</p>
        </div>
      </section>
      <Breadcrumbs trail={trail} />
      <div className="band page grid gap-12 lg:grid-cols-12">
        <Contents />
        <div className="grid gap-16 lg:col-span-8">
          {sections.map(({ number, title, paragraphs }) => (
            <section key={number} id={anchor(number)}>
              <h2 className="strap title-2">
                {number}. {title}
              </h2>
              <Paragraphs of={paragraphs} className="mt-6" />
            </section>
          ))}
          <section id={anchor(provisions.number)}>
            <h2 className="strap title-2">
              {provisions.number}. {provisions.title}
            </h2>
            <p className="measure mt-6">{provisions.text}</p>
            <div className="mt-10 grid gap-10">
              {provisions.items.map(({ number, title, paragraphs }) => (
                <section key={number} id={anchor(number)} className="border-steel-200 border-t pt-5">
                  <h3 className="title-3">
                    <span className="figures mr-3 text-red">{number}</span>
                    {title}
                  </h3>
                  <Paragraphs of={paragraphs} className="mt-3" />
                </section>
              ))}
            </div>
          </section>
        </div>
      </div>
    </>
  )
}

function Contents() {
  const { sections, provisions } = codigoEtica
  const entries = [...sections, provisions, ...provisions.items]
  return (
    <nav aria-label="Contenido del código" className="lg:sticky lg:top-20 lg:col-span-4 lg:self-start">
      <p className="label text-steel-600">Contenido</p>
      <ol className="figures mt-3 border-steel-200 border-l text-base">
        {entries.map(({ number, title }) => (
          <li key={number} className={String(number).includes('.') ? 'pl-4' : ''}>
            <SiteLink
              to={`#${anchor(number)}`}
              className="flex min-h-8 items-center gap-3 py-0.5 pl-4 leading-6 hover:text-red"
            >
              <span className="text-steel-600">{number}</span>
              {title}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
