import hero from 'picture:heroes/servicio-tecnico'
import { phoneLink } from '../../shared/phone-links.ts'
import { servicioTecnico } from '../content/servicio-tecnico.ts'
import { useCompany } from '../document/company-context.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { ServiceRequestForm } from '../requests/contact-form.tsx'
import { receivePostedContact } from '../requests/receive-post.server.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { CtaButton, ctaLook } from '../ui/buttons.tsx'
import { ContactBox } from '../ui/contact-channels.tsx'
import { Hero } from '../ui/hero.tsx'
import { Icon } from '../ui/icon.tsx'
import { Paragraphs, Points, Section } from '../ui/section.tsx'
import type { Route } from './+types/servicio-tecnico.ts'

export const handle: PageHandle = { cache: 'always' }

const { intro, services, preparation, form, side } = servicioTecnico
const trail = [{ name: 'Servicio técnico', path: '/servicio-tecnico' }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: servicioTecnico.meta, path: '/servicio-tecnico', trail, picture: hero })

export const action = (args: Route.ActionArgs) => receivePostedContact(args, 'SERVICE')

export default function ServicioTecnico() {
  const { phones } = useCompany()
  return (
    <>
      <Hero text={servicioTecnico.hero} picture={hero} low>
        <div className="mt-6 flex flex-wrap gap-3 lg:mt-8">
          <a href={phoneLink(phones.service)} className={ctaLook()}>
            <Icon name="phone" className="size-5" />
            Llamar al {phones.service}
          </a>
          <CtaButton to={servicioTecnico.hero.button.to} white>
            {servicioTecnico.hero.button.label}
          </CtaButton>
        </div>
      </Hero>
      <Breadcrumbs trail={trail} />
      <section id="service-form" className="band">
        <div className="page grid gap-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <h2 className="strap from-edge title-2">{form.title}</h2>
            <p className="measure mt-4 mb-8">{form.text}</p>
            <ServiceRequestForm />
          </div>
          <div className="lg:col-span-4">
            <ContactBox {...side} withService />
          </div>
        </div>
      </section>
      <section className="band bg-steel-50">
        <div className="page grid gap-12 lg:grid-cols-2 lg:gap-16">
          {intro.map(({ title, paragraphs }) => (
            <div key={title}>
              <h2 className="title-2">{title}</h2>
              <Paragraphs of={paragraphs} className="mt-5" />
            </div>
          ))}
        </div>
      </section>
      <Section title={services.title}>
        <Points of={services.points} />
      </Section>
      <Section title={preparation.title} text={preparation.text} tone="steel">
        <ul className="grid gap-x-12 gap-y-3 md:grid-cols-2">
          {preparation.items.map((item) => (
            <li key={item} className="flex gap-3">
              <Icon name="check" className="mt-0.5 text-red" />
              {item}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
