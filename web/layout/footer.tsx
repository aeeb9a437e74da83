import { memo } from 'react'
import certification from '../../media/brand/certification.svg?no-inline'
import { phoneLink, whatsappLink } from '../../shared/phone-links.ts'
import type { Company } from '../../shared/settings/company.ts'
import { footer } from '../content/site.ts'
import { useCompany } from '../document/company-context.ts'
import type { IconName } from '../ui/drawings.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Logo } from './logo.tsx'
import { calculators, companyLinks, industryLinks, type MenuLink, solutionLinks } from './menu.ts'

const columns: { title: string; links: MenuLink[] }[] = [
  {
    title: 'Soluciones',
    links: [{ name: 'Todas las soluciones', link: '/soluciones' }, ...solutionLinks, calculators],
  },
  { title: 'Mercados', links: [{ name: 'Todos los mercados', link: '/mercados' }, ...industryLinks] },
  { title: 'Nosotros', links: companyLinks },
  {
    title: 'Atención',
    links: [
      { name: 'Catálogo de productos', link: '/productos' },
      { name: 'Mi cotización', link: '/cotizacion' },
      { name: 'Servicio técnico', link: '/servicio-tecnico' },
      { name: 'Contacto', link: '/contacto' },
      { name: 'Privacidad', link: '/privacidad' },
    ],
  },
]

const networks: { key: keyof Company['social']; name: string; icon: IconName }[] = [
  { key: 'instagram', name: 'Instagram', icon: 'instagram' },
  { key: 'linkedin', name: 'LinkedIn', icon: 'linkedin' },
]

export const Footer = memo(function Footer() {
  const company = useCompany()
  const { street, district, city, country } = company.address
  const social = networks.filter(({ key }) => company.social[key])
  return (
    <footer className="on-dark bg-ink pb-20 text-steel-200 lg:pb-0">
      <div className="page grid gap-12 py-16 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-4">
          <Logo white />
          <p className="mt-6 max-w-sm">{footer.about}</p>
          <address className="mt-6 grid gap-1 not-italic">
            <span className="inline-flex items-start gap-3 py-1.5">
              <Icon name="pin" className="mt-1 size-5" />
              <span>
                {street}
                <br />
                {district}, {city}, {country}
              </span>
            </span>
            {company.warehouse && (
              <span className="inline-flex items-start gap-3 py-1.5">
                <Icon name="pin" className="mt-1 size-5" />
                <span>{`Bodega: ${company.warehouse}`}</span>
              </span>
            )}
            <a
              href={phoneLink(company.phones.sales)}
              className="inline-flex items-center gap-3 py-1.5 hover:text-white"
            >
              <Icon name="phone" className="size-5" />
              {company.phones.sales}
            </a>
            <a href={`mailto:${company.email}`} className="inline-flex items-center gap-3 py-1.5 hover:text-white">
              <Icon name="mail" className="size-5" />
              {company.email}
            </a>
          </address>
        </div>
        <nav aria-label="Pie de página" className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-4 lg:col-span-8">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <p id={`pie-${title}`} className="label text-white">
                {title}
              </p>
              <ul aria-labelledby={`pie-${title}`} className="mt-3">
                {links.map(({ name, link }) => (
                  <li key={link}>
                    <SiteLink to={link} className="block py-1.5 text-base leading-6 hover:text-white">
                      {name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-steel-600 border-t">
        <div className="page flex flex-wrap items-center gap-x-8 gap-y-5 py-6 text-sm">
          <p>
            © 2025 {company.legalName}. Unidad chilena de {company.group}.
          </p>
          <ul className="flex gap-2 sm:ml-auto">
            {social.map(({ key, name, icon }) => (
              <li key={key}>
                <a
                  href={company.social[key]}
                  target="_blank"
                  rel="noopener"
                  className="inline-flex min-h-11 items-center gap-2 px-2 hover:text-white"
                >
                  <Icon name={icon} className="size-5" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <img
            src={certification}
            alt={footer.certification}
            width={228}
            height={72}
            loading="lazy"
            className="h-14 w-auto rounded bg-white px-3 py-1"
          />
        </div>
      </div>
      <WhatsappLink />
    </footer>
  )
})

function WhatsappLink() {
  const { whatsapp } = useCompany()
  return (
    <a href={whatsappLink(whatsapp)} target="_blank" rel="noopener" className="whatsapp">
      <Icon name="whatsapp" className="size-7" />
      <span className="sr-only">Escribir por WhatsApp al {whatsapp}</span>
    </a>
  )
}
