import { phoneLink, whatsappLink } from '../../shared/phone-links.ts'
import { useCompany } from '../document/company-context.ts'
import { CtaButton } from './buttons.tsx'
import type { IconName } from './drawings.ts'
import { Icon } from './icon.tsx'

type Channel = { icon: IconName; name: string; label: string; href: string }

type Props = { title: string; text: string; withService?: boolean }

export function ContactBox({ title, text, withService = false }: Props) {
  const { phones, email: salesEmail, serviceEmail, whatsapp } = useCompany()
  const email = (withService && serviceEmail) || salesEmail
  const service: Channel[] = withService
    ? [{ icon: 'servicio-tecnico', name: 'Servicio técnico', label: phones.service, href: phoneLink(phones.service) }]
    : []
  const channels: Channel[] = [
    ...service,
    { icon: 'phone', name: 'Ventas', label: phones.sales, href: phoneLink(phones.sales) },
    { icon: 'mail', name: 'Correo', label: email, href: `mailto:${email}` },
    { icon: 'whatsapp', name: 'WhatsApp', label: whatsapp, href: whatsappLink(whatsapp) },
  ]
  return (
    <aside aria-label={title} className="rounded border border-steel-200 bg-white p-6 lg:p-8">
      <h2 className="title-3">{title}</h2>
      <p className="mt-2">{text}</p>
      <ul className="mt-4 divide-y divide-steel-100">
        {channels.map(({ icon, name, label, href }) => (
          <li key={name}>
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
