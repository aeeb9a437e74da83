import plasticPicture from 'picture:cards/airpads'
import paperPicture from 'picture:cards/papel-relleno'
import hero from 'picture:heroes/airpads'
import { CalculatorBlock } from '../calculators/calculator-block.tsx'
import { cushionCalculator } from '../calculators/cushion-calculator.ts'
import { productsOf } from '../catalogue/page-products.server.ts'
import { ProductGrid } from '../catalogue/product-card.tsx'
import { airpads } from '../content/airpads.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { CtaButton, TextLink } from '../ui/buttons.tsx'
import { InformationRequest } from '../ui/contact-channels.tsx'
import { Hero } from '../ui/hero.tsx'
import { Figures, Paragraphs, Section } from '../ui/section.tsx'
import { Split } from '../ui/split.tsx'
import { TextTable } from '../ui/text-table.tsx'
import type { Route } from './+types/airpads.ts'

export const handle: PageHandle = { cache: 'always' }

const { intro, figures, plastic, paper, table, machines, calculator, request } = airpads
const machinesCategory = 12
const trail = [
  { name: 'Soluciones', path: '/soluciones' },
  { name: 'Airpads', path: '/airpads' },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: airpads.meta, path: '/airpads', trail, picture: hero })

export const loader = async ({ context }: Route.LoaderArgs) => ({
  products: await productsOf(context, machinesCategory),
})

export default function Airpads({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <>
      <Hero text={airpads.hero} picture={hero} button={{ label: 'Ver productos', to: '/productos' }} />
      <Breadcrumbs trail={trail} />
      <Section title={intro.title} text={intro.paragraphs}>
        <div className="border-steel-200 border-t pt-10">
          <Figures of={figures} />
        </div>
      </Section>
      <Split picture={plasticPicture} tone="steel">
        <Filler of={plastic} />
      </Split>
      <Split picture={paperPicture} flip>
        <Filler of={paper} />
      </Split>
      <section className="band bg-steel-50">
        <div className="page">
          <h2 className="strap from-edge title-2">{table.caption}</h2>
          <div className="mt-10">
            <TextTable of={table} />
          </div>
        </div>
      </section>
      <Section
        title={machines.title}
        text={machines.text}
        aside={
          <CtaButton to={machines.link.to} white>
            {machines.link.label}
          </CtaButton>
        }
      >
        {products.length > 0 && <ProductGrid products={products} columns={3} />}
      </Section>
      <CalculatorBlock text={calculator} calculator={cushionCalculator} tone="steel" />
      <InformationRequest {...request} />
    </>
  )
}

function Filler({ of: { title, paragraphs, points, link } }: { of: typeof plastic | typeof paper }) {
  return (
    <>
      <h2 className="strap title-2">{title}</h2>
      <Paragraphs of={paragraphs} className="mt-6" />
      <dl className="mt-6 grid gap-4">
        {points.map((point) => (
          <div key={point.title} className="border-steel-200 border-t pt-3">
            <dt className="font-bold">{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
      <TextLink to={link.to} className="mt-4">
        {link.label}
      </TextLink>
    </>
  )
}
