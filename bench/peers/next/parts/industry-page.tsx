import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs'
import { CloseDetails } from './close-details'
import { ContactForm } from './contact-form'
import {
  company,
  contactBox,
  heroes,
  type Industry,
  industries,
  industryNames,
  privacyNotice,
  products,
} from './content'
import { Icon } from './icon'
import { Picture } from './picture'
import { ProductGrid } from './product-grid'
import { SiteLink } from './site-link'

export function findIndustry(name: string): Industry {
  const industry = industries.find(({ path }) => path === `/${name}`)
  if (!industry) throw new Error(`There is no industry called ${name}`)
  return industry
}

export function IndustryPage({ industry }: { industry: Industry }) {
  const { path, hero, loads, risks, practice, answers, contact } = industry
  const here = industryNames.filter((entry) => entry.path === path)
  const picture = heroes[path as keyof typeof heroes]
  const shown = industry.products.flatMap((id) => products.find((product) => product.id === id) ?? [])
  return (
    <>
      <section className="hero on-dark">
        <div className="hero-scene">
          <Picture picture={picture} sizes="100vw" first className="hero-picture" />
        </div>
        <div className="hero-text">
          <div className="page">
            <div className="max-w-2xl">
              <p className="label text-white">{hero.category}</p>
              <h1 className="title-1 mt-3">{hero.title}</h1>
              <p className="mt-5 max-w-xl text-lg text-white leading-8">{hero.description}</p>
            </div>
          </div>
        </div>
      </section>
      <Breadcrumbs trail={[{ name: 'Mercados', path: '/mercados' }, ...here]}>
        <details id="industrias" className="industry-select group">
          <summary>
            Tipo de Industria
            <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <CloseDetails id="industrias" />
          <ul>
            {industryNames.map((entry) => (
              <li key={entry.path}>
                <SiteLink to={entry.path}>{entry.name}</SiteLink>
              </li>
            ))}
          </ul>
        </details>
      </Breadcrumbs>
      <Section title={loads.title} text={loads.paragraphs} />
      <Section title={risks.title} isSteel>
        <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {risks.points.map(({ title, text }) => (
            <li key={title} className="border-steel-200 border-t pt-5">
              <h3 className="title-3">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={practice.title}>
        <table className="comparison">
          <caption className="sr-only">{practice.title}</caption>
          <thead>
            <tr>
              <th scope="col">Carga</th>
              <th scope="col">Cómo se asegura</th>
              <th scope="col">Producto</th>
            </tr>
          </thead>
          <tbody>
            {practice.rows.map(({ load, method, product }) => (
              <tr key={load}>
                <th scope="row">{load}</th>
                <td data-label="Cómo se asegura">{method}</td>
                <td data-label="Producto">
                  <SiteLink
                    to={`/productos/${product.id}`}
                    className="inline-block py-1 font-semibold text-red underline"
                  >
                    {product.label}
                  </SiteLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={answers.title} isSteel>
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {answers.points.map(({ title, text, link }) => (
            <li key={title} className="flex flex-col border-red border-t-4 pt-5">
              <h3 className="title-3">{title}</h3>
              <p className="mt-2 mb-2">{text}</p>
              <SiteLink to={link.to} className="mt-auto inline-flex min-h-11 items-center gap-2 font-bold text-red">
                <span className="underlined">{link.label}</span>
                <Icon name="arrow-right" className="size-5" />
              </SiteLink>
            </li>
          ))}
        </ul>
        <div className="mt-14">
          <ProductGrid products={shown} columns={4} />
        </div>
      </Section>
      <section className="band">
        <div className="page grid gap-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <h2 className="strap title-2">{contact.title}</h2>
            <p className="measure mt-4 mb-8">{contact.text}</p>
            <ContactForm>
              <p className="measure mt-4 text-base text-steel-600">
                {privacyNotice.before}
                <SiteLink to="/privacidad" className="text-ink underline hover:text-red">
                  {privacyNotice.link}
                </SiteLink>
                {privacyNotice.after}
              </p>
            </ContactForm>
          </div>
          <div className="lg:col-span-4">
            <ContactBox />
          </div>
        </div>
      </section>
    </>
  )
}

type SectionProps = { title: string; text?: string[]; isSteel?: boolean; children?: ReactNode }

function Section({ title, text, isSteel = false, children }: SectionProps) {
  return (
    <section className={`band ${isSteel ? 'bg-steel-50' : ''}`}>
      <div className="page">
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-12">
          <h2 className={`strap title-2 ${text ? 'lg:col-span-6' : 'max-w-3xl lg:col-span-12'}`}>{title}</h2>
          {text && (
            <div className="grid content-start justify-items-start gap-6 lg:col-span-6 lg:pt-7">
              <div className="measure grid gap-4">
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
          )}
        </div>
        {children && <div className="mt-10 lg:mt-14">{children}</div>}
      </div>
    </section>
  )
}

const channels = [
  { icon: 'phone', name: 'Ventas', label: company.phone.label, href: company.phone.href },
  { icon: 'mail', name: 'Correo', label: company.email, href: `mailto:${company.email}` },
  { icon: 'chat', name: 'WhatsApp', label: company.whatsapp.label, href: company.whatsapp.href },
]

function ContactBox() {
  return (
    <aside aria-label={contactBox.title} className="rounded border border-steel-200 bg-white p-6 lg:p-8">
      <h3 className="title-3">{contactBox.title}</h3>
      <p className="mt-2">{contactBox.text}</p>
      <ul className="mt-4 divide-y divide-steel-100">
        {channels.map(({ icon, name, label, href }) => (
          <li key={href}>
            <a href={href} className="flex min-h-16 items-center gap-4 hover:text-red">
              <Icon name={icon} className="size-6 text-red" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="label block text-steel-600">{name}</span>
                <span className="font-bold">{label}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
