import electricas from 'picture:cards/electricas'
import manuales from 'picture:cards/manuales'
import neumaticas from 'picture:cards/neumaticas'
import hero from 'picture:heroes/zunchos'
import { CalculatorBlock } from '../calculators/calculator-block.tsx'
import { strapCalculator } from '../calculators/strap-calculator.ts'
import { zunchosHerramientas } from '../content/zunchos-herramientas.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { CtaButton, TextLink } from '../ui/buttons.tsx'
import { Card, CardGrid } from '../ui/card.tsx'
import { InformationRequest } from '../ui/contact-channels.tsx'
import { Hero } from '../ui/hero.tsx'
import { Paragraphs, Points, Section } from '../ui/section.tsx'
import { TextTable } from '../ui/text-table.tsx'
import type { Route } from './+types/zunchos-herramientas.ts'

export const handle: PageHandle = { cache: 'always' }

const { guarantees, tools, straps, petVersusSteel, lines, help, calculator, request } = zunchosHerramientas
const pictures = {
  '/productos?categoryId=19': electricas,
  '/productos?categoryId=20': manuales,
  '/productos?categoryId=21': neumaticas,
}
const trail = [
  { name: 'Soluciones', path: '/soluciones' },
  { name: 'Zunchos y herramientas', path: '/zunchos-herramientas' },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: zunchosHerramientas.meta, path: '/zunchos-herramientas', trail, picture: hero })

export default function ZunchosHerramientas() {
  return (
    <>
      <Hero text={zunchosHerramientas.hero} picture={hero} button={{ label: 'Ver productos', to: '/productos' }} />
      <Breadcrumbs trail={trail} />
      <Section title={guarantees.title} text={guarantees.text}>
        <Points of={guarantees.points} />
      </Section>
      <Section title={tools.title} text={tools.text} tone="steel">
        <CardGrid columns={3}>
          {tools.cards.map(({ solution, name, text, link }) => (
            <Card key={link} picture={pictures[link]} kind={solution} title={name} text={text} to={link} />
          ))}
        </CardGrid>
      </Section>
      <Section title={straps.title} text={straps.text}>
        <ul className="grid gap-10 lg:grid-cols-3 lg:gap-12">
          {straps.types.map(({ name, text, link }) => (
            <li key={name} className="flex flex-col border-red border-t-4 pt-5">
              <h3 className="title-3">{name}</h3>
              <p className="mt-2 mb-3">{text}</p>
              <TextLink to={link.to} className="mt-auto">
                {link.label}
              </TextLink>
            </li>
          ))}
        </ul>
        <div className="mt-14">
          <TextTable of={straps.table} />
        </div>
      </Section>
      <PetVersusSteel />
      <CalculatorBlock text={calculator} calculator={strapCalculator} />
      <Section title={lines.title} text={lines.text} tone="steel">
        <Points of={lines.options} />
        <div className="mt-10 flex flex-wrap gap-3">
          {lines.links.map(({ label, to }) => (
            <CtaButton key={to} to={to} white>
              {label}
            </CtaButton>
          ))}
        </div>
      </Section>
      <Section title={help.title} text={help.text} aside={<CtaButton to="/">{help.button}</CtaButton>} />
      <InformationRequest {...request} />
    </>
  )
}

function PetVersusSteel() {
  const { title, paragraphs, figure, points, limits } = petVersusSteel
  return (
    <section className="band on-dark bg-ink text-white">
      <div className="page grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="strap from-edge title-2">{title}</h2>
          <Paragraphs of={paragraphs} className="mt-6" />
          <p className="measure mt-4 text-steel-200">{limits}</p>
        </div>
        <p className="lg:col-span-5 lg:pt-7">
          <span className="block font-extrabold text-9xl leading-none tracking-tight">{figure.value}</span>
          <span className="title-2 mt-2 block">{figure.unit}</span>
          <span className="mt-4 block text-steel-200">{figure.text}</span>
        </p>
        <div className="lg:col-span-12">
          <Points of={points} columns={2} />
        </div>
      </div>
    </section>
  )
}
