import hero from 'picture:heroes/nosotros'
import poster from 'picture:heroes/video-empresa'
import loop from 'picture:loops/inicio'
import { nosotros } from '../content/nosotros.ts'
import { useCompany, useCopy } from '../document/company-context.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Figures } from '../ui/figures.tsx'
import { Hero } from '../ui/hero.tsx'
import { InformationRequest } from '../ui/information-request.tsx'
import { Paragraphs, Section } from '../ui/section.tsx'
import { Video } from '../ui/video.tsx'
import type { Route } from './+types/nosotros.ts'

const trail = [{ name: 'Nosotros', path: '/nosotros' }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: nosotros.meta, path: '/nosotros', trail, picture: hero })

export default function Nosotros() {
  const { story, mission, vision, video, benefits, figures, request } = useCopy(nosotros)
  const { video: ownVideo } = useCompany()
  return (
    <>
      <Hero text={nosotros.hero} picture={hero} button={nosotros.hero.button} />
      <Breadcrumbs trail={trail} />
      <Section title={story.title} text={story.paragraphs} />
      <section className="band bg-steel-50">
        <div className="page grid gap-12 lg:grid-cols-2 lg:gap-16">
          {[mission, vision].map(({ title, paragraphs: [first = '', ...rest] }) => (
            <div key={title}>
              <h2 className="label text-red">{title}</h2>
              <p className="mt-3 text-balance font-bold text-2xl leading-9 tracking-tight">{first}</p>
              <Paragraphs of={rest} className="mt-4" />
            </div>
          ))}
        </div>
      </section>
      <Section title={video.title} text={ownVideo ? undefined : video.text}>
        <Video
          video={ownVideo || video.file}
          title={video.title}
          picture={poster}
          version={ownVideo ? undefined : loop.version}
        />
        <p className="mt-3 text-base text-steel-600">{video.caption}</p>
      </Section>
      <section className="band bg-steel-50">
        <div className="page grid gap-10 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 className="strap from-edge title-2">{benefits.title}</h2>
            <p className="mt-4">{benefits.text}</p>
          </div>
          <div className="lg:col-span-7">
            <Accordion name="beneficios" entries={benefits.items} />
          </div>
        </div>
      </section>
      <Section title={figures.title} text={figures.text} tone="ink">
        <Figures of={figures.items} />
      </Section>
      <InformationRequest {...request} />
    </>
  )
}
