import hero from 'picture:heroes/mercados'
import { industryCard } from '../content/industries.ts'
import { mercados } from '../content/mercados.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { CtaButton } from '../ui/buttons.tsx'
import { InformationRequest } from '../ui/contact-channels.tsx'
import { Hero } from '../ui/hero.tsx'
import { Icon } from '../ui/icon.tsx'
import { IndustryGrid, IndustrySelect } from '../ui/industries.tsx'
import { Section } from '../ui/section.tsx'
import { Split } from '../ui/split.tsx'
import type { Route } from './+types/mercados.ts'

export const handle: PageHandle = { cache: 'always' }

const { intro, sections, others, request } = mercados
const trail = [{ name: 'Mercados', path: '/mercados' }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: mercados.meta, path: '/mercados', trail, picture: hero })

export default function Mercados() {
  return (
    <>
      <Hero text={mercados.hero} picture={hero} />
      <Breadcrumbs trail={trail} />
      <Section title={intro.title} text={intro.text} aside={<IndustrySelect />} />
      {sections.map(({ name, title, text, points, link }, index) => (
        <Split
          key={name}
          picture={industryCard(link.to)}
          flip={index % 2 === 1}
          tone={index % 2 === 0 ? 'steel' : 'white'}
        >
          <p className="label text-steel-600">{name}</p>
          <h2 className="title-2 mt-2">{title}</h2>
          <p className="measure mt-5">{text}</p>
          <ul className="mt-5 grid gap-2">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon name="check" className="mt-0.5 size-6 text-red" />
                {point}
              </li>
            ))}
          </ul>
          <CtaButton to={link.to} white className="mt-8">
            {link.label}
          </CtaButton>
        </Split>
      ))}
      <Section title={others.title} text={others.text} tone="steel">
        <IndustryGrid except={sections.map(({ link }) => link.to)} />
      </Section>
      <InformationRequest {...request} />
    </>
  )
}
