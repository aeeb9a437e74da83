import hero from 'picture:heroes/politica-calidad'
import { politicaCalidad } from '../content/politica-calidad.ts'
import { useCopy } from '../document/company-context.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { TextLink } from '../ui/buttons.tsx'
import { InformationRequest } from '../ui/contact-channels.tsx'
import { Hero } from '../ui/hero.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/politica-calidad.ts'

export const handle: PageHandle = { cache: 'always' }

const trail = [
  { name: 'Nosotros', path: '/nosotros' },
  { name: 'Política de calidad', path: '/politica-calidad' },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: politicaCalidad.meta, path: '/politica-calidad', trail, picture: hero })

export default function PoliticaCalidad() {
  const { statement, commitments, closing, request } = useCopy(politicaCalidad)
  return (
    <>
      <Hero text={politicaCalidad.hero} picture={hero} />
      <Breadcrumbs trail={trail} />
      <Section title={statement.title} text={statement.paragraphs} />
      <Section title={commitments.title} tone="steel">
        <ol className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {commitments.points.map(({ title, text }, index) => (
            <li key={title} className="figures grid grid-cols-[3rem_1fr] border-steel-200 border-t pt-5">
              <span className="font-extrabold text-2xl text-red">{index + 1}</span>
              <div>
                <h3 className="title-3">{title}</h3>
                <p className="mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title={closing.title}
        text={closing.paragraphs}
        aside={<TextLink to="/contacto">Ingresar un reclamo o una consulta</TextLink>}
      />
      <InformationRequest {...request} />
    </>
  )
}
