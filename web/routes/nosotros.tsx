import hero from 'picture:heroes/nosotros'
import poster from 'picture:heroes/video-empresa'
import loop from 'picture:loops/inicio'
import { nosotros } from '../content/nosotros.ts'
import { useCompany, useCopy } from '../document/company-context.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { InformationRequest } from '../ui/contact-channels.tsx'
import { Hero } from '../ui/hero.tsx'
import { Icon } from '../ui/icon.tsx'
import { Figures, Paragraphs, Section } from '../ui/section.tsx'
import { Video } from '../ui/video.tsx'
import type { Route } from './+types/nosotros.ts'

export const handle: PageHandle = { cache: 'always' }

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

type Entry = { id: number; title: string; description: string }

/** The browser keeps only one `details` element of the same name open. */
function Accordion({ name, entries }: { name: string; entries: Entry[] }) {
  return (
    <div className="divide-y divide-steel-200 border-steel-200 border-y">
      {entries.map(({ id, title, description }, index) => (
        <details key={id} name={name} open={index === 0} className="group">
          <summary className="flex min-h-16 items-center justify-between gap-6 py-4">
            <h3 className="title-3">{title}</h3>
            <Icon name="plus" className="text-red group-open:hidden" />
            <Icon name="minus" className="hidden text-red group-open:block" />
          </summary>
          <p className="measure pb-6">{description}</p>
        </details>
      ))}
    </div>
  )
}
