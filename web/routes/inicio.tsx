import hoverAirpads from 'picture:cards/hover-airpads'
import hoverEnvolvedora from 'picture:cards/hover-envolvedora'
import hoverZunchos from 'picture:cards/hover-zunchos'
import hero from 'picture:loops/inicio'
import { isApiError } from '../../shared/api-error.ts'
import type { Banner } from '../../shared/catalogue/public.ts'
import type { Company } from '../../shared/settings/company.ts'
import { BannerCarousel, useBanners } from '../catalogue/banners.tsx'
import { inicio } from '../content/inicio.ts'
import { useCopy } from '../document/company-context.ts'
import { backendContext, pageContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { CtaButton } from '../ui/buttons.tsx'
import { InformationRequest } from '../ui/contact-channels.tsx'
import { HeroVideo } from '../ui/hero.tsx'
import { IndustryGrid } from '../ui/industries.tsx'
import { Picture } from '../ui/picture.tsx'
import { Figures, Paragraphs, Points, Section } from '../ui/section.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { Route } from './+types/inicio.ts'

export const handle: PageHandle = { cache: 'always' }

const organization = (whole: (path: string) => string, company: Company) => ({
  url: whole('/'),
  logo: whole('/icon-512.png'),
  '@type': 'Organization',
  name: company.legalName,
  alternateName: company.name,
  foundingDate: '2006',
  parentOrganization: { '@type': 'Organization', name: company.group, foundingDate: '1947' },
  telephone: company.phones.sales,
  email: company.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.district,
    addressRegion: company.address.city,
    addressCountry: 'CL',
  },
  sameAs: Object.values(company.social).filter(Boolean),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: inicio.meta, path: '/', data: (whole, company) => [organization(whole, company)] })

/** After a 401 the browser requests the banners itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const banners = await context
    .get(backendContext)
    .api.getActiveBanners()
    .catch((error: unknown) => {
      if (isApiError(error) && error.status === 401) return undefined
      context.get(pageContext).report(error)
      return []
    })
  return { banners }
}

export function clientLoader(): { banners: Banner[] | undefined } {
  return { banners: undefined }
}

export default function Inicio({ loaderData }: Route.ComponentProps) {
  const { welcome, solutions, summary, quotation, industries, service, request } = useCopy(inicio)
  const banners = useBanners(loaderData.banners)
  return (
    <>
      {!banners && <div className="carousel" />}
      {banners && (banners.length > 0 ? <BannerCarousel banners={banners} /> : <Fallback />)}
      <section className="band">
        <div className="page grid gap-10 lg:grid-cols-12">
          <h1 className="strap from-edge title-1 lg:col-span-7">{welcome.title}</h1>
          <div className="lg:col-span-5 lg:pt-7">
            <Paragraphs of={welcome.paragraphs} />
            <div className="mt-8 flex flex-wrap gap-3">
              {welcome.actions.map(({ label, to }, index) => (
                <CtaButton key={to} to={to} white={index > 0}>
                  {label}
                </CtaButton>
              ))}
            </div>
          </div>
        </div>
      </section>
      <Section
        title={solutions.title}
        text={solutions.text}
        tone="steel"
        aside={
          <CtaButton to="/soluciones" white>
            Ver las soluciones
          </CtaButton>
        }
      >
        <HoverGrid />
      </Section>
      <Section title={quotation.title}>
        <Points of={quotation.steps} />
        <CtaButton to={quotation.link.to} className="mt-10">
          {quotation.link.label}
        </CtaButton>
      </Section>
      <section className="band on-dark bg-ink text-white">
        <div className="page">
          <div className="grid gap-10 lg:grid-cols-12">
            <h2 className="strap from-edge title-2 lg:col-span-5">{summary.title}</h2>
            <div className="lg:col-span-7 lg:pt-7">
              <Paragraphs of={summary.paragraphs} />
              <CtaButton to={summary.link.to} white className="mt-8">
                {summary.link.label}
              </CtaButton>
            </div>
          </div>
          <div className="mt-14 border-steel-600 border-t pt-10">
            <Figures of={summary.figures} />
          </div>
        </div>
      </section>
      <Section
        title={industries.title}
        text={industries.text}
        aside={
          <CtaButton to="/mercados" white>
            Ver los mercados
          </CtaButton>
        }
      >
        <IndustryGrid />
      </Section>
      <Section
        title={service.title}
        text={service.text}
        tone="steel"
        aside={<CtaButton to={service.link.to}>{service.link.label}</CtaButton>}
      />
      <InformationRequest {...request} />
    </>
  )
}

function Fallback() {
  const { fallback } = inicio
  return (
    <section className="hero on-dark">
      <div className="hero-scene">
        <Picture picture={hero} sizes="100vw" first className="hero-picture" />
        <HeroVideo name="inicio" version={hero.version} />
      </div>
      <div className="hero-text">
        <div className="page">
          <p className="title-1 max-w-2xl">{fallback.title}</p>
          <p className="mt-5 max-w-xl text-lg leading-8">{fallback.description}</p>
        </div>
      </div>
    </section>
  )
}

const items = [
  { id: 1, name: 'ZUNCHOS', img: hoverZunchos, link: '/zunchos-herramientas' },
  { id: 2, name: 'ENVOLVEDORA', img: hoverEnvolvedora, link: '/envolvedora' },
  { id: 3, name: 'AIRPADS', img: hoverAirpads, link: '/airpads' },
]

function HoverGrid() {
  return (
    <ul className="hover-grid">
      {items.map(({ id, name, img, link }) => (
        <li key={id}>
          <SiteLink to={link} className="on-dark">
            <Picture
              picture={{ ...img, alt: '' }}
              sizes="(min-width: 1328px) 410px, (min-width: 640px) 31vw, 92vw"
              className="hover-picture"
            />
            <span className="hover-name">
              <span className="underlined">{name}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
