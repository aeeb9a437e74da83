import hero from 'picture:heroes/contacto'
import { useSearchParams } from 'react-router'
import { contacto } from '../content/contacto.ts'
import { contactBox } from '../content/site.ts'
import { useCopy } from '../document/company-context.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { ContactRequestForm } from '../requests/contact-form.tsx'
import { receivePostedContact } from '../requests/receive-post.server.ts'
import { readSearchMessage } from '../requests/search-message.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ContactBox } from '../ui/contact-channels.tsx'
import { Hero } from '../ui/hero.tsx'
import { Points, Section } from '../ui/section.tsx'
import type { Route } from './+types/contacto.ts'

export const handle: PageHandle = { cache: 'without-search' }

const trail = [{ name: 'Contacto', path: '/contacto' }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: contacto.meta, path: '/contacto', trail, picture: hero })

export const action = (args: Route.ActionArgs) => receivePostedContact(args, 'CONTACT')

export default function Contacto() {
  const { form, visit, channels } = useCopy(contacto)
  const [params] = useSearchParams()
  return (
    <>
      <Hero text={contacto.hero} picture={hero} />
      <Breadcrumbs trail={trail} />
      <section className="band">
        <div className="page grid gap-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <h2 className="strap from-edge title-2">{form.title}</h2>
            <p className="measure mt-4 mb-8">{form.text}</p>
            <ContactRequestForm message={readSearchMessage(params)} />
          </div>
          <div className="grid content-start gap-6 lg:col-span-4">
            <ContactBox {...contactBox} />
            <div className="rounded border border-steel-200 p-6 lg:p-8">
              <h2 className="title-3">{visit.title}</h2>
              <p className="mt-2">{visit.text}</p>
            </div>
          </div>
        </div>
      </section>
      <Section title="Qué canal usar" tone="steel">
        <Points of={channels} />
      </Section>
    </>
  )
}
