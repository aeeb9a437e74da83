import airpads from 'picture:cards/airpads'
import film from 'picture:cards/film-embalaje'
import zunchos from 'picture:cards/zunchos'
import { calculadoras } from '../content/calculadoras.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Card, CardGrid } from '../ui/card.tsx'
import { InformationRequest } from '../ui/contact-channels.tsx'
import { PlainHero } from '../ui/hero.tsx'
import { Points, Section } from '../ui/section.tsx'
import type { Route } from './+types/calculadoras.ts'

export const handle: PageHandle = { cache: 'always' }

const { hero, intro, cards, use, request } = calculadoras
const trail = [{ name: 'Calculadoras', path: '/calculadoras' }]
const pictures = { '/calculadoras/film': film, '/calculadoras/zuncho': zunchos, '/calculadoras/airpads': airpads }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: calculadoras.meta, path: '/calculadoras', trail })

export default function Calculadoras() {
  return (
    <>
      <PlainHero text={hero} />
      <Breadcrumbs trail={trail} />
      <Section title={intro.title} text={intro.paragraphs}>
        <CardGrid columns={3}>
          {cards.map(({ title, text, link }) => (
            <Card key={link} picture={pictures[link]} title={title} text={text} to={link} />
          ))}
        </CardGrid>
      </Section>
      <Section title={use.title} tone="steel">
        <Points of={use.points} />
      </Section>
      <InformationRequest {...request} />
    </>
  )
}
