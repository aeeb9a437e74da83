import airpads from 'picture:cards/airpads'
import envolvedora from 'picture:cards/envolvedora'
import film from 'picture:cards/film-embalaje'
import zunchos from 'picture:cards/zunchos'
import hero from 'picture:heroes/soluciones'
import { soluciones } from '../content/soluciones.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Card, CardGrid } from '../ui/card.tsx'
import { InformationRequest } from '../ui/contact-channels.tsx'
import { Hero } from '../ui/hero.tsx'
import { IndustryGrid, IndustrySelect } from '../ui/industries.tsx'
import { Section } from '../ui/section.tsx'
import { TextTable } from '../ui/text-table.tsx'
import type { Route } from './+types/soluciones.ts'

export const handle: PageHandle = { cache: 'always' }

const { intro, cards, choosing, industries, request } = soluciones
const pictures = {
  '/zunchos-herramientas': zunchos,
  '/envolvedora': envolvedora,
  '/film-embalaje': film,
  '/airpads': airpads,
}
const trail = [{ name: 'Soluciones', path: '/soluciones' }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: soluciones.meta, path: '/soluciones', trail, picture: hero })

export default function Soluciones() {
  return (
    <>
      <Hero text={soluciones.hero} picture={hero} button={{ label: 'Ver productos', to: '/productos' }} />
      <Breadcrumbs trail={trail} />
      <Section title={intro.title} text={intro.paragraphs}>
        <CardGrid columns={4}>
          {cards.map(({ title, text, link }) => (
            <Card key={link} picture={pictures[link]} title={title} text={text} to={link} />
          ))}
        </CardGrid>
      </Section>
      <Section title={choosing.title} text={choosing.text} tone="steel">
        <TextTable of={choosing.table} />
      </Section>
      <Section title={industries.title} text={industries.text} aside={<IndustrySelect />}>
        <IndustryGrid />
      </Section>
      <InformationRequest {...request} />
    </>
  )
}
