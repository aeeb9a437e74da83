import { company } from '../../company.ts'
import type { IconName } from './drawings.ts'
import { Icon } from './icon.tsx'

type Channel = { icon: IconName; name: string; label: string; href: string }

const phone: Channel = { icon: 'phone', name: 'Ventas', label: company.phone.label, href: company.phone.href }
const servicePhone: Channel = {
  icon: 'servicio-tecnico',
  name: 'Servicio técnico',
  label: company.servicePhone.label,
  href: company.servicePhone.href,
}
const email: Channel = { icon: 'mail', name: 'Correo', label: company.email, href: `mailto:${company.email}` }
const whatsapp: Channel = {
  icon: 'whatsapp',
  name: 'WhatsApp',
  label: company.whatsapp.label,
  href: company.whatsapp.href,
}

type Props = { title: string; text: string; withService?: boolean }

export function ContactBox({ title, text, withService = false }: Props) {
  const channels = withService ? [servicePhone, phone, email, whatsapp] : [phone, email, whatsapp]
  return (
    <aside aria-label={title} className="rounded border border-steel-200 bg-white p-6 lg:p-8">
      <h3 className="title-3">{title}</h3>
      <p className="mt-2">{text}</p>
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
