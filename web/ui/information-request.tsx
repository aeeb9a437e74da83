import { phoneLink, whatsappLink } from '../../shared/phone-links.ts'
import { useCompany } from '../document/company-context.ts'
import { CtaButton } from './cta-button.tsx'
import { Icon } from './icon.tsx'

export function InformationRequest({ title, text }: { title: string; text: string }) {
  const company = useCompany()
  return (
    <section aria-label="Solicitud de información" className="on-dark bg-ink-soft text-white">
      <div className="page grid items-center gap-8 py-14 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-6">
          <h2 className="strap from-edge title-2">{title}</h2>
          <p className="measure mt-4 text-steel-100">{text}</p>
        </div>
        <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center lg:col-span-6 lg:justify-end">
          <CtaButton to="/contacto">Solicitar información</CtaButton>
          <a
            href={phoneLink(company.phones.sales)}
            className="inline-flex min-h-12 items-center gap-2 px-3 hover:underline"
          >
            <Icon name="phone" className="size-5" />
            {company.phones.sales}
          </a>
          <a
            href={whatsappLink(company.whatsapp)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-12 items-center gap-2 px-3 hover:underline"
          >
            <Icon name="whatsapp" className="size-5" />
            WhatsApp
          </a>
        </div>
      </div>
    </section>
  )
}
