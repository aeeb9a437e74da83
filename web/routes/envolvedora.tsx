import automaticas from 'picture:cards/automaticas'
import pilar from 'picture:cards/pilar'
import tunel from 'picture:cards/tunel'
import poster from 'picture:loops/envolvedora'
import { namedProducts } from '../catalogue/page-products.server.ts'
import { SolutionTable } from '../catalogue/solution-table.tsx'
import { envolvedora } from '../content/envolvedora.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Card, CardGrid } from '../ui/card.tsx'
import { InformationRequest } from '../ui/contact-channels.tsx'
import { Hero } from '../ui/hero.tsx'
import { Points, Section } from '../ui/section.tsx'
import type { Route } from './+types/envolvedora.ts'

export const handle: PageHandle = { cache: 'always' }

const { benefits, machinery, choosing, request } = envolvedora
const pictures = {
  '/productos?categoryId=16': automaticas,
  '/productos?categoryId=17': pilar,
  '/productos?categoryId=18': tunel,
}
const trail = [
  { name: 'Soluciones', path: '/soluciones' },
  { name: 'Envolvedoras', path: '/envolvedora' },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: envolvedora.meta, path: '/envolvedora', trail, picture: poster })

const machineCategories = [16, 17, 18]

export const loader = async ({ context }: Route.LoaderArgs) => ({
  products: await namedProducts(context, choosing.table, machineCategories),
})

export default function Envolvedora({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <>
      <Hero
        text={envolvedora.hero}
        picture={poster}
        video="envolvedora"
        button={{ label: 'Ver productos', to: '/productos' }}
      />
      <Breadcrumbs trail={trail} />
      <Section title={benefits.title} text={benefits.paragraphs}>
        <Points of={benefits.points} />
      </Section>
      <Section title={machinery.title} text={machinery.text} tone="steel">
        <CardGrid columns={3}>
          {machinery.cards.map(({ solution, name, text, link }) => (
            <Card key={link} picture={pictures[link]} kind={solution} title={name} text={text} to={link} />
          ))}
        </CardGrid>
      </Section>
      <SolutionTable of={choosing} products={products} />
      <InformationRequest {...request} />
    </>
  )
}
